import { questionInput } from '@waypost/contracts/entities/job-question';
import type { AppError } from '@waypost/contracts/errors';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { serializerCompiler, validatorCompiler } from './validation.ts';

function errorsOf(schema: z.ZodType, given: unknown): [string, string][] {
  const { error } = validatorCompiler({ schema, method: 'POST', url: '/', httpPart: 'body' })(given) as {
    error?: AppError;
  };
  return (error?.errors ?? []).map(({ path, message }) => [path, message]);
}

test('of what can be written in several ways the error is that of the way whose fields are there', () => {
  const body = z.object({ questions: z.array(questionInput) });
  const askedAs = (question: unknown) => errorsOf(body, { questions: [question] });
  expect(askedAs({ custom_question: { question_text: 'May you climb?', question_type: 'essay' } })).toEqual([
    ['questions.0.custom_question.question_type', expect.stringContaining('paragraph')],
  ]);
  expect(askedAs({ custom_question: {} })).toEqual([
    ['questions.0.custom_question.question_text', 'Please enter a question or remove this field'],
  ]);
  expect(askedAs({ custom_question: 'May you climb?' })).toEqual([
    ['questions.0', 'Send the question_id of a listed question or a custom_question with its text and type'],
  ]);
});

function serializing() {
  let checked = 0;
  const schema = z.object({ found: z.int() }).refine(() => (checked += 1) > 0);
  const write = serializerCompiler({ schema, method: 'GET', url: '/searches', httpStatus: '200' });
  return { write, checked: () => checked };
}

test('an answer that is frozen is checked and written once, however often it is sent', () => {
  const { write, checked } = serializing();
  const page = Object.freeze({ found: 3, beside: 'not declared' });
  expect([write(page), write(page)]).toEqual(['{"found":3}', '{"found":3}']);
  expect(checked()).toBe(1);
});

test('an answer that may change is written as it is each time', () => {
  const { write, checked } = serializing();
  const page = { found: 3 };
  expect(write(page)).toBe('{"found":3}');
  page.found = 4;
  expect(write(page)).toBe('{"found":4}');
  expect(checked()).toBe(2);
});

test('a frozen answer of another shape is refused each time', () => {
  const { write } = serializing();
  const wrong = Object.freeze({ found: 'three' });
  for (let time = 0; time < 2; time += 1) expect(() => write(wrong)).toThrow('something else than its contract says');
});
