import { describeSavedSearchIndex } from '../../testing/saved-search-index-suite.ts';
import { openFts5JobSearch } from './fts5-job-search.ts';
import { createSavedSearchTable } from './saved-search-table.ts';

describeSavedSearchIndex('memory', async () => {
  const search = await openFts5JobSearch(':memory:');
  return { saved: createSavedSearchTable(), search, close: () => search.close() };
});
