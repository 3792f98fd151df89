import { act, screen, waitFor } from '@testing-library/react';
import { aJobPost } from '@waypost/contracts/testing/job-posts';
import { anAnalysis } from '@waypost/contracts/testing/scores';
import { expect, test } from 'vitest';
import { openWizard, written } from '../testing/open-wizard.tsx';

const pruning = {
  skill: 'Pruning',
  is_custom: true,
  proficiency_level: 'Expert' as const,
  requirement: 'required' as const,
  evidence: [],
};
const analysis = anAnalysis({ skills: [pruning], minimum_yrs_of_exp_needed: 2 });

/** Somebody at the end of a post whose text is being read. */
function reading() {
  const moment = Promise.withResolvers<void>();
  const published = Promise.withResolvers<void>();
  const app = openWizard('review');
  app.bff.answerLater('analyseJobPost', moment.promise, () => analysis);
  app.bff.answerLater('publishJobPost', published.promise, () => ({ job_post: aJobPost() }));
  app.bff.answer('listPostedJobs', () => ({ jobs: [], total: 0 }));
  const publish = async () => app.person.click(await screen.findByRole('button', { name: /^Publish Job Post/ }));
  // By text, which is found at once: what is published waits for four seconds at most.
  async function leave() {
    await app.person.click(screen.getAllByText('Saved Jobs')[0]!);
    await waitFor(() => expect(screen.queryByText('Publishing...')).toBeNull());
  }
  const sent = () => app.bff.askedFor('publishJobPost').map(({ body }) => body);
  return {
    ...app,
    publish,
    leave,
    sent,
    read: () => act(async () => moment.resolve()),
    published: () => act(async () => published.resolve()),
  };
}
const whole = { skills: [{ skill: 'Pruning', proficiency_level: 'Expert' }], minimum_yrs_of_exp_needed: 2 };

test('a text that is still being read is not said to lack anything', async () => {
  const { read } = reading();
  await waitFor(() => expect(screen.getAllByText('Reading your text…')).toHaveLength(2));
  expect(screen.queryByText('No years of experience were found in your text')).toBeNull();
  await read();
  await screen.findByText('2+ years, Entry-level');
  screen.getByText('Skills are listed');
  expect(screen.queryByText('Reading your text…')).toBeNull();
});

test('what is published waits for what is being read, and has it', async () => {
  const { publish, sent, read, published, address, draft } = reading();
  await publish();
  await screen.findByText('Publishing...');
  expect(sent()).toEqual([]);
  await read();
  await waitFor(() => expect(sent()).toMatchObject([whole]));
  await waitFor(() => expect(draft()?.form.skills).toHaveLength(1));
  await published();
  await waitFor(() => expect(address()).toBe('/posted-jobs'));
  expect(draft()).toBeUndefined();
});

test('who goes elsewhere meanwhile has published it whole, and has no draft left', async () => {
  const { publish, leave, sent, read, published, draft } = reading();
  await publish();
  await screen.findByText('Publishing...');
  await leave();
  await read();
  await published();
  await screen.findByText('Job post published successfully!');
  expect(sent()).toMatchObject([whole]);
  expect(draft()).toBeUndefined();
});

test('who goes elsewhere meanwhile, and had published it in other words before, is told so and keeps the draft', async () => {
  const { bff, publish, leave, read, draft } = reading();
  bff.refuse('publishJobPost', 'conflict', '', [], { job_post: aJobPost({ title: 'Gardener' }) });
  await publish();
  await screen.findByText('Publishing...');
  await leave();
  await read();
  await screen.findByText(/^“Gardener” was published before\./);
  expect(draft()).toBeDefined();
});

test('a text that could not be read is said to be so, and can be read again', async () => {
  const { bff, person } = openWizard('review', written);
  bff.refuse('analyseJobPost', 'unavailable');
  await screen.findByText('Your text could not be read');
  screen.getByText('Skills and years of experience could not be read from your text');
  expect(screen.queryByText('No years of experience were found in your text')).toBeNull();
  bff.answer('analyseJobPost', () => analysis);
  await person.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText('2+ years, Entry-level');
});
