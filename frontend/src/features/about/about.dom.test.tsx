import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aSeeker, renderApp } from '../../testing/render-app.tsx';

test.each([
  ['/privacy', 'Privacy', 'What is kept'],
  ['/terms', 'Terms', 'Scores and analyses'],
  ['/help', 'Help', 'Looking for a job'],
])('%s is there for everybody, and says who runs this Waypost as far as it is known', async (path, title, part) => {
  const { bff } = renderApp(path);
  bff.answer('getOperator', () => ({ name: 'Example Jobs', contact: 'mailto:hello@example.org' }));
  await screen.findByRole('heading', { name: title, level: 1 });
  expect(screen.getByRole('region', { name: part })).toBeTruthy();
  const contact = await screen.findByRole('link', { name: 'hello@example.org' });
  expect(contact.getAttribute('href')).toBe('mailto:hello@example.org');
  expect(screen.getByText(/^Example Jobs answers for this installation/)).toBeTruthy();
});

test('where nobody is named the page says so, and it is read in one’s own frame', async () => {
  const { bff } = renderApp('/help', { as: aSeeker() });
  bff.answer('getOperator', () => ({ name: null, contact: null }));
  await screen.findByText(/^Whoever invited you to this installation/);
  await screen.findByRole('navigation', { name: 'Main' });
});

test('what the browser keeps is told', async () => {
  const { bff } = renderApp('/privacy');
  bff.answer('getOperator', () => ({ name: null, contact: null }));
  const { textContent } = await screen.findByRole('region', { name: 'Cookies' });
  for (const kept of ['not sent yet', 'dashboard', 'last searches', 'scores', 'single keys', 'light or dark']) {
    expect(textContent).toContain(kept);
  }
});

test('every page leads to them', async () => {
  renderApp('/no-such-page');
  const links = await screen.findByRole('navigation', { name: 'About Waypost' });
  expect([...links.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '/help',
    '/privacy',
    '/terms',
  ]);
});
