import { screen } from '@testing-library/react';
import { aJobPostListing, aJobSearchResult } from '@waypost/contracts/testing/job-posts';
import { expect, test } from 'vitest';
import { aSeeker, renderApp } from '../../testing/render-app.tsx';

const job = aJobPostListing({ title: 'Platform Engineer' });
const shown = { title: [{ text: job.title, marked: false }], snippet: [] };

async function cardWith(highlights: typeof job.highlights) {
  const { bff } = renderApp('/feed?keyword=k8s', { as: aSeeker() });
  bff.answer('searchJobPosts', () => aJobSearchResult({ jobs: [{ ...job, highlights }], total: 1 }));
  return screen.findByRole('article');
}

test('a card says which skills and which words of the text made it match', async () => {
  const card = await cardWith({ ...shown, matches: { skills: ['Kubernetes', 'Docker'], text: ['on call'] } });
  expect(card.textContent).toContain('Matches: Kubernetes, Docker\u00A0· Matches in text: on call');
});

test('a card whose title shows why it matches says no more', async () => {
  expect((await cardWith(shown)).textContent).not.toContain('Matches');
});
