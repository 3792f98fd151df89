import { setTimeout as sleep } from 'node:timers/promises';
import { openBrowser } from '@waypost/frontend/e2e/open-browser';

/** Long enough for what an action still does once it looks done. */
const afterwardsMs = 400;
const msOf = (microseconds: number) => microseconds / 1_000;

type TraceEvent = { name: string; pid: number; tid: number; tdur?: number; args: { name?: string } };

/** The longest task of the page, in ms of the processor: on a busy machine a task waits, too, for which the page can do nothing. */
function longestTask(trace: Buffer): number {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const threads = new Set(
    traceEvents.flatMap(({ name, pid, tid, args }) =>
      name === 'thread_name' && args.name === 'CrRendererMain' ? [`${pid} ${tid}`] : [],
    ),
  );
  const tasks = traceEvents.filter(({ name, pid, tid }) => name.endsWith('RunTask') && threads.has(`${pid} ${tid}`));
  return msOf(Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur)));
}

/** A page in a browser of its own, of somebody who is signed in. */
export async function openWatchedPage(baseURL: string, email: string) {
  const browser = await openBrowser();
  const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 900 } });
  context.setDefaultTimeout(60_000);
  const asked = await context.request.get('/api/auth/google');
  const action = /action="([^"]+)"/.exec(await asked.text())?.[1] ?? '/';
  await context.request.post(new URL(action, asked.url()).href, { form: { email } });
  const page = await context.newPage();
  return {
    page,
    /** @returns the longest task of the page meanwhile, in ms of the processor. */
    async longestTask(act: () => Promise<unknown>): Promise<number> {
      await browser.startTracing(page, {
        categories: ['__metadata', 'toplevel', 'disabled-by-default-devtools.timeline'],
      });
      await act();
      await sleep(afterwardsMs);
      return longestTask(await browser.stopTracing());
    },
    close: () => browser.close(),
  };
}
export type WatchedPage = Awaited<ReturnType<typeof openWatchedPage>>;
