import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Select } from './select.tsx';

const arrival = Promise.withResolvers<void>();
vi.mock('./select-list.tsx', async (original) => {
  await arrival.promise;
  return original();
});

test('a list that comes between the beginning and the end of a press is opened by it', async () => {
  const options = [{ value: 'new', label: 'Newest' }];
  render(<Select label="Sort by" options={options} value="new" onChange={() => undefined} />);
  const target = screen.getByRole('button', { name: 'Newest Sort by' });
  const person = userEvent.setup();
  await person.pointer({ keys: '[MouseLeft>]', target });
  await act(async () => {
    arrival.resolve();
    await import('./select-list.tsx');
  });
  await person.pointer({ keys: '[/MouseLeft]', target });
  await screen.findByRole('option', { name: 'Newest' });
  expect(target.getAttribute('aria-expanded')).toBe('true');

  await person.keyboard('{Escape}');
  expect(target.getAttribute('aria-expanded')).toBe('false');
  await person.click(target);
  await screen.findByRole('option', { name: 'Newest' });
});
