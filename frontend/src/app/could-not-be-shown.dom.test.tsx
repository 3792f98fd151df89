import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { pageLoad } from '../session/page-load.ts';
import { goByBrowser } from '../testing/go-by-browser.ts';
import { renderApp } from '../testing/render-app.tsx';

vi.mock('../features/about/help-screen.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

test('a page whose file cannot be had is loaded once there is a connection again', async () => {
  const again = vi.spyOn(pageLoad, 'again').mockReturnValue();
  renderApp('/help');
  await screen.findByText('This page could not be shown');
  expect(again).not.toHaveBeenCalled();
  dispatchEvent(new Event('online'));
  expect(again).toHaveBeenCalledOnce();
  goByBrowser('/privacy');
  await screen.findByRole('heading', { level: 1, name: /Privacy/ });
  dispatchEvent(new Event('online'));
  expect(again).toHaveBeenCalledOnce();
});
