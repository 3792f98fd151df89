import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { emptyForm } from './form/job-form.ts';
import { openWizard, written } from './testing/open-wizard.tsx';

const id = 'a'.repeat(24);
const company = { company_id: id, company_name: 'Señal', industry: '', location: '' };
const skill = { skill_id: id, skill_name: 'Árbol', category: '' };
const question = { question_id: id, question_text: 'Can you climb?', question_type: 'yes_no' as const };

const keys = ['{Tab}', '{Enter}'];

test.each(keys)('a company typed and left by %s before the list has answered is the listed one', async (key) => {
  const { bff, person, draft } = openWizard('basic', emptyForm);
  bff.answer('lookUp', () => [company]);
  await person.type(await screen.findByRole('combobox', { name: 'Company' }), `senal${key}`);
  await waitFor(() => expect(draft()?.form.company_name).toEqual({ id, name: 'Señal' }));
  expect(screen.getByRole('combobox', { name: 'Company' })).toHaveProperty('value', 'Señal');
});

test('it is so on the next step too, and what was made of the field meanwhile stays', async () => {
  const { bff, person, draft } = openWizard('basic', { ...written, company_name: null });
  const waiting: ((found: [typeof company]) => void)[] = [];
  bff.answer('lookUp', () => new Promise((resolve) => void waiting.push(resolve)));
  const answer = () => waiting.splice(0).forEach((resolve) => resolve([company]));
  const field = await screen.findByRole('combobox', { name: 'Company' });
  await person.type(field, 'senal{Tab}');
  await person.type(field, ' lights{Enter}');
  answer();
  await waitFor(() => expect(draft()?.form.company_name).toEqual({ name: 'senal lights' }));

  await person.clear(field);
  await person.type(field, 'senal');
  await person.keyboard('{Enter}');
  await person.click(screen.getByRole('button', { name: /^Next Step/ }));
  await screen.findByRole('heading', { name: 'Requirements and Responsibilities' });
  expect(draft()?.form.company_name).toEqual({ name: 'senal' });
  answer();
  await waitFor(() => expect(draft()?.form.company_name).toEqual({ id, name: 'Señal' }));
});

test('where the list is away what was typed is kept', async () => {
  const { bff, person, draft } = openWizard('basic', emptyForm);
  bff.refuse('lookUp', 'internal');
  await person.type(await screen.findByRole('combobox', { name: 'Company' }), 'senal{Tab}');
  await waitFor(() => expect(bff.askedFor('lookUp').at(-1)?.query.get('entity_text')).toBe('senal'));
  await waitFor(() => expect(draft()?.form.company_name).toEqual({ name: 'senal' }));
});

test.each(keys)('a skill typed and left by %s before the list has answered is the listed one', async (key) => {
  const { bff, person, draft } = openWizard('analysis', { ...written, skills_are_own: true });
  bff.answer('lookUp', () => [skill]);
  await person.type(await screen.findByRole('combobox', { name: 'Add a skill' }), `arbol${key}`);
  await waitFor(() =>
    expect(draft()?.form.skills).toMatchObject([{ skill: 'Árbol', skill_id: id, is_custom: false, is_own: true }]),
  );
});

test('a question typed before the list has answered is the listed one, with its type', async () => {
  const { bff, person, draft } = openWizard('requirements');
  bff.answer('lookUp', () => [question]);
  const field = await screen.findByRole('combobox', { name: 'Search questions, or write your own' });
  await person.type(field, 'can you climb?{Enter}');
  await waitFor(() =>
    expect(draft()?.form.questions).toEqual([
      {
        question_id: id,
        custom_question: { question_text: 'Can you climb?', question_type: 'yes_no', options: [] },
        is_required: false,
      },
    ]),
  );
});
