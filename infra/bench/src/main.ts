import { availableParallelism, cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { numberOption } from '@waypost/runtime/operator/number-option';
import { StartError, runOnce } from '@waypost/runtime/service/process/process-edge';
import { benchApply } from './bench-apply.ts';
import { benchFreshness } from './bench-freshness.ts';
import { benchHttp } from './bench-http.ts';
import { benchImport } from './bench-import.ts';
import { benchIndex } from './bench-index.ts';
import { benchPageScripts } from './bench-page-scripts.ts';
import { benchRequests } from './bench-requests.ts';
import { benchScoring } from './bench-scoring.ts';
import { benchSearchEmbedded } from './bench-search-embedded.ts';
import { benchSearchOpenSearch } from './bench-search-opensearch.ts';
import { benchShed } from './bench-shed.ts';
import { benchStart } from './bench-start.ts';
import { benchTasks } from './bench-tasks.ts';
import type { Bench } from './bench.ts';
import { readBenchConfig } from './config.ts';
import { holds, type Measurement } from './measurement.ts';
import { showMeasurements } from './show-measurements.ts';

const benches: Readonly<Record<string, Bench>> = {
  index: benchIndex,
  freshness: benchFreshness,
  score: benchScoring,
  'search-embedded': benchSearchEmbedded,
  'search-opensearch': benchSearchOpenSearch,
  requests: benchRequests,
  shed: benchShed,
  http: benchHttp,
  apply: benchApply,
  tasks: benchTasks,
  start: benchStart,
  import: benchImport,
  'page-scripts': benchPageScripts,
};

const machine = () => ({
  node: process.version,
  cores: availableParallelism(),
  processor: cpus()[0]?.model ?? 'unknown',
});

await runOnce(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { json: { type: 'boolean' }, posts: { type: 'string' }, 'ratios-within': { type: 'string' } },
  });
  const { posts, 'ratios-within': within } = values;
  const slack = within === undefined ? undefined : numberOption('ratios-within', within, { least: 1 });
  const options = posts === undefined ? {} : { posts: numberOption('posts', posts, { least: 1, whole: true }) };
  const names = positionals.length > 0 ? positionals : Object.keys(benches);
  const unknown = names.filter((name) => !Object.hasOwn(benches, name));
  if (unknown.length > 0) {
    throw new StartError(`There is no bench ${unknown.join(', ')}. There are: ${Object.keys(benches).join(', ')}.`);
  }
  const measurements: Measurement[] = [];
  for (const name of names) {
    const tell = (sentence: string) => void process.stderr.write(`${name}: ${sentence}\n`);
    measurements.push(...((await benches[name]?.(readBenchConfig, tell, options)) ?? []));
  }
  const { node, cores, processor } = machine();
  const report = values.json
    ? JSON.stringify({ machine: machine(), measurements }, undefined, 2)
    : `Node ${node}, ${cores} cores, ${processor}\n\n${showMeasurements(measurements)}`;
  process.stdout.write(`${report}\n`);
  // By the clock a busy machine misses what it would hold alone; beside its baseline it does so by little.
  const binding = slack === undefined ? measurements : measurements.filter(({ limit }) => limit?.of === 'ratio');
  if (binding.some((one) => holds(one, slack) === false)) throw new StartError('A limit was missed.');
});
