import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import vectors from '../vectors.json' with { type: 'json' };
import { checkModels, ModelError, modelVersion, readModelFile } from './model-file.ts';
import { spansOf, spansOfText, tokenScores, tokenSpansOf } from './spans.ts';
import { sentencesOf, tokensOf } from './tokens.ts';
import { cosine, dimensions, meanVector, vectorOf } from './vectors.ts';

const all = [...vectors.texts.map(({ text }) => text), ...vectors.more];

describe('vectors', () => {
  test.each(vectors.texts)('$text has the numbers and the neighbours that it was made with', ({ text, head, near }) => {
    const vector = vectorOf(text);
    expect([...vector.subarray(0, 8)]).toEqual(head);
    const others = all
      .filter((other) => other !== text)
      .map((other) => [other, cosine(vector, vectorOf(other))] as const)
      .toSorted(([, a], [, b]) => b - a);
    // A text of no known word is as near to all.
    const isKnown = vector.some((value) => value !== 0);
    expect(isKnown ? others.slice(0, 3).map(([name]) => name) : near.map(([name]) => name)).toEqual(
      near.map(([name]) => name),
    );
  });

  test('are of length 1, shorter ones too, and zeros where no word is known', () => {
    for (const size of [64, 96, dimensions]) {
      const vector = vectorOf('Registered nurse', size);
      expect(vector).toHaveLength(size);
      expect(cosine(vector, vector)).toBeCloseTo(1, 6);
    }
    for (const text of ['', '   ', '看護師', '🙂']) expect(vectorOf(text)).toEqual(new Float32Array(dimensions));
    expect(cosine(vectorOf(''), vectorOf('nurse'))).toBe(0);
  });

  test('say that a title is near another name of it, whatever its case', () => {
    const near = (a: string, b: string) => cosine(vectorOf(a), vectorOf(b));
    expect(near('Staff nurse ICU', 'critical care nurse')).toBeGreaterThan(
      near('Staff nurse ICU', 'truck driver') + 0.3,
    );
    expect(near('REGISTERED NURSE', 'registered nurse')).toBeCloseTo(1, 6);
  });

  test('a mean is of length 1 and between those that it is of', () => {
    const [nurse, driver] = [vectorOf('nurse'), vectorOf('truck driver')];
    const mean = meanVector([nurse, driver]);
    expect(cosine(mean, mean)).toBeCloseTo(1, 6);
    expect(cosine(mean, nurse)).toBeCloseTo(cosine(mean, driver), 5);
  });
});

describe('spans', () => {
  test.each(vectors.sentences)(
    '$text is read as it was when it was made',
    ({ text, tokens, knowledge, skill, logits }) => {
      const cut = tokensOf(text);
      expect(cut.map((token) => token.text)).toEqual(tokens);
      expect([...tokenScores(tokens).subarray(0, 6)]).toEqual(logits);
      const found = tokenSpansOf(tokens);
      const words = ([from, to]: readonly [number, number]) => text.slice(cut[from]?.start, cut[to - 1]?.end);
      expect(found.knowledge.map(words)).toEqual(knowledge);
      expect(found.skill.map(words)).toEqual(skill);
    },
  );

  test('have their places in the text, with letters of two units before them', () => {
    const text = '🙂 We are hiring!\nYou know Java, Kubernetes and (optional) Terraform.\r\n\n• Docker is a plus';
    for (const { start, end, text: words } of spansOfText(text)) expect(text.slice(start, end)).toBe(words);
    const known = spansOfText(text).filter(({ kind }) => kind === 'knowledge');
    expect(known.map(({ text: words }) => words)).toEqual(expect.arrayContaining(['Java', 'Kubernetes', 'Docker']));
  });

  test('end where the name ends, without connectives and lone brackets', () => {
    for (const span of vectors.sentences.flatMap(({ text }) => spansOf(text))) {
      expect(span.text).not.toMatch(/^(?:and|or|,|\.|-)\s|\s(?:and|or|of|,|\.)$/i);
    }
  });

  test('the same text gives the same spans, whatever was read between', () => {
    const text = 'Experience with Kafka, MongoDB and gRPC.';
    const before = spansOf(text);
    for (let at = 0; at < 9; at += 1) tokenScores(Array.from({ length: 1000 }, (_, word) => `word${at}x${word}`));
    expect(spansOf(text)).toEqual(before);
  });

  test.each([
    ['nothing', ''],
    ['white space', ' \n\n\t'],
    ['another script', '看護師を募集しています'],
    ['an override', '\u202Eabc'],
    ['brackets', '('.repeat(5_000)],
    ['one long word', 'a'.repeat(50_000)],
  ])('of %s there are none, or some of its own', (_, text) => {
    for (const { start, end } of spansOfText(text)) expect(end).toBeGreaterThan(start);
  });
});

test('a text is cut into sentences by lines and ends, and nothing is lost but white space', () => {
  const text = 'First. Second one! 3 years? yes.\n- fourth\n\n  \nlast';
  expect(sentencesOf(text).map((sentence) => sentence.text.trim())).toEqual([
    'First.',
    'Second one!',
    '3 years? yes.',
    '- fourth',
    'last',
  ]);
  for (const { text: sentence, start } of sentencesOf(text)) expect(text.startsWith(sentence, start)).toBe(true);
});

describe('the files', () => {
  let folder: string;
  const from = () => pathToFileURL(`${folder}/`);
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'waypost-model-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  test('are those that the manifest names, whose hashes are the version', () => {
    checkModels();
    expect(modelVersion).toMatch(/^[0-9a-f]{16}$/);
    expect(readModelFile('spans.bin').byteLength).toBeGreaterThan(2_000_000);
  });

  test('one that is missing is refused with its place and a remedy', () => {
    expect(() => checkModels(['static.bin'], from())).toThrow(ModelError);
    expect(() => checkModels(['static.bin'], from())).toThrow(
      `The file ${join(folder, 'static.bin')} cannot be read, and nothing is read or scored without it. Restore the file`,
    );
  });

  const whole = readFileSync(new URL('../spans.bin', import.meta.url));
  const flipped = Buffer.from(whole);
  flipped[1_000_000]! ^= 1;
  test.each([
    ['cut off', whole.subarray(0, -1)],
    ['empty', Buffer.alloc(0)],
    ['with one bit changed', flipped],
    ['of another version', Buffer.concat([whole, Buffer.from([0])])],
  ])('one that is %s is refused', async (_, bytes) => {
    await writeFile(join(folder, 'spans.bin'), bytes);
    expect(() => readModelFile('spans.bin', from())).toThrow('is damaged or of another version');
  });
});
