import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { QueryView } from './query-view.tsx';
import { ErrorState } from './state.tsx';

type Ask = () => Promise<string>;

function View({ name, ask }: { name: string; ask: Ask }) {
  const answer = useQuery({ queryKey: [name], queryFn: ask, retry: false });
  return (
    <QueryView
      answer={answer}
      loading="Bones"
      renderFailure={({ message }, retry) => <ErrorState title={message} {...retry} />}
    >
      {(data) => data}
    </QueryView>
  );
}

function show(ask: Ask) {
  const queries = new QueryClient();
  const viewOf = (name: string) => (
    <QueryClientProvider client={queries}>
      <View name={name} ask={ask} />
    </QueryClientProvider>
  );
  const { rerender } = render(viewOf('first'));
  return { person: userEvent.setup(), ask: (name: string) => rerender(viewOf(name)) };
}

/** Fails at first, and answers once it is told what. */
function failingOnce() {
  const { promise, resolve } = Promise.withResolvers<string>();
  let tries = 0;
  const ask = () => (++tries === 1 ? Promise.reject(new Error('Away')) : promise);
  return { ask, resolve, tries: () => tries };
}

test('what failed stands there while it is tried again, and keeps focus', async () => {
  const { ask, resolve, tries } = failingOnce();
  const { person } = show(ask);
  const retry = await screen.findByRole('button', { name: /^Retry/ });
  retry.focus();
  await person.keyboard('{Enter}{Enter}');
  expect(document.activeElement).toBe(retry);
  expect(retry.getAttribute('aria-disabled')).toBe('true');
  screen.getByText('Away');
  resolve('There it is');
  await screen.findByText('There it is');
  expect(tries()).toBe(2);
});

test('what is asked for instead of what failed is on its way, and has not failed', async () => {
  const { ask, resolve } = failingOnce();
  const view = show(ask);
  await screen.findByText('Away');
  view.ask('second');
  expect(await screen.findByText('Bones')).toBeDefined();
  expect(screen.queryByText('Away')).toBeNull();
  resolve('There it is');
  await screen.findByText('There it is');
});
