import { measuredPoints } from './measured.ts';
import { simulate, type Simulated } from './simulate.ts';
import { sizeFor } from './size.ts';

const say = (sentence: string) => process.stdout.write(`${sentence}\n`);
const cells = (values: readonly (string | number)[]) => say(`| ${values.join(' | ')} |`);
const rounded = (value: number) => (value < 10 ? Number(value.toFixed(1)) : Math.round(value));

say('Measured and simulated\n');
cells(['what', 'figure', 'measured', 'simulated', 'off by']);
cells(['---', '---', '---', '---', '---']);
for (const { what, measured, ...journey } of measuredPoints) {
  const simulated = simulate(journey);
  for (const [name, value] of Object.entries(measured)) {
    const got = simulated[name as keyof Simulated];
    cells([what, name, value, Math.round(got), `${Math.round((100 * (got - value)) / value)}%`]);
  }
}

say('\nWhat it takes\n');
const sizes = [1e6, 1e7, 1e8].flatMap((posts) =>
  [100, 10_000].map((perSecond) => ({ posts, perSecond, ...sizeFor(posts, perSecond) })),
);
cells(Object.keys(sizes[0] ?? {}));
cells(Object.keys(sizes[0] ?? {}).map(() => '---'));
for (const size of sizes) cells(Object.values(size).map(rounded));
