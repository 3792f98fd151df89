import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { keepSaved, markApplied } from './mutations.ts';
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
  keepSaved(queries, own, { jobId: 'post', isSaved: true });
  const shown = (dash: string) => [queries.getQueryData(details(dash)), queries.getQueryData(search(dash))];
  expect(shown(own)).toEqual([{ is_saved: true }, { jobs: [{ _id: 'post', is_saved: true }] }]);
  expect(shown(other)).toEqual([{ is_saved: false }, { jobs: [{ _id: 'post', is_saved: false }] }]);
});

const dash = 'a'.repeat(24);
test.each([
  ['is_saved', (queries: QueryClient) => keepSaved(queries, dash, { jobId: 'post', isSaved: true })],
  ['is_applied', (queries: QueryClient) => markApplied(queries, 'post', undefined)],
])('what was asked before is asked again, and what was answered meanwhile is marked: %s', async (mark, keep) => {
  const queries = new QueryClient();
  const details = (user_id: string) => [...jobPostKeys.details('post'), user_id, dash];
  let isSo = false;
  /** The server looks at once; its answer takes its time. */
  const ask = (queryKey: QueryKey, answer: Promise<void>) => {
    const queryFn = async () => {
      const marks = { [mark]: isSo };
      await answer;
      return marks;
    };
    return queries.fetchQuery({ queryKey, queryFn });
  };
  await ask(details('quick'), Promise.resolve());
  const answer = Promise.withResolvers<void>();
  const slow = ask(details('slow'), answer.promise);
  isSo = true;
  keep(queries);
  answer.resolve();
  await slow;
  await vi.waitFor(() => expect(queries.isFetching()).toBe(0));
  const shown = ['quick', 'slow'].map((user) => queries.getQueryData(details(user)));
  expect(shown).toEqual([{ [mark]: true }, { [mark]: true }]);
});
