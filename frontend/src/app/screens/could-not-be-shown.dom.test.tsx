import { act, render, screen, within } from '@testing-library/react';
import { someSettings } from '@waypost/contracts/testing/settings';
import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { pageLoad } from '../../session/page-load.ts';
import { goByBrowser } from '../../testing/go-by-browser.ts';
import { aSeeker, renderApp } from '../../testing/render-app.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { screen as lateScreen } from './screen.ts';

vi.mock('../../features/about/help-screen.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

test('a page whose file cannot be had is loaded once there is a connection again', async () => {
  const again = vi.spyOn(pageLoad, 'again').mockReturnValue();
  renderApp('/terms');
  await screen.findByRole('heading', { level: 1, name: /Terms/ });
  act(() => void dispatchEvent(new Event('offline')));
  goByBrowser('/help');
  await screen.findByText('This page could not be shown');
  screen.getByText(/^You are offline, and it had not loaded yet/);
  expect(document.title).toBe('This page could not be shown · Waypost');
  expect(again).not.toHaveBeenCalled();
  dispatchEvent(new Event('online'));
  expect(again).toHaveBeenCalledOnce();
  goByBrowser('/privacy');
  await screen.findByRole('heading', { level: 1, name: /Privacy/ });
  expect(document.title).toMatch(/^Privacy/);
  dispatchEvent(new Event('online'));
  expect(again).toHaveBeenCalledOnce();
});

test('who is signed in keeps the menu beside a page that cannot be shown, and goes on by it', async () => {
  const { bff, person } = renderApp('/privacy', { as: aSeeker() });
  bff.answer('getSettings', () => someSettings());
  await screen.findByRole('heading', { level: 1, name: /Privacy/ });
  goByBrowser('/help');
  await screen.findByText('This page could not be shown');
  const menu = screen.getByRole('navigation', { name: 'Main' });
  await person.click(within(menu).getByRole('link', { name: 'Settings' }));
  await screen.findByRole('heading', { level: 1, name: 'Settings' });
});

test('a page whose file could not be had is asked for again when one comes back to it', async () => {
  const load = async () => ({ Late: () => <p>There it is</p> });
  const file = vi.fn<typeof load>(load);
  file.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const Late = lateScreen(file, 'Late');
  const pageAt = (path: string) => (
    <ErrorBoundary resetKey={path}>
      <Suspense>{path === '/late' ? <Late /> : <p>Elsewhere</p>}</Suspense>
    </ErrorBoundary>
  );
  const { rerender } = render(pageAt('/late'));
  await screen.findByText('This page could not be shown');
  expect(file).toHaveBeenCalledOnce();
  rerender(pageAt('/'));
  await screen.findByText('Elsewhere');
  rerender(pageAt('/late'));
  await screen.findByText('There it is');
});
