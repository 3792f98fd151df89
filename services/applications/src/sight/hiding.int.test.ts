import { afterEach, expect, test } from 'vitest';
import { createHiding, type Hiding } from './hiding.ts';
import { redactor } from './redact.ts';

const words = { user_id: '0'.repeat(24), names: ['María', 'González'], contacts: ['maria-gonz'], schools: ['MIT'] };
const resumeOf = (length: number) => `María González, MIT\n${'名 '.repeat(length / 2)}\nmaria gonzalez`;

let hiding: Hiding;
afterEach(() => hiding.close());

test('while who somebody is is hidden in the longest resume, others are answered', async () => {
  hiding = createHiding();
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 1);
  const texts = [resumeOf(200_000)];
  expect(await hiding.hide([{ words, texts }], 'anna')).toEqual([texts.map(redactor(words))]);
  clearInterval(timer);
  expect(turns).toBeGreaterThan(5);
});

test('where that takes too long, nobody is asked to shorten what somebody else wrote', async () => {
  hiding = createHiding(30);
  const texts = [resumeOf(200_000)];
  const told = { code: 'payload-too-large', message: expect.stringContaining('too long to be shown') };
  await expect(hiding.hide([{ words, texts }], 'anna')).rejects.toMatchObject(told);
});

test('in an ordinary one it is hidden at once, without the thread', async () => {
  hiding = createHiding();
  await hiding.close();
  const texts = [resumeOf(5_000), 'maria'];
  expect(await hiding.hide([{ words, texts }], 'anna')).toEqual([texts.map(redactor(words))]);
});

const links = Array.from({ length: 90 }, (_, at) => `https://maria.example/${at}${'a'.repeat(200)}`);
test.each([
  ['of many people together', Array.from({ length: 30 }, () => ({ words, texts: [resumeOf(1_000)] }))],
  ['of whose profile has very much', [{ words: { ...words, contacts: links }, texts: ['maria'] }]],
])('what is long for the texts %s is left to the thread', async (_, people) => {
  hiding = createHiding();
  expect(await hiding.hide(people, 'anna')).toEqual(people.map(({ words, texts }) => texts.map(redactor(words))));
  await hiding.close();
  await expect(hiding.hide(people, 'anna')).rejects.toMatchObject({ code: 'unavailable' });
});
