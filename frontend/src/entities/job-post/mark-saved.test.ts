import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { markSaved } from './mutations.ts';
import { jobPostKeys, jobPostOptions } from './queries.ts';

test('a post is marked as saved where the dashboard is asked about on which it was', () => {
  const queries = new QueryClient();
  const [own, other] = ['a'.repeat(24), 'b'.repeat(24)];
  const details = (dsh_id: string) => jobPostOptions('post', { dsh_id }).queryKey;
  const search = (dsh_id: string) => [...jobPostKeys.searches, { keyword: 'baker', dsh_id }];
  for (const dash of [own, other]) {
    queries.setQueryData(details(dash) as QueryKey, { is_saved: false });
    queries.setQueryData(search(dash), { jobs: [{ _id: 'post', is_saved: false }] });
  }
  markSaved(queries, own, 'post', true);
  const shown = (dash: string) => [queries.getQueryData(details(dash)), queries.getQueryData(search(dash))];
  expect(shown(own)).toEqual([{ is_saved: true }, { jobs: [{ _id: 'post', is_saved: true }] }]);
  expect(shown(other)).toEqual([{ is_saved: false }, { jobs: [{ _id: 'post', is_saved: false }] }]);
});
