import { fileURLToPath } from 'node:url';
import { type EdgeLog, exitCodes, runProcess } from '@waypost/runtime/service/process/process-edge';
import { inherited } from './supervise/config.ts';
import type { Exit } from './supervise/start-child.ts';
import { superviseProcess } from './supervise/supervised-process.ts';

const product = fileURLToPath(new URL('main.ts', import.meta.url));
/** Longer than the product takes for it at most. */
const closeWithin = 15_000;

/** The product has a log; here everything is said on the terminal, and loading a logger would only make the start slower. */
const silent: EdgeLog = { info: () => undefined, error: () => undefined, fatal: () => undefined };

const howItEnded = ({ code, signal }: Exit) => {
  if (signal === 'SIGKILL') return 'was killed (SIGKILL), by somebody or for want of memory';
  return signal === null ? `ended by itself (exit code ${code})` : `was ended by ${signal}`;
};

/** `npm start`: keeps the product running. It has its own port and data; only what it says of its end is added here. */
await runProcess(
  silent,
  async () => {
    const running = superviseProcess({
      name: 'Waypost',
      entry: product,
      env: inherited(),
      mayEnd: true,
      onRestart: (exit, ms) =>
        process.stderr.write(`\nWaypost ${howItEnded(exit)}. It is started again in ${ms / 1000} s.\n`),
    });
    void running.ended.then(({ code }) => process.exit(code ?? exitCodes.broken));
    return running;
  },
  // What is measured is the product; it sends that itself.
  { closeWithin, stopTelemetry: async () => undefined },
);
