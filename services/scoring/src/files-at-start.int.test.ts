import { cp, mkdtemp, rm, truncate, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { skills } from '@waypost/contracts/taxonomy/skills';
import { checkModels, ModelError } from '@waypost/model/model-file';
import { isForPeople } from '@waypost/runtime/service/process/process-edge';
import { startTestService } from '@waypost/runtime/testing/start-service';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildScoring } from './app.ts';
import { checkTaxonomy } from './check-files.ts';
import { checkOccupations } from './occupations/occupation-files.ts';
import tradeWords from './taxonomy/trade-words.json' with { type: 'json' };
import { workHere } from './testing/work-here.ts';
import { buildScoringWorker } from './worker-app.ts';

let empty: string;
beforeAll(async () => {
  empty = await mkdtemp(join(tmpdir(), 'waypost-no-files-'));
});
afterAll(() => rm(empty, { recursive: true }));
const noFolder = () => pathToFileURL(`${empty}/`);

const processes = {
  'the service': (requireFiles: () => void) => buildScoring({ works: true, openPool: workHere, requireFiles }),
  'its worker': (requireFiles: () => void) => buildScoringWorker('cluster', requireFiles),
};
const lacking = {
  'its models': () => checkModels(undefined, noFolder()),
  'the occupations': () => checkOccupations(noFolder()),
};

test.each(
  Object.entries(processes).flatMap(([who, build]) =>
    Object.entries(lacking).map(([what, requireFiles]) => [who, what, build, requireFiles] as const),
  ),
)('%s does not start without %s, and says what to do', async (_, __, build, requireFiles) => {
  const refusal: unknown = await startTestService(build(requireFiles)).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(ModelError);
  expect(isForPeople(refusal)).toBe(true);
  expect(refusal).toMatchObject({ message: expect.stringContaining('Restore the file of this version of Waypost') });
});

test.each(['occupations.json.gz', 'occupation-centres.bin', 'letter-weights.bin'])(
  'occupations of which %s is cut off or missing are refused',
  async (name) => {
    const folder = await mkdtemp(join(tmpdir(), 'waypost-occupations-'));
    const from = pathToFileURL(`${folder}/`);
    await cp(new URL('occupations/', import.meta.url), folder, { recursive: true });
    checkOccupations(from);
    await truncate(join(folder, name), 1_000);
    expect(() => checkOccupations(from)).toThrow('is damaged or of another version');
    await unlink(join(folder, name));
    expect(() => checkOccupations(from)).toThrow('cannot be read');
    await rm(folder, { recursive: true });
  },
);

test('a taxonomy of which a word is another one, or which is of another version, is refused', () => {
  const whole = { skills, words: tradeWords.words };
  checkTaxonomy(whole);
  const others = skills.with(7, { ...skills[7]!, name: `${skills[7]!.name}s` });
  for (const other of [
    { ...whole, skills: [] },
    { ...whole, skills: others },
    { ...whole, skills: skills.slice(1) },
    { ...whole, words: ['weld'] },
  ])
    expect(() => checkTaxonomy(other)).toThrow(ModelError);
  expect(() => checkTaxonomy({ ...whole, skills: others })).toThrow(
    'damaged or of another version, and nothing is read or scored without it. Restore contracts/src/taxonomy',
  );
});
