import { screen } from '@testing-library/react';
import { aJobSearchResult } from '@waypost/contracts/testing/job-posts';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createBffDouble } from '../testing/bff-double.ts';
import { aSeeker, renderApp } from '../testing/render-app.tsx';

// The app that begins by itself ends with its test.
vi.mock('react-dom/client', async (original) => {
  const { createRoot } = await original<typeof import('react-dom/client')>();
  return {
    createRoot: (element: Element) => {
      const root = createRoot(element);
      onTestFinished(() => {
        root.unmount();
        element.remove();
      });
      return root;
    },
  };
});

beforeEach(() => {
  for (const name of ['localStorage', 'sessionStorage'] as const)
    vi.spyOn(globalThis, name, 'get').mockImplementation(() => {
      throw new DOMException('Access is denied for this document', 'SecurityError');
    });
});
afterEach(() => void vi.restoreAllMocks());

test('where site data is blocked the app starts', async () => {
  const bff = createBffDouble();
  vi.stubGlobal('fetch', bff.fetch);
  bff.refuse('getCurrentUser', 'unauthenticated');
  bff.answer('searchJobPosts', () => aJobSearchResult());
  document.body.innerHTML = '<div id="root"></div>';
  history.replaceState(null, '', '/jobs');
  await import('./main.tsx');
  await screen.findByRole('heading', { name: 'Newest jobs' });
});

test('where site data is blocked who is signed in uses the feed, and logs out', async () => {
  const { bff, person, address } = renderApp('/jobs?keyword=nurse', { as: aSeeker() });
  bff.answer('searchJobPosts', () => aJobSearchResult());
  await person.click(await screen.findByRole('button', { name: /^Menu of Ada/ }));
  await person.click(await screen.findByRole('menuitem', { name: 'Log out' }));
  await vi.waitFor(() => expect(address()).toBe('/signin'));
});
