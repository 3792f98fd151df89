import { act, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { UiProvider } from './ui-provider.tsx';

const file = vi.hoisted(() => Promise.withResolvers<void>());
vi.mock('./keep-focus.ts', async (original) => {
  await file.promise;
  return original();
});

test('focus that is lost before what keeps it has come goes to the next thing then', async () => {
  const list = (names: readonly string[]) => (
    <UiProvider>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <button type="button">{name}</button>
          </li>
        ))}
      </ul>
    </UiProvider>
  );
  const { rerender } = render(list(['One', 'Two']));
  act(() => screen.getByRole('button', { name: 'One' }).focus());
  rerender(list(['Two']));
  expect(document.activeElement).toBe(document.body);
  file.resolve();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Two'));
});
