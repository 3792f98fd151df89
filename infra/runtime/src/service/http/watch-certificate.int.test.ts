import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import type { Closeable } from '../../closeable.ts';
import { newAuthority, newServerCertificate, validDays } from '../../operator/authority.ts';
import { createLog } from '../../telemetry/log.ts';
import { metricCatalogue } from '../../telemetry/metric-catalogue.ts';
import { readMetrics } from '../../telemetry/testing/read-metrics.ts';
import { freePort } from '../../testing/free-port.ts';
import { serviceConfig } from '../process/config.ts';
import { openContext } from '../process/open-context.ts';

const day = 24 * 3600 * 1000;
const read = readMetrics();
const leftNow = async () => (await read(metricCatalogue.certificateLeft.name))?.map(({ value }) => value);
const authority = await newAuthority('Waypost', Date.now() - 2 * validDays.server * day);

const folder = mkdtempSync(join(tmpdir(), 'waypost-certificate-'));
afterAll(() => rmSync(folder, { recursive: true }));

const opened: Closeable[] = [];
const close = async () => {
  for (const one of opened.splice(0)) await one.close();
};
afterEach(close);

/** What a process says that starts with a certificate which ends in so many days, and one between it and the authority in so many. */
async function start(...endsInDays: number[]) {
  const pairs = await Promise.all(
    endsInDays.map((days) =>
      newServerCertificate(
        authority,
        { name: 'jobs', hosts: ['localhost'] },
        Date.now() + (days - validDays.server) * day,
      ),
    ),
  );
  const lines: Record<string, unknown>[] = [];
  const log = createLog('jobs', { write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) });
  const config = serviceConfig.parse({
    WAYPOST_DATA: folder,
    TLS_CERT: pairs.map(({ cert }) => cert).join(''),
    TLS_KEY: pairs[0]?.key,
    PORT: await freePort(),
  });
  opened.push(await openContext({ name: 'jobs', process: 'jobs' }, config, log));
  return lines.map(({ level, msg }) => ({ level, msg }));
}

test('who starts with a certificate that has ended says so as an error, and tells for how long', async () => {
  expect(await start(-400)).toEqual([
    { level: 'error', msg: 'The certificate in TLS_CERT has ended: whoever calls refuses it' },
  ]);
  expect((await leftNow())?.[0]).toBeCloseTo((-400 * day) / 1000, -2);
});

test('one that soon ends is said, also where it is one between; then nothing is told of it any more', async () => {
  expect(await start(300, 12)).toEqual([{ level: 'warn', msg: 'The certificate in TLS_CERT ends in 12 days' }]);
  expect((await leftNow())?.[0]).toBeCloseTo((12 * day) / 1000, -2);
  await close();
  expect(await leftNow()).toBeUndefined();
});

test('one that serves for long is no news, but told', async () => {
  expect(await start(300)).toEqual([]);
  expect((await leftNow())?.[0]).toBeCloseTo((300 * day) / 1000, -2);
});
