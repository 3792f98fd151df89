import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { JobPost } from '@waypost/contracts/entities/job-post';
import {
  aJobPost,
  aJobPostDetails,
  aJobQuestion,
  aJobSearchResult,
  aJobSkill,
} from '@waypost/contracts/testing/job-posts';
import { aScore } from '@waypost/contracts/testing/scores';
import { expect, onTestFinished, test, vi } from 'vitest';
import { aRecruiter, aSeeker, renderApp } from '../../testing/render-app.tsx';

function open(as = aSeeker(), some: Partial<JobPost> = {}) {
  const post = aJobPost({ title: 'Baker', ...some });
  const app = renderApp(`/job/${post._id}`, { as });
  app.bff.answer('getJobPost', () => aJobPostDetails({ job_post: post }));
  app.bff.answer('getScore', () => ({ ...aScore(), userScore: 640 }));
  return app;
}

test('what decides whether to read on stands in one list below the title', async () => {
  open(aSeeker(), {
    cities: [{ name: 'Porto' }, { name: 'Lisbon' }],
    work_mode: 'Hybrid',
    job_type: 'Full-Time',
    expected_max_ctc: { currency: 'EUR', amount: 24_000, max_amount: 30_000 },
    minimum_yrs_of_exp_needed: 3,
    posted_date: '2026-01-05T10:00:00Z',
  });
  const facts = within(await screen.findByRole('region', { name: 'Facts' }));
  const terms = facts.getAllByRole('term').map(({ textContent }) => textContent);
  expect(terms).toEqual(['Location', 'Pay', 'Experience', 'Job type', 'Posted', 'Posted by']);
  facts.getByText('Porto, Lisbon · Hybrid');
  facts.getByText('€24,000 – €30,000 a year');
  facts.getByText('3+ years');
  facts.getByText('Jan 5, 2026');
});

test('a post of today has the age that the feed gives it', async () => {
  open(aSeeker(), { posted_date: new Date(Date.now() - 20.5 * 60 * 60 * 1000).toISOString() });
  within(await screen.findByRole('region', { name: 'Facts' })).getByText('20 hours ago');
});

test('who may apply is told what a fuller profile brings', async () => {
  open();
  const nudge = await screen.findByRole('region', { name: 'Your profile' });
  expect(nudge.textContent).toContain(
    'Higher score. More calls. Complete your profile to get noticed by more recruiters and stand out.',
  );
  expect(within(nudge).getByRole('link', { name: 'Improve Profile' }).getAttribute('href')).toBe('/profile');
});

test('a level is shown in English, whatever it is kept as', async () => {
  open(aSeeker(), { skills: [aJobSkill({ skill: 'Baking', proficiency_level: 'Advance' })] });
  const skills = within(await screen.findByRole('region', { name: 'Required Skills' }));
  expect(skills.getByRole('listitem').textContent).toBe('Baking · Advanced');
});

