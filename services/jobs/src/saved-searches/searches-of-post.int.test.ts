import type { SavedQuery } from '@waypost/contracts/entities/saved-search';
import { jobPostPublished } from '@waypost/contracts/events/job-post-events';
import { openEmbedded } from '@waypost/runtime/embedded/embedded-ports';
import { newId } from '@waypost/runtime/service/new-id';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { matchSavedSearchesHandlers } from '../consumers/match-saved-searches.ts';
import { createJobPostStore } from '../job-post-store.ts';
import { createSavedSearchTable } from '../search/embedded/saved-search-table.ts';
import { makePost } from '../testing/generated-posts.ts';
import { createFindingStore, type FindingStore } from './finding-store.ts';
import { createSavedSearchStore, type SavedSearchStore } from './saved-search-store.ts';
import { save } from './saved-search.ts';
import { createSearchesOfPost, type SearchesOfPost } from './searches-of-post.ts';

const embedded = await openEmbedded({ file: ':memory:' });
afterAll(() => embedded.close());
const { documents } = embedded.portsFor('jobs');
let savedSearches: SavedSearchStore;
let findings: FindingStore;
beforeAll(async () => {
  savedSearches = await createSavedSearchStore(documents);
  findings = await createFindingStore(documents);
});
beforeEach(async () => {
  for (const { id } of await savedSearches.query({ _id: { $gt: '' } })) await savedSearches.remove(id);
  await findings.collection.deleteMany({ _id: { $gt: '' } });
});

const saveSome = async (count: number, query: SavedQuery = { keyword: 'baker' }) => {
  const at = new Date(0).toISOString();
  const written = { name: 'Bakers', query, alert: 'live' as const };
  await savedSearches.createMany(
    Array.from({ length: count }, () => save(written, { id: newId(), user_id: newId(), at })),
  );
};
const found = async () =>
  (await findings.collection.find({ _id: { $gt: '' } }).toArray()).map((finding) => finding.saved_search_id);
const allIds = async () => (await savedSearches.query({ _id: { $gt: '' } })).map(({ id }) => id);

/** Tells of a new post for bakers; `quiet` is what happens while people are answered first. */
async function tell({
  quiet = async () => undefined,
  add = findings.add,
}: {
  quiet?: () => Promise<void>;
  add?: FindingStore['add'];
}) {
  const index = createSavedSearchTable({ quiet: async () => undefined });
  const searchesOfPost = await createSearchesOfPost({ documents, savedSearches, index, callsUnderWay: { quiet } });
  const store = await createJobPostStore(documents);
  const key = newId();
  const time = new Date().toISOString();
  const post = makePost({ _id: key, title: 'Baker', status: 'Open', created_at: time });
  const data = { ...post, version: 1, dsh_id: newId(), owner_type: 'Recruiter' as const };
  await store.create({ id: key, value: data as never, events: [] });
  const [handler] = matchSavedSearchesHandlers({ store, searchesOfPost, findings: { ...findings, add } });
  const { type, schemaVersion: schema_version } = jobPostPublished;
  await handler?.handle({ id: newId(), type, schema_version, key, version: 1, time, data });
}

test('nobody is told by a search that was deleted or paused while others were told', async () => {
  await saveSome(12);
  let changed: string[] = [];
  await tell({
    async quiet() {
      const told = await found();
      if (told.length === 0 || changed.length > 0) return;
      changed = (await allIds()).filter((id) => !told.includes(id));
      const [deleted = '', paused = ''] = changed;
      await savedSearches.remove(deleted);
      await savedSearches.changeIfThere(paused, (search) => ({ value: { ...search, alert: 'none' }, events: [] }));
    },
  });
  expect(changed).toHaveLength(2);
  expect(await found()).toHaveLength(10);
  expect(await found()).not.toEqual(expect.arrayContaining([expect.toBeOneOf(changed)]));
});

test('a search that is deleted while its finding is written leaves none', async () => {
  await saveSome(2);
  const [gone, other] = await allIds();
  await tell({
    async add(finding) {
      if (finding.saved_search_id === gone) {
        await savedSearches.remove(gone);
        await findings.forgetSearch(gone);
      }
      await findings.add(finding);
    },
  });
  expect(await found()).toEqual([other]);
});

test('a search of before that asks for nothing tells of no post', async () => {
  for (const query of [{ keyword: '👩‍🍳' }, { keyword: 'jobs near me' }, { cityId: ',' }]) await saveSome(1, query);
  await tell({});
  expect(await found()).toEqual([]);
});

test('a search that is changed while another release fills its own index is found there by what it asks now', async () => {
  await saveSome(1);
  const [id = ''] = await allIds();
  const callsUnderWay = { quiet: async () => undefined };
  async function foundBy(searches: SearchesOfPost, title: string): Promise<string[]> {
    const ids: string[] = [];
    const post = makePost({ _id: newId(), title, status: 'Open', created_at: new Date().toISOString() });
    for await (const some of searches.find(post, new Date())) ids.push(...some.map((search) => search.id));
    return ids;
  }
  const index = createSavedSearchTable(callsUnderWay);
  const older = await createSearchesOfPost({ documents, savedSearches, index, callsUnderWay });
  expect(await foundBy(older, 'Baker')).toEqual([id]);

  const ofNewer = createSavedSearchTable(callsUnderWay);
  let isChanged = false;
  async function put(searches: Parameters<typeof ofNewer.put>[0]) {
    await ofNewer.put(searches);
    if (isChanged) return;
    isChanged = true;
    const change = { query: { keyword: 'welder' }, waiting: true } as const;
    await savedSearches.changeIfThere(id, (search) => ({ value: { ...search, ...change }, events: [] }));
    expect(await foundBy(older, 'Welder')).toEqual([id]);
  }
  const newer = await createSearchesOfPost({ documents, savedSearches, index: { ...ofNewer, put }, callsUnderWay });
  await foundBy(newer, 'Cook');
  expect(isChanged).toBe(true);
  expect(await foundBy(newer, 'Welder')).toEqual([id]);
});
