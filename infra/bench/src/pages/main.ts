import { availableParallelism, loadavg } from 'node:os';
import { runOnce, StartError } from '@waypost/runtime/service/process/process-edge';
import { holds, type Measurement } from '../measurement.ts';
import { showMeasurements } from '../show-measurements.ts';
import { benchApplicants } from './bench-applicants.ts';
import { benchFacets } from './bench-facets.ts';

const benches: Readonly<Record<string, (tell: (sentence: string) => void) => Promise<Measurement[]>>> = {
  applicants: benchApplicants,
  facets: benchFacets,
};

await runOnce(async () => {
  const [, , ...asked] = process.argv;
  const names = asked.length > 0 ? asked : Object.keys(benches);
  const measurements: Measurement[] = [];
  for (const name of names) {
    const bench = benches[name];
    if (!bench) throw new StartError(`There is no bench ${name}. There are: ${Object.keys(benches).join(', ')}.`);
    measurements.push(...(await bench((sentence) => void process.stderr.write(`${name}: ${sentence}\n`))));
  }
  const load = loadavg().map((one) => one.toFixed(1));
  process.stdout.write(
    `${availableParallelism()} cores, load ${load.join(', ')}\n\n${showMeasurements(measurements)}\n`,
  );
  if (measurements.some((one) => holds(one) === false)) throw new StartError('A limit was missed.');
});
