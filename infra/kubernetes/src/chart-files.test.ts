import { readFileSync } from 'node:fs';
import { operations, processes } from '@waypost/runtime/service/processes';
import { expect, test } from 'vitest';

/** What the chart takes over from elsewhere, for Helm reads nothing outside of it. `vitest -u` copies it anew. */
test.each([
  ['processes', processes],
  ['operations', operations],
])('the chart has the table of %s', async (name, table) => {
  await expect(`${JSON.stringify(table, null, 2)}\n`).toMatchFileSnapshot(`../${name}.json`);
});

test.each(Object.values(operations))('the README of the chart says in whose name $entry is run', ({ entry, as }) => {
  const lines = readFileSync(new URL('../README.md', import.meta.url), 'utf8').split('\n');
  expect(lines.filter((line) => line.startsWith(`| \`${as}\` |`) && line.includes(`node ${entry}`))).toHaveLength(1);
});

test.each(['alerts.yml', 'otel-collector.yaml'])('the chart has %s of the observability', async (name) => {
  const there = readFileSync(new URL(`../../observability/${name}`, import.meta.url), 'utf8');
  await expect(there).toMatchFileSnapshot(`../files/${name}`);
});
