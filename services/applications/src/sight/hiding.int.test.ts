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
  expect(await hiding.hide({ words, texts }, 'anna')).toEqual(texts.map(redactor(words)));
  clearInterval(timer);
  expect(turns).toBeGreaterThan(5);
});

test('where that takes too long, nobody is asked to shorten what somebody else wrote', async () => {
  hiding = createHiding(30);
  const texts = [resumeOf(200_000)];
  const told = { code: 'payload-too-large', message: expect.stringContaining('too long to be shown') };
  await expect(hiding.hide({ words, texts }, 'anna')).rejects.toMatchObject(told);
});

test('in an ordinary one it is hidden at once, without the thread', async () => {
  hiding = createHiding();
  await hiding.close();
  const texts = [resumeOf(5_000), 'maria'];
  expect(await hiding.hide({ words, texts }, 'anna')).toEqual(texts.map(redactor(words)));
});

test('of many in short texts it is hidden one after the other, and others have a turn in between', async () => {
  hiding = createHiding();
  let turns = 0;
  const count = () => {
    turns += 1;
    counting = setImmediate(count);
  };
  let counting = setImmediate(count);
  const people = Array.from({ length: 50 }, () => ({ words, texts: [resumeOf(1_000)] }));
  const hidden = await Promise.all(people.map((one) => hiding.hide(one, 'anna')));
  clearImmediate(counting);
  expect(hidden).toEqual(people.map(({ texts }) => texts.map(redactor(words))));
  expect(turns).toBeGreaterThan(people.length - 5);
});

test('what is to be hidden counts too: of whose profile has very much, it is left to the thread', async () => {
  hiding = createHiding();
  const links = Array.from({ length: 90 }, (_, at) => `https://maria.example/${at}${'a'.repeat(200)}`);
  const much = { words: { ...words, contacts: links }, texts: ['maria'] };
  expect(await hiding.hide(much, 'anna')).toEqual(much.texts.map(redactor(much.words)));
  await hiding.close();
  await expect(hiding.hide(much, 'anna')).rejects.toMatchObject({ code: 'unavailable' });
});
