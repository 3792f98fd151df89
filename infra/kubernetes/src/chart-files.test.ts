import { readFileSync } from 'node:fs';
import { operations, processes, processNames } from '@waypost/runtime/service/process/processes';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

/** What the chart takes over from elsewhere, for Helm reads nothing outside of it. `vitest -u` copies it anew. */
test.each([
  ['processes', processes],
  ['operations', operations],
])('the chart has the table of %s', async (name, table) => {
  await expect(`${JSON.stringify(table, null, 2)}\n`).toMatchFileSnapshot(`../${name}.json`);
});

test.each(Object.values(operations))('the README of the chart says in whose name $entry is run', ({ entry, as }) => {
  const lines = read('../README.md').split('\n');
  expect(lines.filter((line) => line.startsWith(`| \`${as}\` |`) && line.includes(`node ${entry}`))).toHaveLength(1);
});

test.each(['alerts.yml', 'otel-collector.yaml'])('the chart has %s of the observability', async (name) => {
  const there = read(`../../observability/${name}`);
  await expect(there).toMatchFileSnapshot(`../files/${name}`);
});

type Sized = { requests: { memory: string }; limits: { memory: string } };
const values = parse(read('../values.yaml')) as {
  defaults: { resources: Sized };
  processes: Record<string, { resources?: Partial<Sized> }>;
};
const compose = parse(read('../../../docker-compose.yml'), { merge: true, maxAliasCount: -1 }) as {
  services: Record<string, { deploy: { resources: { limits: { memory: string } } } }>;
};
const bytesOf = (amount: string) => {
  const [, number = '', unit = ''] = /^(\d+)([mg]|[MG]i)$/.exec(amount) ?? [];
  return Number(number) * 2 ** (unit.toLowerCase().startsWith('g') ? 30 : 20);
};
const measured = read('../../bench/capacity.md').split('\n');

test('the README says what each value is for', () => {
  // The first cells of its tables.
  const cells = [...read('../README.md').matchAll(/^\| (.+?) \|/gm)].flatMap(([, cell = '']) => cell);
  const named = new Set(cells.flatMap((cell) => [...cell.matchAll(/`(\w+)/g)].map(([, name = '']) => name)));
  expect(Object.keys(values).filter((name) => !named.has(name))).toEqual([]);
});

describe.each(processNames)('%s', (name) => {
  const { requests, limits } = { ...values.defaults.resources, ...values.processes[name]?.resources };

  test('asks for the memory that it was measured to take', () => {
    const row = measured.find(
      (line) => line.startsWith('| ') && line.split(' | ')[0]?.slice(2).split(', ').includes(name),
    );
    const [, most = ''] = /(\d+) MB/.exec(row?.split(' | ')[2] ?? '') ?? [];
    expect(Number(most)).toBeGreaterThan(0);
    expect(bytesOf(requests.memory)).toBeGreaterThanOrEqual(Number(most) * 1e6);
  });

  test('may have as much as in compose', () => {
    const inCompose = compose.services[name]?.deploy.resources.limits.memory ?? '';
    expect(bytesOf(inCompose)).toBe(bytesOf(limits.memory));
  });
});
