import { readFileSync } from 'node:fs';
import { engineNames } from '@waypost/cluster/testing/engines';
import { processNames } from '@waypost/runtime/service/process/processes';
import { expect, test } from 'vitest';
import { faults } from './faults.ts';

const observability = new URL('../../../observability/', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, observability), 'utf8');
const alerts = [...read('alerts.yml').matchAll(/- alert: (\w+)[^]+?runbook: infra\/observability\/(\S+)/g)].map(
  ([, alert = '', page = '']) => ({ alert, page }),
);

test('every process and every engine has a day on which it is gone, recognised within two minutes', () => {
  const quick = faults.filter(({ withinMinutes }) => withinMinutes === 2).map(({ name }) => name);
  const wanted = [...processNames.map((name) => `${name}-hangs`), ...engineNames.map((name) => `${name}-away`)];
  expect(quick).toEqual(expect.arrayContaining(wanted));
});

test('every alert has a day on which it fires, and no day waits for one that there is not', () => {
  expect(new Set(faults.flatMap((fault) => fault.alerts))).toEqual(new Set(alerts.map(({ alert }) => alert)));
});

test.each(alerts)('the page of $alert says by which days it is practised', ({ alert, page }) => {
  const said = [...read(page).matchAll(/`npm run game-day -- ([\w-]+)`/g)].map(([, name = '']) => name);
  const wanted = faults.filter((fault) => fault.alerts.includes(alert)).map(({ name }) => name);
  // Of those that are alike one stands for all.
  const alike = (name: string) => name.replace(/^.+-(hangs|away)$/, '$1');
  expect(new Set(said.map(alike))).toEqual(new Set(wanted.map(alike)));
  expect(wanted).toEqual(expect.arrayContaining(said));
});
