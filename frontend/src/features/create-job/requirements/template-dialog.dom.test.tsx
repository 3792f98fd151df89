import { screen, within } from '@testing-library/react';
import { limits } from '@waypost/contracts/constants';
import type { QuestionTemplate } from '@waypost/contracts/entities/question-template';
import { aQuestionTemplate } from '@waypost/contracts/testing/question-templates';
import { expect, test } from 'vitest';
import { aRecruiter, renderApp } from '../../../testing/render-app.tsx';
import { drafts, keyOf } from '../form/draft.ts';
import { emptyForm, emptyQuestion, type FormQuestion } from '../form/job-form.ts';

const drivers = aQuestionTemplate({ name: 'Drivers' });

/** The second step of a post with these questions, and the dialog. */
async function open(questions: FormQuestion[] = [], templates: QuestionTemplate[] = [drivers]) {
  const as = aRecruiter();
  const owner = { userId: as.userInfos._id, dashboardId: as.userDashboards[0]?.dsh_id ?? '' };
  drafts.keep(keyOf({ ...owner, jobId: undefined }), {
    form: { ...emptyForm, title: 'Gardener', questions },
    step: 'requirements',
  });
  const app = renderApp('/create-job', {
    as,
    prepare: (bff) => bff.answer('listQuestionTemplates', () => ({ question_templates: templates })),
  });
  await app.person.click(await screen.findByRole('button', { name: 'Question templates' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Question templates' }));
  return { ...app, dialog };
}

test('the questions of a template are added to those of a post, each once', async () => {
  const { dialog, person } = await open([emptyQuestion('Why us?'), emptyQuestion()]);
  await person.click(await dialog.findByRole('button', { name: 'Add the questions of Drivers' }));
  expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Drivers: all added' }));
  await person.click(dialog.getByRole('button', { name: 'Done' }));
  const texts = screen.getAllByLabelText<HTMLInputElement>(/^Question( text)?$/).map(({ value }) => value);
  expect(texts).toEqual(['Why us?', 'Which licenses do you hold?']);
});

test('where not all questions of a template fit it says how many do', async () => {
  const there = Array.from({ length: limits.questions - 1 }, (_, at) => emptyQuestion(`Question ${at}?`));
  const [first] = drivers.questions;
  const asking = (question_text: string) => ({
    ...first!,
    custom_question: { ...first!.custom_question, question_text },
  });
  const two = aQuestionTemplate({ name: 'Two', questions: [asking('One?'), asking('Another?')] });
  const { dialog, person } = await open(there, [two]);
  const add = await dialog.findByRole('button', { name: 'Add the questions of Two' });
  await person.click(add);
  await screen.findByText('1 of 2 questions added: 30 questions are the most a post can have');
  expect(add.textContent).toBe('Add');
});

test('the questions of a post are saved under a name, without blank ones', async () => {
  const { bff, dialog, person } = await open([emptyQuestion('Why us?'), emptyQuestion()], []);
  await dialog.findByText('No templates yet');
  await person.click(dialog.getByRole('button', { name: /^Save template/ }));
  await dialog.findByText('Give this template a name');
  bff.answer('saveQuestionTemplate', () => ({ question_template: aQuestionTemplate({ name: 'Motives' }) }));
  bff.answer('listQuestionTemplates', () => ({ question_templates: [aQuestionTemplate({ name: 'Motives' })] }));
  await person.type(dialog.getByLabelText('Save the questions of this post as'), 'Motives{Enter}');
  await screen.findByText('“Motives” was saved as a template');
  await dialog.findByRole('button', { name: 'Add the questions of Motives' });
  const question = { custom_question: { question_text: 'Why us?', question_type: 'paragraph' }, is_required: false };
  expect(bff.askedFor('saveQuestionTemplate').map(({ body }) => body)).toEqual([
    { name: 'Motives', questions: [question] },
  ]);
  expect(bff.askedFor('publishJobPost')).toEqual([]);
});

test('a template is renamed where it stands, and what speaks against the name is said there', async () => {
  const { bff, dialog, person } = await open();
  bff.refuse('renameQuestionTemplate', 'conflict', 'You have another template with this name');
  await person.click(await dialog.findByRole('button', { name: 'Rename Drivers' }));
  const field = dialog.getByLabelText('New name of Drivers');
  await person.clear(field);
  await person.type(field, 'Cooks{Enter}');
  await dialog.findByText('You have another template with this name');
  const renamed = { ...drivers, name: 'Cooks' };
  bff.answer('renameQuestionTemplate', () => ({ question_template: renamed }));
  bff.answer('listQuestionTemplates', () => ({ question_templates: [renamed] }));
  await person.click(dialog.getByRole('button', { name: /^Save name/ }));
  await dialog.findByRole('button', { name: 'Rename Cooks' });
  expect(bff.askedFor('renameQuestionTemplate')[0]?.params).toEqual({ id: drivers._id });
});

test('what speaks against a name is said of that template alone', async () => {
  const { bff, dialog, person } = await open([], [drivers, aQuestionTemplate({ name: 'Bakers' })]);
  bff.refuse('renameQuestionTemplate', 'conflict', 'You have another template with this name');
  await person.click(await dialog.findByRole('button', { name: 'Rename Drivers' }));
  await person.click(await dialog.findByRole('button', { name: 'Rename Bakers' }));
  await person.type(dialog.getByLabelText('New name of Drivers'), ' and cooks{Enter}');
  await expect.poll(() => dialog.getByLabelText('New name of Drivers').getAttribute('aria-invalid')).toBe('true');
  expect(dialog.getByLabelText('New name of Bakers').getAttribute('aria-invalid')).toBeNull();
});

test('while one template is deleted others can be, too', async () => {
  const { bff, dialog, person } = await open([], [drivers, aQuestionTemplate({ name: 'Bakers' })]);
  bff.answerLater('deleteQuestionTemplate', new Promise(() => undefined), () => ({ success: true as const }));
  await person.click(await dialog.findByRole('button', { name: 'Delete Drivers' }));
  await person.click(await dialog.findByRole('button', { name: 'Delete Bakers' }));
  await expect.poll(() => bff.askedFor('deleteQuestionTemplate').length).toBe(2);
});

test('a deleted template comes back by Undo, which can be tried again', async () => {
  const { bff, dialog, person } = await open();
  bff.answer('deleteQuestionTemplate', () => ({ success: true as const }));
  bff.answer('listQuestionTemplates', () => ({ question_templates: [] }));
  await person.click(await dialog.findByRole('button', { name: 'Delete Drivers' }));
  await screen.findByText('“Drivers” was deleted');
  bff.refuse('saveQuestionTemplate', 'unavailable', 'Later, please.');
  await person.click(await screen.findByText('Undo'));
  await screen.findByText('Later, please.');
  bff.answer('saveQuestionTemplate', () => ({ question_template: drivers }));
  await person.click(await screen.findByText('Retry'));
  await screen.findByText('The template is back');
  expect(bff.askedFor('saveQuestionTemplate').at(-1)?.body).toMatchObject({ name: 'Drivers' });
});

test.each(['save', 'rename'] as const)('what fails once the dialog is closed is said: %s', async (what) => {
  const { bff, dialog, person } = await open([emptyQuestion('Why us?')]);
  const answer = Promise.withResolvers<never>();
  bff.answer('saveQuestionTemplate', () => answer.promise);
  bff.answer('renameQuestionTemplate', () => answer.promise);
  const rename = await dialog.findByRole('button', { name: 'Rename Drivers' });
  if (what === 'rename') await person.click(rename);
  const label = what === 'rename' ? 'New name of Drivers' : 'Save the questions of this post as';
  await person.type(dialog.getByLabelText(label), ' of lorries{Enter}');
  await person.click(dialog.getByRole('button', { name: 'Done' }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  answer.reject(new TypeError('Failed to fetch'));
  await screen.findByText(/^The template was not saved\./);
});
