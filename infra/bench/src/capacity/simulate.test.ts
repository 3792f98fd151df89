import { expect, test } from 'vitest';
import { measuredPoints } from './measured.ts';
import { simulate, type Simulated } from './simulate.ts';

const count = 100_000;
const within = (share: number, wanted: number, got: number) => Math.abs(got - wanted) <= share * wanted;

test('one server with random turns is as the theory of M/M/1 says', () => {
  for (const load of [0.3, 0.8]) {
    const { mean } = simulate({ perSecond: load * 100, stations: [{ servers: 1, serves: 10 }], count });
    expect(within(0.1, 10 / (1 - load), mean), `${load}: ${mean}`).toBe(true);
  }
});

test('two servers of one line are as M/M/2 says', () => {
  const { mean } = simulate({ perSecond: 160, stations: [{ servers: 2, serves: 10 }], count });
  expect(within(0.1, 10 / (1 - 0.8 ** 2), mean), String(mean)).toBe(true);
});

test('who comes to a tick waits half of it', () => {
  const { p50, p99 } = simulate({ perSecond: 50, stations: [{ takes: 100 }, { everyMs: 500 }] });
  expect(within(0.03, 350, p50)).toBe(true);
  expect(within(0.03, 595, p99)).toBe(true);
});

test('what more come than can be served get through as fast as they are served', () => {
  const { perSecond } = simulate({ perSecond: 1_000, stations: [{ servers: 4, serves: 10 }] });
  expect(within(0.03, 400, perSecond)).toBe(true);
});

test.each(measuredPoints)('$what: as measured, within a fifth', ({ measured, ...journey }) => {
  const simulated = simulate(journey);
  const far = Object.entries(measured).filter(
    ([name, value]) => !within(0.2, value, simulated[name as keyof Simulated]),
  );
  expect(far, JSON.stringify(simulated)).toEqual([]);
});
