import { readFileSync } from 'node:fs';
import { processes } from '@waypost/runtime/service/processes';
import { expect, test } from 'vitest';

/** What the chart takes over from elsewhere, for Helm reads nothing outside of it. `vitest -u` copies it anew. */
test('the chart has the table of processes', async () => {
  await expect(`${JSON.stringify(processes, null, 2)}\n`).toMatchFileSnapshot('../processes.json');
});

test.each(['alerts.yml', 'otel-collector.yaml'])('the chart has %s of the observability', async (name) => {
  const there = readFileSync(new URL(`../../observability/${name}`, import.meta.url), 'utf8');
  await expect(there).toMatchFileSnapshot(`../files/${name}`);
});
