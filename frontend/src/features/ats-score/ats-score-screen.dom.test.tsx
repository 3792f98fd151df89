import { screen, waitFor, within } from '@testing-library/react';
import { aJobPost, aJobPostDetails } from '@waypost/contracts/testing/job-posts';
import { aCompanyResult } from '@waypost/contracts/testing/lookups';
import { aProfileCompletion } from '@waypost/contracts/testing/people';
import { aScore } from '@waypost/contracts/testing/scores';
import { expect, test } from 'vitest';
import { aSeeker, renderApp } from '../../testing/render-app.tsx';
import { toastQueue } from '../../ui/overlays/toast.ts';
import { emptyForm } from './ats-form.ts';
import { keptForm } from './kept-form.ts';

const job = aJobPost({ title: 'Night nurse', company_name: 'Palm Row' });
const link = () => `${location.origin}/job/${job._id}?from=mail`;
const scored = (user_score: number) => {
  const score = aScore({ user_score });
  const [part] = score.breakdown;
  const breakdown = part === undefined ? [] : [{ ...part, part: 'Skills', advice: 'Add “Triage” to your skills.' }];
  return { ...score, breakdown, userScore: score.user_score };
};
const pending = () => ({ ...aScore({ user_score: null }), userScore: null });

const described = {
  ...emptyForm,
  job_link: 'https://elsewhere.example/7',
  company_name: { name: 'Own boats' },
  title: 'Pilot',
  responsibility: 'Bring ships in.',
  minimum_qualification: 'A licence.',
};

function open(typed = emptyForm) {
  const as = aSeeker();
  const userId = as.userInfos._id;
  if (typed !== emptyForm) keptForm.keep(userId, typed);
  const app = renderApp('/ats-score', { as });
  app.bff.answer('getProfileCompletion', () => aProfileCompletion());
  app.bff.answer('getJobPost', () => aJobPostDetails({ job_post: job }));
  return {
    ...app,
    userId,
    asked: () => app.bff.askedFor('requestScore'),
    ask: async () => app.person.click(await screen.findByRole('button', { name: /Get ATS score/ })),
    url: () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Job URL' }),
  };
}

test('who has completed their profile is not asked to', async () => {
  const { bff, person, url, ask } = open();
  const sections = Object.entries(aProfileCompletion());
  bff.answer('getProfileCompletion', () =>
    aProfileCompletion(Object.fromEntries(sections.map(([name, one]) => [name, { ...one, is_completed: true }]))),
  );
  bff.answer('requestScore', () => scored(724));
  await person.click(await url());
  await person.paste(link());
  await ask();
  const result = await screen.findByRole('region', { name: 'Your ATS Score' });
  await screen.findByText('Your profile is complete.');
  expect(within(result).queryByRole('link', { name: /Improve Profile/ })).toBeNull();
});

test('a link of this site is enough, and its score explains itself', async () => {
  const { bff, person, url, ask, asked } = open();
  bff.answer('requestScore', () => scored(724));
  await person.click(await url());
  await person.paste(` ${link()} `);
  expect((await screen.findByRole('link', { name: 'Night nurse' })).getAttribute('href')).toBe(`/job/${job._id}`);
  expect(screen.queryByLabelText('Job Title')).toBeNull();
  await ask();
  const result = await screen.findByRole('region', { name: 'Your ATS Score' });
  expect(within(result).getByRole('meter', { name: 'Your ATS Score' }).getAttribute('aria-valuenow')).toBe('72');
  within(result).getByText('Based on profile');
  within(result).getByText('Night nurse, Palm Row');
  within(result).getByText('A good match');
  within(result).getByText('Add “Triage” to your skills.');
  within(result).getByText(
    'Higher score. More calls. Complete your profile to get noticed by more recruiters and stand out.',
  );
  const improve = within(result).getByRole('link', { name: /Improve Profile/ });
  expect([improve.getAttribute('href'), improve.getAttribute('target')]).toEqual(['/profile', '_blank']);
  const completion = await screen.findByRole('region', { name: 'Profile completion' });
  const [section] = await within(completion).findAllByRole('link');
  expect(section?.getAttribute('href')).toBe('/profile');
  expect(asked().map(({ params, body }) => ({ params, body }))).toEqual([
    { params: { id: job._id }, body: { job_link: link(), is_scrabble: true } },
  ]);
});

