import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';

const answer = z.object({
  data: z.object({ alerts: z.array(z.object({ state: z.string(), labels: z.object({ alertname: z.string() }) })) }),
});
const everyMs = 2_000;

async function firing(prometheus: string): Promise<Set<string>> {
  const response = await fetch(new URL('/api/v1/alerts', prometheus));
  const { data } = answer.parse(await response.json());
  return new Set(data.alerts.filter(({ state }) => state === 'firing').map(({ labels }) => labels.alertname));
}

/** Seconds from now until an alert fires at a Prometheus, or fires no more; undefined when it does not before the signal. */
export async function watchAlert(
  prometheus: string,
  alert: string,
  { fires, signal }: { fires: boolean; signal: AbortSignal },
): Promise<number | undefined> {
  const began = performance.now();
  while (!signal.aborted) {
    if ((await firing(prometheus)).has(alert) === fires) return Math.round((performance.now() - began) / 1000);
    await sleep(everyMs, undefined, { signal }).catch(() => undefined);
  }
  return undefined;
}
