import { defineConfig } from 'vitest/config';

/** Tests that need more than npm packages (a browser), or minutes (crash runs): `npm run test:wide`. */
const wide = ['test/browser/**/*.test.ts', 'test/wide/**/*.test.ts'];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'main',
          include: ['test/**/*.test.ts'],
          exclude: ['**/node_modules/**', ...wide],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'wide',
          include: wide,
          exclude: ['**/node_modules/**'],
          testTimeout: 20 * 60_000,
          hookTimeout: 5 * 60_000,
          // A browser and a run of crashes each want the machine for themselves.
          fileParallelism: false,
        },
      },
    ],
  },
});
