import { storeContract } from '../store/contract.js';
import { postgresHarness } from '../store/postgres.js';

storeContract('the store on PostgreSQL', postgresHarness());
