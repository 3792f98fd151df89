import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkModels, ModelError } from '@waypost/model/model-file';
import { isForPeople } from '@waypost/runtime/service/process-edge';
import { startTestService } from '@waypost/runtime/testing/start-service';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildScoring } from './app.ts';
import { workHere } from './testing/work-here.ts';
import { buildScoringWorker } from './worker-app.ts';

let empty: string;
beforeAll(async () => {
  empty = await mkdtemp(join(tmpdir(), 'waypost-no-model-'));
});
afterAll(() => rm(empty, { recursive: true }));
const requireModels = () => checkModels(undefined, pathToFileURL(`${empty}/`));

test.each([
  ['the service', () => buildScoring({ works: true, openPool: workHere, requireModels })],
  ['its worker', () => buildScoringWorker('cluster', requireModels)],
])('%s does not start without its models, and says what to do', async (_, build) => {
  const refusal: unknown = await startTestService(build()).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(ModelError);
  expect(isForPeople(refusal)).toBe(true);
  expect(refusal).toMatchObject({ message: expect.stringContaining('Restore the file of this version of Waypost') });
});
