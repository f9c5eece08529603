import { storeContract } from './contract.js';
import { postgresHarness } from './postgres.js';

storeContract('the store on PostgreSQL', postgresHarness());
