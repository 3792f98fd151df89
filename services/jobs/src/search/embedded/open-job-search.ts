import type { Collection, Documents } from '@waypost/runtime/ports/documents';
import type { JobSearch } from '../job-search.ts';
import { openFts5JobSearch } from './fts5-job-search.ts';

type CurrentIndex = { _id: string; index_id: string };

/**
 * The index that serves, named in the documents: a file that was left from other documents is not taken for theirs.
 * A new index has a new id, and with it a consumer group of its own, which fills it from the start of the topic.
 */
export async function openJobSearch(documents: Documents, file: string): Promise<JobSearch> {
  const indexes: Collection<CurrentIndex> = await documents.collection({ name: 'search-indexes', indexes: [] });
  const current = await indexes.findOne({ _id: 'current' });
  const search = await openFts5JobSearch(file, current?.index_id ?? 'none');
  await indexes.updateOne({ _id: 'current' }, { $set: { index_id: search.id } }, { upsert: true });
  return search;
}
