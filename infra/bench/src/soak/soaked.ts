import { startSupervisedProduct } from '@waypost/local/testing/product-process';
import { watchMemory } from './watch-memory.ts';

const mostMegabytes = 700;
const demoWithinMs = 300_000;

/** The product under load. */
export type Soaked = {
  url: string;
  /** Aborted once it has ended. */
  hasEnded(): AbortSignal;
  /** What is to be shown of its memory, and what did not hold, as sentences. */
  findings(): { memory: string; wrong: string[] };
  close(): Promise<void>;
};

/** One that runs already, in containers or on a cluster: who watches its processes is who runs it. */
export const soakAt = (url: string): Soaked => ({
  url: url.replace(/\/$/, ''),
  hasEnded: () => new AbortController().signal,
  findings: () => ({ memory: 'not watched here', wrong: [] }),
  close: async () => undefined,
});

/** The embedded one with its demo, as `npm start` runs it. */
export async function soakOwn(): Promise<Soaked> {
  const settings = { WAYPOST_DEMO: '1', TRUSTED_PROXIES: 'loopback' };
  const product = await startSupervisedProduct(settings, { startWithin: demoWithinMs, readyAt: 'Demo data:' });
  const memory = watchMemory(product.pid());
  return {
    url: product.url,
    hasEnded: product.hasEnded,
    findings() {
      const { largest, together } = memory.stop();
      // It may have been started again since.
      const ended = product.hasEnded().aborted || product.said().includes('started again');
      return {
        memory: `${Math.round(largest)} MB of the largest process, ${Math.round(together)} MB of all together`,
        wrong: [
          ...(ended ? [`The product ended:\n${product.said()}`] : []),
          ...(together > mostMegabytes ? [`${Math.round(together)} MB of memory are more than ${mostMegabytes}`] : []),
        ],
      };
    },
    async close() {
      memory.stop();
      await product.close();
    },
  };
}