test('without a link nothing is sent, and the field says so', async () => {
  const { ask, asked } = open();
  await ask();
  const summary = await screen.findByRole('group', { name: 'There is a problem' });
  expect(
    within(summary)
      .getAllByRole('link')
      .map((problem) => problem.textContent),
  ).toEqual(['Job URL: Please enter a valid value.']);
  screen.getByText('Please enter a valid value.');
  expect(asked()).toEqual([]);
});

test('another link asks for the job’s words; with gaps nothing is sent, and the button looks so until they are filled', async () => {
  const { bff, person, url, ask, asked } = open();
  const company = aCompanyResult({ company_name: 'Green Belt' });
  bff.answer('lookUp', ({ params }) => (params['entity'] === 'companies' ? [company] : []));
  bff.answer('requestScore', () => scored(500));
  await person.click(await url());
  await person.paste('https://elsewhere.example/7');
  const button = screen.getByRole('button', { name: /Get ATS score/ });
  const active = button.className;
  await ask();
  const summary = await screen.findByRole('group', { name: 'There is a problem' });
  expect(
    within(summary)
      .getAllByRole('link')
      .map((problem) => problem.textContent),
  ).toEqual([
    'Please enter a valid company name.',
    'Job Title: Please enter a valid value.',
    'Responsibilities: Please enter a valid value.',
    'Minimum Qualifications: Please enter a valid value.',
  ]);
  expect(screen.getAllByText('Please enter a valid company name.')).toHaveLength(2);
  expect(screen.getAllByText('Please enter a valid value.')).toHaveLength(3);
  expect(button.className).not.toBe(active);
  expect(asked()).toEqual([]);

  await person.type(screen.getByRole('combobox', { name: 'Company Name' }), 'Green');
  await person.click(await screen.findByRole('option', { name: /Green Belt/ }));
  for (const [label, words] of [
    ['Job Title', 'Pilot'],
    ['Responsibilities', 'Bring ships in.'],
    ['Minimum Qualifications', 'A licence.'],
  ] as const) {
    await person.click(screen.getByLabelText(label));
    await person.paste(words);
  }
  await waitFor(() => expect(button.className).toBe(active));
  await ask();
  await screen.findByRole('meter', { name: 'Your ATS Score' });
  expect(asked()).toMatchObject([
    {
      params: { id: 'custom_job_post' },
      body: {
        job_link: 'https://elsewhere.example/7',
        title: 'Pilot',
        company_name: 'Green Belt',
        responsibility: 'Bring ships in.',
        minimum_qualification: 'A licence.',
        preferred_qualification: '',
        is_scrabble: false,
      },
    },
  ]);
});

test('a failure clears the score, says so in its place alone, and can be tried again', async () => {
  const { bff, person, ask } = open(described);
  bff.answer('requestScore', () => scored(724));
  await ask();
  await screen.findByRole('meter', { name: 'Your ATS Score' });
  bff.refuse('requestScore', 'internal');
  await ask();
  const failure = await screen.findByRole('alert');
  within(failure).getByText('The score could not be computed');
  expect(screen.queryByRole('meter', { name: 'Your ATS Score' })).toBeNull();
  expect(toastQueue.visibleToasts).toEqual([]);
  let come: () => void = () => undefined;
  bff.answerLater('requestScore', new Promise<void>((resolve) => (come = resolve)), () => scored(500));
  await ask();
  // What was cleared stays so.
  await screen.findByText('Computing your ATS score');
  expect(screen.queryByRole('meter', { name: 'Your ATS Score' })).toBeNull();
  come();
  await screen.findByRole('meter', { name: 'Your ATS Score' });
  bff.refuse('requestScore', 'unavailable', 'Scores are away for a moment');
  await ask();
  const again = await screen.findByRole('alert');
  within(again).getByText(/Scores are away for a moment/);
  bff.answer('requestScore', () => scored(500));
  await person.click(screen.getByRole('button', { name: /Retry/ }));
  expect((await screen.findByRole('meter', { name: 'Your ATS Score' })).getAttribute('aria-valuenow')).toBe('50');
});

