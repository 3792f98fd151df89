import { away, invalid } from '@waypost/contracts/errors';
import type { Client } from '@waypost/runtime/service/calls/client';
import { expect, test } from 'vitest';
import { createImporter } from './importer.ts';
import { patientImporter } from './patient-importer.ts';
import type { ReadJobPost } from './row/job-post-of-row.ts';

const recruiter = { user_id: 'a', dsh_id: 'b', is_new: false };
const post: ReadJobPost = {
  import_key: 'BK-1',
  title: 'Baker',
  description: 'Bakes bread.',
  responsibility: '',
  minimum_qualification: '',
  preferred_qualification: '',
  places: [{ name: 'Leeds', country: 'United Kingdom' }],
  status: 'Open',
  skills: [],
  links: [],
  job_post_tags: [],
};

/** Fails each call for the first times that it is made; what is said meanwhile is kept. */
function importerOf(failure: Error, times = 1) {
  const said: string[] = [];
  const failed: string[] = [];
  const call = async ({ url }: { url: string }) => {
    if (failed.filter((one) => one === url).length < times) {
      failed.push(url);
      throw failure;
    }
    if (url.includes('/import')) return { results: [{ import_key: 'BK-1', created: true }] };
    return [{ city_id: '0'.repeat(24), city_name: 'Leeds', country_name: 'United Kingdom' }];
  };
  const importer = createImporter({ call } as unknown as Client, async () => recruiter);
  return { ...patientImporter(importer, (sentence) => said.push(sentence)), said };
}

test('an import goes on where a part was away for a moment', async () => {
  const { importPosts, said } = importerOf(away());
  expect(await importPosts(recruiter, [post])).toEqual([{ outcome: 'created' }]);
  expect(said).toEqual([`Waiting for up to a minute: ${away().message}`]);
});

test('what an import waits for is said at once, and once', async () => {
  const why = new Error('getaddrinfo ENOTFOUND idnetity');
  const silent = away(new Error('identity at http://idnetity:3101 does not answer', { cause: why }));
  const { listImported, said } = importerOf(silent, 2);
  await listImported(recruiter, undefined);
  expect(said).toEqual([
    'Waiting for up to a minute: identity at http://idnetity:3101 does not answer: getaddrinfo ENOTFOUND idnetity',
  ]);
});

test('an import ends at once where something is wrong', async () => {
  const failure = invalid('cities.0', 'This city is not known');
  await expect(importerOf(failure).importPosts(recruiter, [post])).rejects.toBe(failure);
});
