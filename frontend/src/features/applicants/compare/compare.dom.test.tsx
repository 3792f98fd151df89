import { screen, waitFor, within } from '@testing-library/react';
import type { Applicant } from '@waypost/contracts/entities/application';
import { anApplicant } from '@waypost/contracts/testing/applications';
import { aJobPost, aJobPostDetails } from '@waypost/contracts/testing/job-posts';
import { aPublicUser } from '@waypost/contracts/testing/people';
import { anApplicationScore } from '@waypost/contracts/testing/scores';
import { expect, test } from 'vitest';
import { aRecruiter, renderApp } from '../../../testing/render-app.tsx';

const answered = (reply: string) => [{ _id: 'a'.repeat(24), question_text: 'Why us?', reply }];
const named = (first_name: string, more: Partial<Applicant> = {}) =>
  anApplicant({
    user_info: { ...aPublicUser({ first_name, last_name: 'Park' }), email: 'somebody@example.org' },
    user_score: 640,
    ...more,
  });
const ada = named('Ada', { answers: answered('The roses.'), total_experience_in_months: 50 });
const [rae, kim, lin, sam] = [named('Rae'), named('Kim'), named('Lin'), named('Sam')] as const;
const everybody = [ada, rae, kim, lin, sam];
const counts = { Applied: 5, Referred: 0, Shortlisted: 0, Selected: 0, 'Not Selected': 0, Withdrawn: 0 };
const post = aJobPost({ title: 'Gardener' });
const path = `/job-applications/${post._id}`;

function open(query = '') {
  const status = new Map<string, Applicant['status']>();
  const now = (one: Applicant) => ({ ...one, status: status.get(one._id) ?? one.status });
  const app = renderApp(`${path}${query}`, {
    as: aRecruiter(),
    prepare(bff) {
      bff.answer('getJobPost', () => aJobPostDetails({ job_post: post }));
      bff.answer('listApplicants', () => ({ applicants: everybody.map(now), total: 5, counts, is_blind: false }));
      bff.answer('getApplicant', ({ params }) => ({
        applicant: now(everybody.find(({ _id }) => _id === params['application']) ?? ada),
      }));
      bff.answer('getApplicationScore', ({ params }) => {
        const isAda = params['id'] === ada._id;
        const part = { max: 1000, whole_max: 100, advice: null };
        return anApplicationScore({
          user_score: isAda ? 640 : 310,
          breakdown: [
            isAda
              ? { ...part, part: 'Skills', points: 640, whole_points: 64, evidence: ['Pruning, 3 years'] }
              : { ...part, part: 'Skills', points: 310, whole_points: 31, evidence: ['Knows no pruning'] },
          ],
          matched_skills: isAda ? ['Pruning'] : [],
          missing_skills: isAda ? [] : ['Pruning'],
          ...(isAda ? {} : { stale: true }),
        });
      });
      bff.answer('changeApplicantStatus', ({ body }) => {
        const { applicant_ids, changed_status } = body as { applicant_ids: string[]; changed_status: 'Shortlisted' };
        for (const id of applicant_ids) status.set(id, changed_status);
        return { changed: 1, previous: [] };
      });
    },
  });
  return app;
}

const comparison = () => screen.findByRole('region', { name: 'Comparison of applicants' });

