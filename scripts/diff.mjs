// @ts-nocheck: it reaches into packages that have no types for this.
// Prints, as SQL, what a migrated database lacks to be what prisma/schema.prisma says:
// `node scripts/diff.mjs file:data/lotdesk.db`. What it prints is the next migration; nothing to do prints nothing.
// It uses the schema engine that Prisma's own tools use, as WebAssembly, because the native one is a download.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3';
import { PrismaPg } from '@prisma/adapter-pg';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const engineFolder = join(root, 'test/node_modules/@prisma/schema-engine-wasm');

async function loadEngine() {
  const bindings = await import(pathToFileURL(join(engineFolder, 'schema_engine_bg.js')).href);
  const compiled = await WebAssembly.compile(
    readFileSync(join(engineFolder, 'schema_engine_bg.wasm')),
  );
  const instance = await WebAssembly.instantiate(compiled, { './schema_engine_bg.js': bindings });
  bindings.__wbg_set_wasm(instance.exports);
  instance.exports.__wbindgen_start();
  return bindings.SchemaEngine;
}

/** The adapters' own helper package is a dependency of theirs, not of this project. */
function bindFactory(factory) {
  const fromAdapter = createRequire(
    createRequire(import.meta.url).resolve('@prisma/adapter-better-sqlite3'),
  );
  return fromAdapter('@prisma/driver-adapter-utils').bindMigrationAwareSqlAdapterFactory(factory);
}

const postgresText = 25;
const postgresChar = 18;
/** The engine's name for a single character (`ColumnTypeEnum.Character`). */
const character = 6;

/** The engine asks for catalogue columns of PostgreSQL's type "char", which the adapter does not know. */
class PgForEngine extends PrismaPg {
  async connect() {
    const adapter = await super.connect();
    const performIO = adapter.performIO.bind(adapter);
    adapter.queryRaw = async (query) => {
      const { fields, rows } = await performIO(query);
      const chars = fields.map((field) => field.dataTypeID === postgresChar);
      const known = fields.map((field, at) =>
        chars[at] ? { ...field, dataTypeID: postgresText } : field,
      );
      const reader = Object.create(adapter, {
        performIO: { value: async () => ({ fields: known, rows }) },
      });
      const result = await Object.getPrototypeOf(adapter).queryRaw.call(reader, query);
      const columnTypes = result.columnTypes.map((type, at) => (chars[at] ? character : type));
      return { ...result, columnTypes };
    };
    return adapter;
  }
}

function databaseOf(url) {
  return url.startsWith('file:')
    ? { schema: 'prisma/schema.prisma', factory: new PrismaBetterSqlite3({ url }) }
    : {
        schema: 'prisma/postgresql/schema.prisma',
        factory: new PgForEngine({ connectionString: url }, { schema: 'public' }),
      };
}

const { schema, factory } = databaseOf(process.argv[2] ?? '');
const content = readFileSync(join(root, schema), 'utf8');
const container = { files: [{ path: schema, content }], configDir: root };
const SchemaEngine = await loadEngine();
const options = { datamodels: [[schema, content]] };
// Where the engine puts its last words when it panics.
globalThis.PRISMA_WASM_PANIC_REGISTRY = {
  set_message: (message) => process.stderr.write(`${message}\n`),
};
const engine = await SchemaEngine.new(options, () => {}, bindFactory(factory));
const { stdout } = await engine.diff({
  from: { tag: 'schemaDatasource', ...container },
  to: { tag: 'schemaDatamodel', ...container },
  script: true,
  exitCode: null,
  shadowDatabaseUrl: null,
  filters: { externalTables: [], externalEnums: [] },
});
const nothing = '-- This is an empty migration.';
if (stdout.trim() !== nothing) process.stdout.write(stdout);
process.exit(0);
