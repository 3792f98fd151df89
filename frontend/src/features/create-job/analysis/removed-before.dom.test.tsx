import { screen } from '@testing-library/react';
import { aJobPost, aJobPostDetails } from '@waypost/contracts/testing/job-posts';
import { anAnalysis } from '@waypost/contracts/testing/scores';
import { expect, test } from 'vitest';
import { aRecruiter, renderApp } from '../../../testing/render-app.tsx';
import { copiedForm } from '../copying/copied-job.ts';
import { openWizard } from '../testing/open-wizard.tsx';

const place = (text: string) => ({ field: 'description' as const, start: 0, end: text.length, text });
const found = (skill: string) => ({
  skill,
  is_custom: true,
  proficiency_level: 'Expert' as const,
  requirement: 'required' as const,
  evidence: [place(skill)],
});
const analysis = anAnalysis({
  skills: [found('Pruning'), found('Watering')],
  minimum_yrs_of_exp_needed: 3,
  years_evidence: [place('Three summers')],
});

const as = aRecruiter();
/** Of somebody who asks for pruning alone, though the text names watering and three years as well. */
const post = aJobPost({
  created_by: as.userInfos._id,
  cities: [{ name: 'Lyon' }],
  job_type: 'Full-Time',
  work_mode: 'Onsite',
  responsibility: 'Prune and water.',
  minimum_qualification: 'Three summers in gardens.',
  skills: [{ skill: 'Pruning', is_custom: true, proficiency_level: 'Expert' }],
});

function made() {
  const app = openWizard('analysis', copiedForm(post, as.userInfos._id));
  app.bff.answer('analyseJobPost', () => analysis);
  return app;
}

const isRead = () => screen.findByText('Job analysis completed successfully!');
const isListed = (skill: string) => screen.queryByRole('button', { name: `Remove ${skill}` }) !== null;
const years = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Minimum years' }).value;

test('what was taken out of a post stays out when its text is changed', async () => {
  const { bff, person } = renderApp(`/create-job?edit=${post._id}`, { as });
  bff.answer('getJobPost', () => aJobPostDetails({ job_post: post }));
  bff.answer('analyseJobPost', () => analysis);
  await person.type(await screen.findByLabelText('Job description'), '!');
  await person.click(screen.getByRole('button', { name: 'Next Step' }));
  await screen.findByRole('heading', { name: 'Requirements and Responsibilities' });
  await person.click(screen.getByRole('button', { name: 'Next Step' }));
  await isRead();
  expect([isListed('Pruning'), isListed('Watering'), years()]).toEqual([true, false, '']);
});

test('a post that is made from another one asks for what that one asks for', async () => {
  made();
  await isRead();
  expect([isListed('Pruning'), isListed('Watering'), years()]).toEqual([true, false, '']);
});

test('what the text names and the post does not is a press away, at the level that was read', async () => {
  const { person } = made();
  await isRead();
  await person.click(screen.getByRole('button', { name: 'Add Watering' }));
  expect(screen.getByRole('button', { name: /Level of Watering/ }).textContent).toContain('Expert');
  await person.click(screen.getByRole('button', { name: 'Use these years' }));
  expect(years()).toBe('3');
  expect(screen.queryByRole('button', { name: 'Use these years' })).toBeNull();
});
