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

test('what is asked for the first time is asked for again, too', async () => {
  const queries = new QueryClient();
  const answers: ((name: string) => void)[] = [];
  const asked = queries.fetchQuery({
    queryKey: ['names', 2],
    queryFn: () => new Promise<string>((resolve) => void answers.push(resolve)),
  });
  await expect.poll(() => answers.length).toBe(1);
  keepTaken<string>(queries, ['names'], () => 'Ours');
  await expect.poll(() => answers.length).toBe(2);
  answers[0]?.('Mine');
  answers[1]?.('Ours');
  expect(await asked).toBe('Ours');
  expect(queries.getQueryData(['names', 2])).toBe('Ours');
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
