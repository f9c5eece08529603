import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { root } from '../root.js';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** Served as they are written: a build copies none of them. */
const folder = join(root, 'bots/web/assets');

/** Serves the styles and scripts of our pages under `/assets/`, read once; there is nothing else to reach. */
export function assets(app: FastifyInstance): void {
  for (const name of readdirSync(folder)) {
    const type = types[extname(name)];
    if (type === undefined) continue;
    const content = readFileSync(join(folder, name));
    app.get(`/assets/${name}`, async (_request, reply) => reply.type(type).send(content));
  }
}
