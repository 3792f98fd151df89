import { act, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Dialog } from '../overlays/dialog.tsx';

class Watcher extends EventTarget {
  static open: Watcher[] = [];
  constructor() {
    super();
    Watcher.open.push(this);
  }
  destroy() {
    Watcher.open = Watcher.open.filter((one) => one !== this);
  }
}
/** As the browser does: what was opened last, once. */
const goBack = () =>
  act(() => {
    Watcher.open.pop()?.dispatchEvent(new Event('close'));
  });

beforeEach(() => {
  vi.stubGlobal('CloseWatcher', Watcher);
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(pointer: coarse)' }));
});
afterEach(() => {
  Watcher.open = [];
  vi.unstubAllGlobals();
});

function Question({ isBusy = false }: { isBusy?: boolean }) {
  const [isOpen, setOpen] = useState(true);
  return (
    <Dialog isOpen={isOpen} onOpenChange={setOpen} title="Leave?" isBusy={isBusy}>
      Text
    </Dialog>
  );
}

test('the Back of a phone closes a dialog', async () => {
  render(<Question />);
  await screen.findByRole('dialog');
  goBack();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(Watcher.open).toEqual([]);
});

test('a dialog that sends something waits for no Back', async () => {
  const { rerender } = render(<Question />);
  await screen.findByRole('dialog');
  rerender(<Question isBusy />);
  expect(Watcher.open).toEqual([]);
});

test('where there is a keyboard, Escape stays what it was', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  render(<Question />);
  await screen.findByRole('dialog');
  expect(Watcher.open).toEqual([]);
});
