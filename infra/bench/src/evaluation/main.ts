import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runOnce, StartError } from '@waypost/runtime/service/process/process-edge';
import { evaluations } from './evaluations.ts';
import { holds, type Figure } from './figure.ts';
import { showFigures } from './show-figures.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);

/** @throws StartError where the folder lacks what is read. */
async function measure(name: string, data: string): Promise<Figure[]> {
  try {
    return await evaluations[name]!(data);
  } catch (error) {
    const { code, path = '' } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT' || !resolve(path).startsWith(resolve(data))) throw error;
    throw new StartError(
      `there is no ${path}, which ${name} reads; what a folder of labelled data holds says infra/bench/evaluations.md`,
    );
  }
}

await runOnce(async () => {
  const { values, positionals } = parseArgs({ options: { data: { type: 'string' } }, allowPositionals: true });
  const { data } = values;
  if (data === undefined) {
    throw new StartError('say where the labelled data is: npm run evaluate -- --data <folder>');
  }
  const unknown = positionals.find((name) => !Object.hasOwn(evaluations, name));
  if (unknown !== undefined) {
    throw new StartError(`there is no evaluation "${unknown}"; there are: ${Object.keys(evaluations).join(', ')}`);
  }
  const asked = positionals.length > 0 ? positionals : Object.keys(evaluations);
  const figures: Figure[] = [];
  for (const name of asked) {
    process.stderr.write(`${name}…\n`);
    figures.push(...(await measure(name, data)));
  }
  const missed = figures.filter((figure) => !holds(figure));
  say(`${showFigures(figures)}\n`);
  for (const { name } of missed) {
    say(`failed: ${name}`);
  }
  say(`${figures.length - missed.length} passed, ${missed.length} failed`);
  process.exitCode = missed.length > 0 ? 1 : 0;
});
