import http from 'node:http';

/** Called around everything the bot asks of Telegram but polling; throws where the process has died. */
export type Toll = <T>(name: string, run: () => Promise<T>) => Promise<T>;

export type Wire = {
  url: string;
  /** From here on this bot hears of no update, but can still write. */
  deafen: () => void;
  /** From here on Telegram and this bot hear nothing of each other. */
  cut: () => void;
};

type Answer = { status: number; body: Buffer };

/** A bot's own way to Telegram, so that it can be cut for one process and stay open for the next. */
export async function layWire(telegram: string, toll: Toll): Promise<Wire> {
  const agent = new http.Agent({ keepAlive: true });
  const polls = new Set<http.ServerResponse>();
  let deaf = false;
  const server = http.createServer((request, response) => {
    if (request.url?.includes('/getUpdates')) {
      polls.add(response);
      response.on('close', () => polls.delete(response));
      if (deaf) return response.destroy();
    }
    return carry(telegram, agent, toll, request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    deafen: () => {
      deaf = true;
      for (const poll of polls) poll.destroy();
    },
    cut: () => {
      server.close();
      server.closeAllConnections();
      agent.destroy();
    },
  };
}

async function carry(
  telegram: string,
  agent: http.Agent,
  toll: Toll,
  request: http.IncomingMessage,
  response: http.ServerResponse,
): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  const path = request.url ?? '/';
  const ask = () => forward(`${telegram}${path}`, agent, request, response, Buffer.concat(chunks));
  const name = path.split('?')[0]?.split('/').at(-1) ?? '';
  const answer = name === 'getUpdates' ? await ask() : await toll(name, ask);
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
}

function forward(
  url: string,
  agent: http.Agent,
  { method, headers }: http.IncomingMessage,
  response: http.ServerResponse,
  body: Buffer,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = {
      agent,
      method: method ?? 'POST',
      headers: {
        'content-type': headers['content-type'] ?? 'application/json',
        'content-length': body.length,
      },
    };
    const onward = http.request(url, options, (reply) => {
      const chunks: Buffer[] = [];
      reply.on('data', (chunk: Buffer) => chunks.push(chunk));
      reply.on('error', reject);
      reply.on('end', () =>
        resolve({ status: reply.statusCode ?? 500, body: Buffer.concat(chunks) }),
      );
    });
    onward.on('error', reject);
    // A poll that the bot gave up must not be answered with updates that nobody hears.
    response.on('close', () => onward.destroy());
    onward.end(body);
  });
}
