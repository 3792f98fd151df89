import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

/** The menu of a page that was loaded just now: what a menu opens stays there once it has come. */
async function loadPage() {
  vi.resetModules();
  const [{ StaticRouter }, { PlainMenu }, { ToastRegion }] = await Promise.all([
    import('../../router/document-router.tsx'),
    import('./plain-menu.tsx'),
    import('./toast-region.tsx'),
  ]);
  return { StaticRouter, PlainMenu, ToastRegion };
}
let page: Awaited<ReturnType<typeof loadPage>>;
beforeEach(async () => (page = await loadPage()));

test('a menu that cannot be loaded says so, stays closed, and opens once it can', async () => {
  const { StaticRouter, PlainMenu, ToastRegion } = page;
  vi.doMock('./menu-panel.tsx', () => {
    throw new Error('offline');
  });
  render(
    <StaticRouter location="/">
      <PlainMenu name="Theme: Light" label="Theme" groups={[]} />
      <ToastRegion />
    </StaticRouter>,
  );
  const button = screen.getByRole('button', { name: 'Theme: Light' });
  await userEvent.click(button);
  await screen.findByText('This could not be loaded. Please check your connection and try again.');
  expect(button.getAttribute('aria-expanded')).toBe('false');
  vi.doUnmock('./menu-panel.tsx');
  await userEvent.click(button);
  await screen.findByRole('menu', { name: 'Theme' });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(button));
});

test('a menu on a plain button opens by press and by arrow, is gone through by keys, and gives focus back', async () => {
  const { StaticRouter, PlainMenu } = page;
  const done: string[] = [];
  const action = (id: string) => ({ id, label: id, onAction: () => void done.push(id) });
  render(
    <StaticRouter location="/">
      <PlainMenu name="Theme: Light" label="Theme" groups={[{ id: 'all', actions: ['Light', 'Dark'].map(action) }]} />
    </StaticRouter>,
  );
  const button = screen.getByRole('button', { name: 'Theme: Light' });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(button);
  await screen.findByRole('menu', { name: 'Theme' });
  expect(button.getAttribute('aria-expanded')).toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'Light' })));
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(done).toEqual(['Dark']);
  await waitFor(() => expect(document.activeElement).toBe(button));

  await userEvent.keyboard('{ArrowDown}');
  await screen.findByRole('menu');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(done).toEqual(['Dark']);
  await waitFor(() => expect(document.activeElement).toBe(button));
});
