import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Autocomplete } from './autocomplete.tsx';
import type { LookupValue } from './lookup.ts';

const arrival = Promise.withResolvers<void>();
vi.mock('./autocomplete-list.tsx', async (original) => {
  await arrival.promise;
  return original();
});

function City() {
  const [value, setValue] = useState<LookupValue | null>(null);
  return <Autocomplete label="City" value={value} onChange={setValue} load={async () => []} allowsCustom />;
}

test('a list that comes after Enter has taken the words stays closed', async () => {
  const person = userEvent.setup();
  render(<City />);
  const field = screen.getByRole('combobox', { name: 'City' });
  await person.type(field, 'Bonn{Enter}');
  await screen.findByRole('button', { name: 'Clear City' });
  await act(async () => {
    arrival.resolve();
    await import('./autocomplete-list.tsx');
  });
  // The list names it, too, once it is there.
  await expect.poll(() => field.hasAttribute('aria-labelledby')).toBe(true);
  expect(field.getAttribute('aria-expanded')).toBe('false');
  await person.type(field, 'e');
  await expect.poll(() => field.getAttribute('aria-expanded')).toBe('true');
});
