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

/** Fails each call for the first time that it is made. */
function importerOf(failure: Error) {
  const failed = new Set<string>();
  const call = async ({ url }: { url: string }) => {
    if (!failed.has(url)) {
      failed.add(url);
      throw failure;
    }
    if (url.includes('/import')) return { results: [{ import_key: 'BK-1', created: true }] };
    return [{ city_id: '0'.repeat(24), city_name: 'Leeds', country_name: 'United Kingdom' }];
  };
  return patientImporter(createImporter({ call } as unknown as Client, async () => recruiter));
}

test('an import goes on where a part was away for a moment', async () => {
  expect(await importerOf(away()).importPosts(recruiter, [post])).toEqual([{ outcome: 'created' }]);
});

test('an import ends at once where something is wrong', async () => {
  const failure = invalid('cities.0', 'This city is not known');
  await expect(importerOf(failure).importPosts(recruiter, [post])).rejects.toBe(failure);
});
