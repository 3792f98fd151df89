import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { emptyQuestion } from '../form/job-form.ts';
import { openWizard, written } from '../testing/open-wizard.tsx';

/** A question whose third option says what the first one says. */
function open() {
  const question = emptyQuestion('Which shift?');
  question.custom_question = {
    ...question.custom_question,
    question_type: 'multiple_choice',
    options: ['Day', 'Night', 'day'],
  };
  return openWizard('requirements', { ...written, questions: [question] });
}
const option = (at: number) => screen.getByLabelText(`Option ${at}`);
const isWrong = (at: number) => option(at).getAttribute('aria-invalid') === 'true';

test('of two options that are the same the later one is said to be there already, until they differ', async () => {
  const { person } = open();
  await person.click(await screen.findByRole('button', { name: /^Next Step/ }));
  const summary = within(await screen.findByRole('group', { name: 'Please correct what is wrong here' }));
  expect([1, 2, 3].map(isWrong)).toEqual([false, false, true]);
  await person.click(summary.getByRole('link', { name: /This option has already been added/ }));
  expect(document.activeElement).toBe(option(3));
  await person.type(option(1), 'time');
  expect([1, 2, 3].map(isWrong)).toEqual([false, false, false]);
});
