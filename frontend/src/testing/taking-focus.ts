import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** Until what has opened has taken focus, which would interrupt what one does before. */
export const takesFocus = (opened: HTMLElement): Promise<void> =>
  waitFor(() => expect(opened.contains(document.activeElement)).toBe(true));

export async function dialogOf(name: string): Promise<HTMLElement> {
  const dialog = await screen.findByRole('dialog', { name });
  await takesFocus(dialog);
  return dialog;
}
