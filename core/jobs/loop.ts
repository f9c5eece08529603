/** What an operator should know; never a person's words. */
export type Log = {
  info: (about: object, message: string) => void;
  warn: (about: object, message: string) => void;
  error: (about: object, message: string) => void;
};

/**
 * A job that runs again and again. `wake` runs it soon instead of at its next time; `stop` waits for the run under
 * way. Its work is resumable: whatever a run did not finish the next one does.
 */
export type Job = { name: string; wake: () => void; stop: () => Promise<void> };

/**
 * Runs `work` after `firstMs`, and then every `everyMs` after the last run ended. A failing run is logged and tried
 * again at its next time.
 */
export function loop(
  name: string,
  everyMs: number,
  log: Log,
  work: () => Promise<void>,
  firstMs = 0,
): Job {
  let stopped = false;
  let again = false;
  let rouse: (() => void) | undefined;
  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      rouse = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const running = (async () => {
    if (firstMs > 0) await pause(firstMs);
    while (!stopped) {
      again = false;
      await work().catch((error: unknown) =>
        log.error({ err: error, job: name }, 'a job failed and is tried again'),
      );
      if (!stopped && !again) await pause(everyMs);
    }
  })();
  const wake = () => {
    again = true;
    rouse?.();
  };
  return {
    name,
    wake,
    stop: async () => {
      stopped = true;
      rouse?.();
      await running;
    },
  };
}
