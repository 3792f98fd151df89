import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkModels, ModelError } from '@waypost/model/model-file';
import { startTestService } from '@waypost/runtime/testing/start-service';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildJobs } from './app.ts';
import { buildIndexer } from './indexer-app.ts';

let empty: string;
beforeAll(async () => {
  empty = await mkdtemp(join(tmpdir(), 'waypost-no-model-'));
});
afterAll(() => rm(empty, { recursive: true }));
const requireModel = () => checkModels(['static.bin'], pathToFileURL(`${empty}/`));

test.each([
  ['the service', () => buildJobs({ searchFile: ':memory:' }, requireModel)],
  ['the indexer', () => buildIndexer({ openSearchUrl: 'http://localhost:1' }, requireModel)],
])('%s does not start without its model, and says what to do', async (_, build) => {
  const refusal: unknown = await startTestService(build()).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(ModelError);
  expect(refusal).toMatchObject({ message: expect.stringContaining('Restore the file of this version of Waypost') });
});
