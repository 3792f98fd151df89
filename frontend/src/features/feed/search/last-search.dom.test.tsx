import { screen, waitFor } from '@testing-library/react';
import { aJobSearchResult } from '@waypost/contracts/testing/job-posts';
import { expect, test } from 'vitest';
import { aSeeker, renderApp } from '../../../testing/render-app.tsx';

async function searching(address: string) {
  const app = renderApp(address, { as: aSeeker() });
  app.bff.answer('searchJobPosts', () => aJobSearchResult());
  await screen.findByRole('heading', { name: 'Feed' });
  const go = async (link: 'Feed' | 'Settings') => {
    await app.person.click(screen.getByRole('link', { name: link }));
    await screen.findByRole('heading', { level: 1, name: link });
  };
  return { ...app, go };
}

test('who comes back to the feed by the menu finds the last search of the visit', async () => {
  const { go, address, bff } = await searching('/feed?keyword=nurse&page=2');
  await go('Settings');
  await go('Feed');
  await waitFor(() => expect(address()).toBe('/feed?keyword=nurse&page=2'));
  expect(screen.getByRole('combobox', { name: 'Keyword' })).toHaveProperty('value', 'nurse');
  expect(bff.askedFor('searchJobPosts').every(({ query }) => query.get('keyword') === 'nurse')).toBe(true);
});

test('who presses Feed on a searched feed stays there, and goes back to where they came from', async () => {
  const { go, address, person } = await searching('/feed');
  await go('Settings');
  await go('Feed');
  await person.type(await screen.findByRole('combobox', { name: 'Keyword' }), 'nurse{Enter}');
  await waitFor(() => expect(address()).toBe('/feed?keyword=nurse'));
  const { length } = history;
  await go('Feed');
  await waitFor(() => expect(address()).toBe('/feed?keyword=nurse'));
  expect(history.length).toBe(length);
  history.back();
  await screen.findByRole('heading', { level: 1, name: 'Settings' });
});

test('a search that was cleared does not come back', async () => {
  const { go, address, person } = await searching('/feed?keyword=nurse');
  await person.click(await screen.findByRole('button', { name: 'Clear Search' }));
  await waitFor(() => expect(address()).toBe('/feed'));
  await go('Settings');
  await go('Feed');
  expect(address()).toBe('/feed');
});

test('what the address asks for wins over the last search', async () => {
  const { go, address } = await searching('/feed?keyword=nurse');
  await go('Settings');
  history.back();
  await screen.findByRole('heading', { level: 1, name: 'Feed' });
  expect(address()).toBe('/feed?keyword=nurse');
  expect(sessionStorage.getItem('waypost.feed-search')).toBe('?keyword=nurse');
});