test('while a score is computed the button waits, and the score comes by itself', async () => {
  const { bff, ask } = open(described);
  let answers = 0;
  bff.answer('requestScore', () => ((answers += 1) === 1 ? pending() : scored(640)));
  await ask();
  await screen.findByText('Your resume is still being read');
  expect(screen.getByRole('button', { name: /Computing/ }).getAttribute('aria-disabled')).toBe('true');
  expect((await screen.findByRole('meter', { name: 'Your ATS Score' })).getAttribute('aria-valuenow')).toBe('64');
  expect(screen.getByRole('button', { name: /Get ATS score/ }).getAttribute('aria-disabled')).toBeNull();
});

test('what the service refuses stands at its field', async () => {
  const { bff, ask } = open(described);
  bff.refuse('requestScore', 'validation-error', 'Refused', [
    { path: 'title', message: 'Please enter a valid value.' },
  ]);
  await ask();
  await waitFor(() => expect(screen.getByLabelText('Job Title').getAttribute('aria-invalid')).toBe('true'));
});

test('a whole text that is pasted is sorted into the fields, which can be undone and survives a reload', async () => {
  const { person, url, userId } = open();
  await person.click(await url());
  await person.paste('Pilot\nPalm Row\n\nDuties\nBring ships in.\n\nRequirements\nA licence.');
  expect(await screen.findByLabelText('Job Title')).toHaveProperty('value', 'Pilot');
  expect(screen.getByLabelText('Responsibilities')).toHaveProperty('value', 'Bring ships in.');
  await waitFor(() =>
    expect(keptForm.read(userId)).toMatchObject({ title: 'Pilot', minimum_qualification: 'A licence.' }),
  );
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(screen.queryByLabelText('Job Title')).toBeNull());
});

test('texts that mean harm stand there as text', async () => {
  const harm = '<img src=x onerror=alert(1)> \u202Eevil 👩‍🚀';
  const { bff, ask, container } = open({ ...described, title: harm, company_name: { name: '<b>Own</b>' } });
  bff.answer('requestScore', () => ({ ...scored(300), missing_skills: [harm], based_on: [] }));
  await ask();
  const result = await screen.findByRole('region', { name: 'Your ATS Score' });
  expect(result.textContent).toContain(harm);
  within(result).getByText('There’s nothing to compare yet');
  expect(container().querySelector('img[src="x"], b')).toBeNull();
});

test('the whole text has a dialog of its own', async () => {
  const { person } = open({ ...emptyForm, job_link: described.job_link });
  await person.click(await screen.findByRole('button', { name: 'Paste the whole text' }));
  const dialog = await screen.findByRole('dialog', { name: 'Paste the whole job text' });
  await person.click(within(dialog).getByRole('button', { name: 'Fill in the fields' }));
  await within(dialog).findByText('Please paste the text of a job.');
  expect(document.activeElement).toBe(within(dialog).getByRole('textbox', { name: 'Job text' }));
  await person.click(within(dialog).getByLabelText('Job text'));
  await person.paste('Pilot\nDuties\nBring ships in.');
  await person.click(within(dialog).getByRole('button', { name: 'Fill in the fields' }));
  expect(await screen.findByLabelText('Responsibilities')).toHaveProperty('value', 'Bring ships in.');
});

test('what was scored is listed, and scored again with what has become of it', async () => {
  const { bff, person, ask, asked } = open(described);
  bff.answer('requestScore', () => scored(400));
  await ask();
  const list = await screen.findByRole('region', { name: 'Jobs you checked' });
  within(list).getByRole('meter', { name: 'Score of Pilot' });
  await person.click(screen.getByRole('button', { name: 'Clear the form' }));
  bff.answer('requestScore', () => scored(470));
  await person.click(within(list).getByRole('button', { name: 'Check again: Pilot' }));
  await screen.findByText('Up 7 points since you last checked');
  expect(asked()[1]?.body).toEqual(asked()[0]?.body);
  expect(screen.getByLabelText('Job Title')).toHaveProperty('value', 'Pilot');
  await person.click(within(list).getByRole('button', { name: 'Clear list' }));
  expect(screen.queryByRole('region', { name: 'Jobs you checked' })).toBeNull();
});
