import type { Output } from './output.js';

const usage = `Usage:
  npm run -s shop -- check FILE
      says what is wrong with a shop file, and shows the first addresses of each method
  npm run -s shop -- derive METHOD KEY [--from N] [--count N] [--chain main|test|regtest]
      prints receiving addresses, one JSON object a line
  npm run -s shop -- backup FILE
      copies the SQLite database of SHOP or DATABASE_URL to a new file, also while the shop runs`;

const output: Output = {
  line: (text) => process.stdout.write(`${text}\n`),
  error: (text) => process.stderr.write(`${text}\n`),
};

/**
 * Runs one command of the operator and gives its exit status: 0 done, 1 a problem was found, 2
 * refused.
 */
async function run([command, ...args]: string[]): Promise<number> {
  switch (command) {
    case 'check':
      return (await import('./check.js')).check(args, output);
    case 'derive':
      return (await import('./derive.js')).derive(args, output);
    case 'backup':
      return (await import('./backup.js')).backup(args, output, process.env);
    case undefined:
    case 'help':
    case '--help':
    case '-h':
      output.line(usage);
      return command === undefined ? 2 : 0;
    default:
      output.error(`There is no such command.\n${usage}`);
      return 2;
  }
}

process.stdout.on('error', (problem: NodeJS.ErrnoException) => {
  // The reader of a pipe (`| head`) may leave early; that is its right and no failure of ours.
  if (problem.code !== 'EPIPE') throw problem;
  process.exit(0);
});

// A backup holds names and addresses: nobody else on the machine reads it.
process.umask(0o077);
process.exitCode = await run(process.argv.slice(2));
