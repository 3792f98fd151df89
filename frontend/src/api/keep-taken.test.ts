import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { keepTaken } from './keep-taken.ts';

type Person = { name: string; dashboards: string[] };
const queryKey = ['person'];

/** Somebody of whom all is known, and a question about them that waits for its answer. */
function asking() {
  const queries = new QueryClient();
  queries.setQueryData<Person>(queryKey, { name: 'Ada', dashboards: ['Mine'] });
  const answers: ((answer: Person) => void)[] = [];
  const queryFn = () => new Promise<Person>((resolve) => void answers.push(resolve));
  const observer = new QueryObserver(queries, { queryKey, queryFn, staleTime: Number.POSITIVE_INFINITY });
  const end = observer.subscribe(() => undefined);
  const answer = async (which: number, person: Person) => {
    await expect.poll(() => answers.length).toBeGreaterThan(which);
    answers[which]?.(person);
  };
  const rename = () => keepTaken<Person>(queries, queryKey, (known) => ({ ...known, dashboards: ['Ours'] }));
  return { queries, asked: observer.refetch({ throwOnError: true }), answer, answers, rename, end };
}

test('what was asked for before something was taken is asked for again: whoever waits for it hears of both', async () => {
  const { queries, asked, answer, rename, end } = asking();
  rename();
  expect(queries.getQueryData(queryKey)).toEqual({ name: 'Ada', dashboards: ['Ours'] });
  await answer(0, { name: 'Ada Lovelace', dashboards: ['Mine'] });
  await answer(1, { name: 'Ada Lovelace', dashboards: ['Ours'] });
  expect((await asked).data).toEqual({ name: 'Ada Lovelace', dashboards: ['Ours'] });
  expect(queries.getQueryData(queryKey)).toEqual({ name: 'Ada Lovelace', dashboards: ['Ours'] });
  end();
});

test('where nothing was asked for nothing is', async () => {
  const { queries, asked, answer, answers, rename, end } = asking();
  await answer(0, { name: 'Ada', dashboards: ['Mine'] });
  await asked;
  rename();
  expect(queries.getQueryData(queryKey)).toEqual({ name: 'Ada', dashboards: ['Ours'] });
  expect([answers.length, queries.isFetching()]).toEqual([1, 0]);
  end();
});
