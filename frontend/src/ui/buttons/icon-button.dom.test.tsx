import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Dialog } from '../overlays/dialog.tsx';
import { IconButton } from './icon-button.tsx';

/** By the keyboard, and again until its tooltip is there: the first time, what tooltips are made of is still on its way. */
async function reach(name: string) {
  await userEvent.tab();
  const button = screen.getByRole('button', { name });
  await waitFor(async () => {
    act(() => button.blur());
    act(() => button.focus());
    await screen.findByRole('tooltip', {}, { timeout: 2_000 });
  });
}

test('Escape on an icon button takes its tooltip away, and then the dialog around it', async () => {
  function Asked() {
    const [isOpen, setOpen] = useState(true);
    return (
      <Dialog isOpen={isOpen} onOpenChange={setOpen} title="Delete the post?">
        It is gone for good.
      </Dialog>
    );
  }
  render(<Asked />);
  await reach('Close');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  expect(screen.queryByRole('dialog')).not.toBeNull();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a key on an icon button reaches the page, and takes the tooltip away', async () => {
  render(<IconButton label="Next applicant (J)" icon="›" />);
  const heard: string[] = [];
  const hear = ({ key }: KeyboardEvent) => void heard.push(key);
  await reach('Next applicant (J)');
  document.addEventListener('keydown', hear);
  try {
    await userEvent.keyboard('j');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await userEvent.keyboard('j');
    expect(heard).toEqual(['j', 'j']);
  } finally {
    document.removeEventListener('keydown', hear);
  }
});
