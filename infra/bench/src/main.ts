import { availableParallelism, cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { StartError, runOnce } from '@waypost/runtime/service/process-edge';
import { benchFreshness } from './bench-freshness.ts';
import { benchIndex } from './bench-index.ts';
import { benchScoring } from './bench-scoring.ts';
import { benchSearchEmbedded } from './bench-search-embedded.ts';
import { benchShed } from './bench-shed.ts';
import type { Bench } from './bench.ts';
import { readBenchConfig } from './config.ts';
import { holds, type Measurement } from './measurement.ts';
import { showMeasurements } from './show-measurements.ts';

const benches: Readonly<Record<string, Bench>> = {
  index: benchIndex,
  freshness: benchFreshness,
  scoring: benchScoring,
  'search-embedded': benchSearchEmbedded,
  shed: benchShed,
};

const machine = () => ({
  node: process.version,
  cores: availableParallelism(),
  processor: cpus()[0]?.model ?? 'unknown',
});

await runOnce(async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { json: { type: 'boolean' } } });
  const names = positionals.length > 0 ? positionals : Object.keys(benches);
  const unknown = names.filter((name) => !Object.hasOwn(benches, name));
  if (unknown.length > 0) {
    throw new StartError(`There is no bench ${unknown.join(', ')}. There are: ${Object.keys(benches).join(', ')}.`);
  }
  const measurements: Measurement[] = [];
  for (const name of names) {
    const tell = (sentence: string) => void process.stderr.write(`${name}: ${sentence}\n`);
    measurements.push(...((await benches[name]?.(readBenchConfig, tell)) ?? []));
  }
  const { node, cores, processor } = machine();
  const report = values.json
    ? JSON.stringify({ machine: machine(), measurements }, undefined, 2)
    : `Node ${node}, ${cores} cores, ${processor}\n\n${showMeasurements(measurements)}`;
  process.stdout.write(`${report}\n`);
  if (measurements.some((one) => holds(one) === false)) throw new StartError('A limit was missed.');
});