test('two who are selected stand side by side, part by part, and Back leads to the list with both selected', async () => {
  const { person, address } = open('?sort=date');
  await person.click(await screen.findByRole('checkbox', { name: 'Select Ada Park' }));
  await person.click(screen.getByRole('button', { name: 'Compare' }));
  await screen.findByText('Select two to four applicants to compare them; 1 selected');
  await person.click(screen.getByRole('checkbox', { name: 'Select Rae Park' }));
  await person.click(screen.getByRole('button', { name: 'Compare' }));
  const table = within(await comparison());
  expect(address()).toBe(`${path}?sort=date&compare=${ada._id}-${rae._id}`);
  expect(document.activeElement).toBe(await comparison());
  const [first, second] = table.getAllByRole('columnheader');
  expect(within(first!).getByText('Ada Park')).toBeTruthy();
  expect(within(second!).getByText('Rae Park')).toBeTruthy();
  await table.findByText('64 / 100');
  for (const words of [
    '31 / 100',
    'Pruning, 3 years',
    'Knows no pruning',
    '4 yrs 2 mos',
    'The roses.',
    'Not answered',
  ]) {
    expect(table.getByText(words), words).toBeTruthy();
  }
  expect(table.getByText(/^Scored before the post changed on /)).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Back to the list' }));
  await waitFor(() => expect(address()).toBe(`${path}?sort=date`));
  expect((await screen.findByRole('checkbox', { name: 'Select Rae Park' })).matches(':checked')).toBe(true);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Ada Park'));
});

test('a link opens the comparison; it is decided on from there, and who is left out goes', async () => {
  const { bff, person, address } = open(`?compare=${[ada, rae, kim].map(({ _id }) => _id).join('-')}`);
  const table = within(await comparison());
  await person.click(await table.findByRole('button', { name: 'Shortlist: Rae Park' }));
  await screen.findByText('Applicant status updated');
  await table.findByRole('button', { name: 'Shortlisted, change the status of Rae Park' });
  table.getByRole('button', { name: 'Shortlist: Rae Park', pressed: true });
  table.getByRole('button', { name: 'Shortlist: Ada Park', pressed: false });
  expect(bff.askedFor('changeApplicantStatus').map(({ body }) => body)).toMatchObject([
    { applicant_ids: [rae._id], changed_status: 'Shortlisted' },
  ]);
  await person.click(table.getByRole('button', { name: 'Leave Kim Park out of the comparison' }));
  await waitFor(() => expect(address()).toBe(`${path}?compare=${ada._id}-${rae._id}`));
  expect(table.queryByRole('button', { name: /^Leave / })).toBeNull();
  expect(document.activeElement).not.toBe(document.body);
});

test('nobody is said to have no skills whose score could not be had, or is not computed yet', async () => {
  const { bff, person } = open(`?compare=${[ada, rae, kim].map(({ _id }) => _id).join('-')}`);
  bff.refuse('getApplicationScore', 'forbidden');
  const table = within(await comparison());
  const matched = () => {
    const group = table.getByText('Matched skills').closest('tbody');
    return within(group as HTMLElement)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  };
  const unknown = 'Not known right now';
  expect(matched()).toEqual([unknown, unknown, unknown]);
  bff.answer('getApplicationScore', ({ params }) =>
    params['id'] === rae._id
      ? anApplicationScore({ user_score: null })
      : anApplicationScore({ matched_skills: params['id'] === ada._id ? ['Pruning'] : [] }),
  );
  for (const button of table.getAllByRole('button', { name: /^Retry/ })) await person.click(button);
  await waitFor(() => expect(matched()).toEqual([expect.stringContaining('Pruning'), unknown, '–']));
  expect(table.queryByRole('button', { name: /^Retry/ })).toBeNull();
});

test('those who are not among the applicants are told apart, and left out by what they are called', async () => {
  const gone = ['c', 'e', 'f'].map((digit) => digit.repeat(24));
  const { bff, person, address } = open(`?compare=${gone.join('-')}`);
  bff.refuse('getApplicant', 'not-found', 'Application not found');
  bff.refuse('getApplicationScore', 'not-found', 'Application not found');
  const table = within(await comparison());
  expect(table.getAllByText('This applicant isn’t among the applicants for this post')).toHaveLength(3);
  for (const column of [1, 2, 3]) table.getByRole('columnheader', { name: `Unknown applicant ${column}` });
  await person.click(table.getByRole('button', { name: 'Leave Unknown applicant 2 out of the comparison' }));
  await waitFor(() => expect(address()).toBe(`${path}?compare=${gone[0]}-${gone[2]}`));
});