test('what is preferred stands apart from what is required', async () => {
  open(aSeeker(), {
    skills: [aJobSkill({ skill: 'Baking' }), aJobSkill({ skill: 'Icing', requirement: 'preferred' })],
  });
  const listed = async (name: string) =>
    within(await screen.findByRole('region', { name }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(await listed('Required Skills')).toEqual([expect.stringContaining('Baking')]);
  expect(await listed('Preferred Skills')).toEqual([expect.stringContaining('Icing')]);
});

test('a score is for who seeks: others are neither shown one nor is one asked for', async () => {
  const { bff } = open(aRecruiter());
  await screen.findByRole('heading', { level: 1, name: 'Baker' });
  expect(screen.queryByText('ATS Score', { selector: 'h2' })).toBeNull();
  expect(bff.askedFor('getScore')).toEqual([]);
});

test('a post that is applied to elsewhere leads there instead of asking for a resume', async () => {
  open(aSeeker(), { apply_link: 'https://oven.example/jobs/1' });
  const apply = await screen.findByRole('link', { name: 'Apply Now, on the company’s website, in a new tab' });
  expect(apply.getAttribute('href')).toBe('https://oven.example/jobs/1');
  expect(apply.getAttribute('target')).toBe('_blank');
  expect(screen.queryByRole('button', { name: /^Apply Now/ })).toBeNull();
});

test('who published a post edits it on a dashboard that publishes alone', async () => {
  const as = aRecruiter();
  open(as, { created_by: as.userInfos.id });
  await screen.findByRole('link', { name: 'Edit' });
  cleanup();
  const seeking = aSeeker();
  open(seeking, { created_by: seeking.userInfos.id });
  await screen.findByText('Your Job');
  expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
});

test('a post is handed to what the device shares with', async () => {
  const given = vi.fn<Navigator['share']>(async () => undefined);
  Object.defineProperty(navigator, 'share', { value: given, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'));
  const { person } = open();
  await person.click(await screen.findByRole('button', { name: 'Share' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Share…' }));
  expect(given).toHaveBeenCalledWith({ title: 'Baker', url: expect.stringContaining('/public-job-details/') });
});

test('who published a post can save it, and closes it by way of a menu', async () => {
  const as = aRecruiter();
  const { person } = open(as, { created_by: as.userInfos.id });
  await screen.findByText('Your Job');
  expect(screen.getByRole('button', { name: 'Save' })).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'More actions' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Close Job' }));
  await screen.findByRole('alertdialog', { name: 'Close this job post?' });
});

test('who comes back to a job sees what has become of the application', async () => {
  const { bff } = open();
  const application = {
    _id: '0123456789abcdef01234567',
    applied_at: '2026-01-05T10:00:00Z',
    status: 'Shortlisted' as const,
    resume_name: 'cv.pdf',
  };
  bff.answer('getJobPost', () =>
    aJobPostDetails({ job_post: aJobPost({ title: 'Baker' }), is_applied: true, application }),
  );
  const panel = await screen.findByRole('region', { name: 'You have applied' });
  expect(panel.textContent).toContain('Sent on Jan 5, 2026 with cv.pdf.');
  within(panel).getByText('Shortlisted');
  expect(document.activeElement).not.toBe(panel);
});

test('while the post is on its way, that is said', async () => {
  const { bff } = open();
  bff.answerLater('getJobPost', new Promise(() => undefined), () => aJobPostDetails());
  await screen.findByText('Loading job details...');
});

test('an address without an id of a post is said to be none, with a way back', async () => {
  renderApp('/job/not-an-id', { as: aSeeker() });
  await screen.findByRole('heading', { level: 1, name: 'Job Not Found' });
  screen.getByText('The requested job could not be found.');
  expect(screen.getByRole('link', { name: 'Go Back' }).getAttribute('href')).toBe('/feed');
  await screen.findByText('Unable to load job details - invalid job ID');
});

test('of a post that was opened from a link, the way back leads to the feed', async () => {
  const { bff, person, address } = open();
  bff.answer('searchJobPosts', () => aJobSearchResult());
  await person.click(await screen.findByRole('link', { name: 'Back' }));
  await waitFor(() => expect(address()).toBe('/feed'));
});

test('a post that cannot be read says so and offers to try again', async () => {
  const { bff } = open();
  bff.refuse('getJobPost', 'forbidden', 'This post is locked');
  await screen.findByRole('heading', { level: 1, name: 'Failed to load job details' });
  screen.getByText('This post is locked');
});

test('what a post lacks is said in its place', async () => {
  const { person } = open(aSeeker(), { description: ' ', questions: [aJobQuestion()] });
  await screen.findByText('No description provided.');
  screen.getByText('Application Note');
  await person.click(screen.getByRole('button', { name: 'Name not known' }));
  await screen.findByText('Username not available for this user');
});

test('of a closed post nobody is told to answer what it asked', async () => {
  open(aSeeker(), { status: 'Close', questions: [aJobQuestion()] });
  await screen.findByText('Application Questions');
  expect(screen.queryByText('Application Note')).toBeNull();
});

test('on another dashboard a banner says how to apply', async () => {
  open(aRecruiter());
  await screen.findByText("You're on Recruiter dashboard - Switch to Job Seeker to apply for jobs!");
});

test('the link is copied from the menu of sharing, or said not to be', async () => {
  const { person } = open();
  const share = async () => {
    await person.click(await screen.findByRole('button', { name: 'Share' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Copy link' }));
  };
  const copy = vi.spyOn(navigator.clipboard, 'writeText');
  await share();
  await screen.findByText('Job link copied to clipboard!');
  expect(copy.mock.calls[0]?.[0]).toMatch(/\/public-job-details\/[0-9a-f]{24}$/);
  copy.mockRejectedValue(new Error('Not allowed'));
  await share();
  await screen.findByText('Failed to copy link');
});
