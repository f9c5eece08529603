// Lets Node.js run our TypeScript as it stands, for benches and scripts: `node --import ./scripts/typescript.mjs FILE`.
// The shop itself never runs this way; it is compiled to dist/.
import { register } from 'node:module';

register('./loader.mjs', import.meta.url);
