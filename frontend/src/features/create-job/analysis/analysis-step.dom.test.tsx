import { screen, waitFor, within } from '@testing-library/react';
import { aJobPost } from '@waypost/contracts/testing/job-posts';
import { anAnalysis } from '@waypost/contracts/testing/scores';
import { expect, test } from 'vitest';
import { aRecruiter, renderApp } from '../../../testing/render-app.tsx';
import { openWizard, written } from '../testing/open-wizard.tsx';

function at(...came: Parameters<typeof openWizard>) {
  const app = openWizard(...came);
  const go = (name: RegExp) => async () => app.person.click(await screen.findByRole('button', { name }));
  return { ...app, next: go(/^Next Step/), publish: go(/^Publish Job Post/) };
}

test('an empty form says what it is for, and what is not there yet', async () => {
  const { bff, person } = renderApp('/create-job', { as: aRecruiter() });
  bff.answer('lookUp', () => []);
  await screen.findByText('Post a new job opportunity and find great candidates');
  const places = 'No locations selected. Please add at least one location where this job can be performed.';
  expect(screen.getByText(places)).toBeTruthy();
  expect(screen.getByText('Without an amount, compensation is discussed in the interview.')).toBeTruthy();
  // Words of one's own are offered as such.
  await person.type(screen.getByRole('combobox', { name: 'Locations' }), 'Atlantis');
  await person.click(await screen.findByRole('option', { name: /^Add as custom entry/ }));
  const chosen = await screen.findByRole('list', { name: 'Selected locations' });
  expect(within(chosen).getByText('Atlantis')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Clear All' }));
  await screen.findByText(places);
});

test('a post without questions offers to add the first', async () => {
  const { person } = at('requirements');
  await screen.findByText('No custom questions yet');
  await person.click(screen.getByRole('button', { name: 'Add Your First Question' }));
  expect(await screen.findByRole('checkbox', { name: 'Make this question mandatory' })).toBeTruthy();
});

test('without what it reads, a post cannot be analyzed, and the button says why', async () => {
  at('analysis', { ...written, minimum_qualification: ' ' });
  const why = await screen.findByText(
    'Please complete the title, description, and minimum qualifications before analyzing',
  );
  const button = screen.getByRole('button', { name: /^Analyze Job Requirements/ });
  expect(button).toHaveProperty('disabled', true);
  expect(button.getAttribute('aria-describedby')).toContain(why.id);
});

test('an analysis that succeeds says so', async () => {
  const { bff } = at('analysis');
  bff.answer('analyseJobPost', () => anAnalysis());
  await screen.findByText('Job analysis completed successfully!');
});

test('what was read is told in words, and what is not a skill yet is a press away', async () => {
  const { bff, person } = at('analysis', { ...written, work_mode: 'Onsite' });
  const place = (text: string) => ({ field: 'description' as const, start: 0, end: text.length, text });
  bff.answer('analyseJobPost', () =>
    anAnalysis({
      skills: [
        {
          skill: 'Pruning',
          is_custom: false,
          proficiency_level: 'Expert',
          requirement: 'preferred',
          years: 2,
          evidence: [place('pruning')],
        },
      ],
      other_skills: [{ skill: 'hedge laying', evidence: [place('hedge laying')] }],
      work_mode: { work_mode: 'Remote', evidence: place('fully remote') },
      job_type: { job_type: 'Internship', evidence: place('an internship') },
      pay: { currency: 'USD', amount: 80_000, max_amount: 100_000, per: 'year', evidence: place('$80k - $100k') },
      sections: [{ kind: 'about', field: 'description', start: 0, end: 9 }],
      missing: [
        { code: 'language', message: 'This text seems to be in German.' },
        { code: 'years', message: 'How many years of experience are needed, or that none are.' },
      ],
    }),
  );
  const skill = within(await screen.findByRole('list', { name: 'Preferred Skills' }));
  expect(skill.getByRole('button', { name: /Whether Pruning is required/ }).textContent).toContain('Preferred');
  expect(skill.getByText('“pruning” in job description, 2+ years')).toBeTruthy();
  expect(screen.getByText('This text seems to be in German.')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Not found in your text' })).toBeTruthy();
  expect(screen.getByText('How many years of experience are needed, or that none are.')).toBeTruthy();
  expect(screen.getByText(/^No skills were taken from what your text says of the company/)).toBeTruthy();

  await person.click(screen.getByRole('button', { name: 'Change to Remote' }));
  expect(screen.queryByText(/fully remote/)).toBeNull();
  screen.getByText('Your text says “an internship”, but the job type is Full-Time.');
  await person.click(screen.getByRole('button', { name: 'Change to Internship' }));
  expect(screen.queryByText(/an internship/)).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Use this pay' }));
  expect(screen.queryByText(/no compensation is given/)).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Add hedge laying' }));
  const required = within(screen.getByRole('list', { name: 'Required Skills' }));
  expect(required.getByText('hedge laying')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add hedge laying' })).toBeNull();
});

test('a skill moves between those that are required and those that are not, and focus with it', async () => {
  const { bff, person, draft } = at('analysis', { ...written, skills_are_own: true });
  bff.answer('lookUp', () => []);
  await person.type(await screen.findByRole('combobox', { name: 'Add a skill' }), 'Pruning{Enter}');
  const listed = (name: string) => within(screen.getByRole('list', { name })).getByText('Pruning');
  await waitFor(() => listed('Required Skills'));
  expect(screen.queryByRole('list', { name: 'Preferred Skills' })).toBeNull();

  const choice = () => screen.getByRole('button', { name: /Whether Pruning is required/ });
  choice().focus();
  await person.keyboard('{ArrowDown}');
  await person.click(await screen.findByRole('option', { name: 'Preferred' }));
  await waitFor(() => listed('Preferred Skills'));
  expect(screen.queryByRole('list', { name: 'Required Skills' })).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(choice()));
  expect(draft()?.form.skills).toMatchObject([{ skill: 'Pruning', requirement: 'preferred' }]);
});

test.each([
  ['x', 'Custom skill name must be at least 2 characters long'],
  ['x'.repeat(61), 'Must be at most 60 characters'],
])('a skill that cannot be kept is refused for what is wrong with it: %s', async (name, why) => {
  const { bff, person } = at('analysis', { ...written, skills_are_own: true });
  bff.answer('lookUp', () => []);
  await person.click(await screen.findByRole('combobox', { name: 'Add a skill' }));
  await person.paste(name);
  await person.keyboard('{Enter}');
  await screen.findByText(why);
});

test('years that end before they begin are said to, and have no level', async () => {
  const years = { minimum_yrs_of_exp_needed: 10, maximum_yrs_of_exp_needed: 5, experience_is_own: true };
  const { bff, next } = at('analysis', { ...written, ...years });
  bff.answer('analyseJobPost', () => anAnalysis());
  await screen.findByText('The maximum is below the minimum.');
  expect(screen.queryByText('Mid-level')).toBeNull();
  await next();
  await screen.findAllByText('The maximum experience must not be below the minimum');
  expect(screen.queryByText('The maximum is below the minimum.')).toBeNull();
});

async function publishes({ bff, next, publish, address }: ReturnType<typeof at>) {
  bff.answer('publishJobPost', () => ({ job_post: aJobPost() }));
  bff.answer('listPostedJobs', () => ({ jobs: [], total: 0 }));
  await next();
  await publish();
  await screen.findByText('Job post published successfully!');
  expect(address()).toBe('/posted-jobs');
}

test('an analysis that fails is in nobody’s way to publish', async () => {
  const app = at('analysis');
  app.bff.refuse('analyseJobPost', 'internal', '');
  await screen.findByText('Analysis Failed');
  expect(screen.getByText(/^Failed to analyze job post\. Please try again\./)).toBeTruthy();
  await publishes(app);
});

test('an analysis that never answers is in nobody’s way to publish', async () => {
  const app = at('analysis');
  app.bff.answerLater('analyseJobPost', new Promise<void>(() => undefined), () => anAnalysis());
  await waitFor(() => expect(app.bff.askedFor('analyseJobPost')).toHaveLength(1));
  await publishes(app);
});

test('while a post is published the button says so, and a second press publishes nothing more', async () => {
  const { bff, next, publish } = at('analysis');
  bff.refuse('analyseJobPost', 'unavailable');
  bff.answerLater('publishJobPost', new Promise<void>(() => undefined), () => ({ job_post: aJobPost() }));
  await screen.findByText('Analysis Failed');
  await next();
  await publish();
  await waitFor(() => expect(bff.askedFor('publishJobPost')).toHaveLength(1));
  expect(screen.getByText('Publishing...')).toBeTruthy();
  await publish();
  expect(bff.askedFor('publishJobPost')).toHaveLength(1);
});

test('months that were read are less than a year, and pay without a currency is one of the currency that is chosen', async () => {
  const { bff, person } = at('analysis', {
    ...written,
    expected_max_ctc: { currency: 'GBP', amount: null, max_amount: null },
  });
  const evidence = { field: 'description' as const, start: 0, end: 6, text: '60-70k' };
  bff.answer('analyseJobPost', () =>
    anAnalysis({
      years_evidence: [{ field: 'minimum_qualification', start: 0, end: 10, text: 'Six months' }],
      pay: { amount: 60_000, max_amount: 70_000, per: 'year', evidence },
    }),
  );
  expect(await screen.findByText('Less than a year')).toBeTruthy();
  await person.click(await screen.findByRole('button', { name: 'Use this pay' }));
  await person.click(screen.getByRole('button', { name: 'Previous' }));
  await person.click(await screen.findByRole('button', { name: 'Previous' }));
  expect(await screen.findByRole('button', { name: /Currency/ })).toHaveProperty(
    'textContent',
    expect.stringContaining('GBP'),
  );
  expect(screen.getByRole('textbox', { name: 'Minimum per year' })).toHaveProperty('value', '60,000');
});
