import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { keepSaved } from './mutations.ts';
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

test('what was asked before a post was saved is asked again, and what was answered meanwhile is marked', async () => {
  const queries = new QueryClient();
  const dash = 'a'.repeat(24);
  const details = (user_id: string) => [...jobPostKeys.details('post'), user_id, dash];
  let isSaved = false;
  /** The server looks at once; its answer takes its time. */
  const ask = (queryKey: QueryKey, answer: Promise<void>) => {
    const queryFn = async () => {
      const is_saved = isSaved;
      await answer;
      return { is_saved };
    };
    return queries.fetchQuery({ queryKey, queryFn });
  };
  await ask(details('quick'), Promise.resolve());
  const answer = Promise.withResolvers<void>();
  const slow = ask(details('slow'), answer.promise);
  isSaved = true;
  keepSaved(queries, dash, { jobId: 'post', isSaved: true });
  answer.resolve();
  await slow;
  await vi.waitFor(() => expect(queries.isFetching()).toBe(0));
  const shown = ['quick', 'slow'].map((user) => queries.getQueryData(details(user)));
  expect(shown).toEqual([{ is_saved: true }, { is_saved: true }]);
});
