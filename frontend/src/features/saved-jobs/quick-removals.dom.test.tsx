import { screen, waitFor, within } from '@testing-library/react';
import { aMarkedPost } from '@waypost/contracts/testing/applications';
import { aJobPost } from '@waypost/contracts/testing/job-posts';
import { expect, test } from 'vitest';
import { aSeeker, renderApp } from '../../testing/render-app.tsx';

const titles = ['Baker', 'Miller', 'Cooper'];

/** Three saved jobs, and a server that takes each change when it is told to. */
async function open() {
  const all = titles.map((title) => aMarkedPost({ jobPostDetails: aJobPost({ title }) }));
  const idOf = (title: string) => all.find(({ jobPostDetails }) => jobPostDetails?.title === title)!.job_post_id;
  const isSaved = new Map(all.map(({ job_post_id }) => [job_post_id, true]));
  const asked: { job: string; answer: PromiseWithResolvers<void> }[] = [];
  const { bff, person } = renderApp('/saved-jobs', {
    as: aSeeker(),
    prepare(double) {
      double.answer('listMarkedPosts', () => {
        const marked_posts = all.filter(({ job_post_id }) => isSaved.get(job_post_id));
        return { marked_posts, total: marked_posts.length };
      });
      const change = (to: boolean) => async (job: string) => {
        const answer = Promise.withResolvers<void>();
        asked.push({ job, answer });
        await answer.promise;
        isSaved.set(job, to);
        return { success: true as const };
      };
      double.answer('unmarkJobPost', ({ params }) => change(false)(params['job'] ?? ''));
      double.answer('markJobPost', ({ params }) => change(true)(params['job'] ?? ''));
    },
  });
  const next = async (title: string) => {
    await waitFor(() => expect(asked.map(({ job }) => job)).toContain(idOf(title)));
    const [call] = asked.splice(
      asked.findIndex(({ job }) => job === idOf(title)),
      1,
    );
    return call!.answer;
  };
  await screen.findByRole('table');
  return {
    remove: (title: string) =>
      person.click(screen.getByRole('button', { name: `Remove ${title} from your saved jobs` })),
    undo: (at: number) => person.click(screen.getAllByRole('button', { name: 'Undo' })[at]!),
    take: async (title: string) => (await next(title)).resolve(),
    refuse: async (title: string) => (await next(title)).reject(new TypeError('Failed to fetch')),
    lists: () => bff.askedFor('listMarkedPosts').length,
    shown: () =>
      within(screen.getByRole('table'))
        .getAllByRole('link', { name: /^View/ })
        .map(({ ariaLabel }) => ariaLabel),
  };
}
const views = (...names: string[]) => names.map((title) => `View ${title}`);

test('the first of two removals that is taken brings the second one not back, whatever the list is answered meanwhile', async () => {
  const { remove, take, lists, shown } = await open();
  await remove('Baker');
  await remove('Miller');
  expect(shown()).toEqual(views('Cooper'));
  const before = lists();
  await take('Baker');
  await screen.findByText('Job removed from saved list');
  await waitFor(() => expect(lists()).toBeGreaterThan(before));
  expect(shown()).toEqual(views('Cooper'));
  screen.getByText('Showing 1 of 1 saved jobs');
  await take('Miller');
  await waitFor(() => expect(screen.getAllByText('Job removed from saved list')).toHaveLength(2));
  expect(shown()).toEqual(views('Cooper'));
});

test('of two removals the one that fails is back where it was, and the other one is not', async () => {
  const { remove, take, refuse, shown } = await open();
  await remove('Baker');
  await remove('Cooper');
  await refuse('Baker');
  await screen.findByText(/^Failed to remove job from saved list: Network error/);
  expect(shown()).toEqual(views('Baker', 'Miller'));
  await take('Cooper');
  await screen.findByText('Job removed from saved list');
  expect(shown()).toEqual(views('Baker', 'Miller'));
});

test('a removal that fails after another one was taken brings back only its own', async () => {
  const { remove, take, refuse, shown } = await open();
  await remove('Baker');
  await remove('Miller');
  await take('Baker');
  await screen.findByText('Job removed from saved list');
  await refuse('Miller');
  await screen.findByText(/^Failed to remove job from saved list: Network error/);
  expect(shown()).toEqual(views('Miller', 'Cooper'));
});

test('both are undone, each by its own toast, and one waits for nothing of the other', async () => {
  const { remove, take, undo, shown } = await open();
  await remove('Baker');
  await remove('Miller');
  await take('Miller');
  await take('Baker');
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(2));
  await undo(0);
  await undo(0);
  await take('Miller');
  await waitFor(() => expect(shown()).toContain('View Miller'));
  await take('Baker');
  await waitFor(() => expect(shown()).toEqual(views(...titles)));
});

test('focus stays among the saved jobs after each removal, and after its undoing', async () => {
  const { remove, take, undo } = await open();
  for (const [title, next] of [
    ['Baker', 'Miller'],
    ['Cooper', 'Miller'],
  ] as const) {
    await remove(title);
    const rows = within(screen.getByRole('table'));
    await waitFor(() =>
      expect(document.activeElement?.closest('tr')).toBe(rows.getByRole('link', { name: next }).closest('tr')),
    );
    await take(title);
  }
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(2));
  await undo(0);
  await waitFor(() => expect(document.activeElement?.closest('tr')?.textContent).toContain('Miller'));
});
