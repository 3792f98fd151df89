import { cosine, vectorOf } from '@waypost/model/vectors';
import { expect, it } from 'vitest';
import { foldedWords } from '../words.ts';
import { duties, nicknames, saidWork } from './everyday-work.ts';

const titleOf = (keyword: string) => saidWork(foldedWords(keyword)).title?.join(' ');

it.each([
  ['sells houses', 'real estate agent'],
  ['people who fix pipes', 'plumber'],
  ['Fix cars', 'vehicle mechanic'],
  ['looks after old people', 'elderly caregiver'],
  ['someone who cares for children', 'childcare worker'],
  ['driving lorries', 'truck driver'],
  ['cutting hair', 'hairdresser'],
  ['carries boxes', 'mover'],
  ['takes blood', 'phlebotomy technician'],
  ['Bean counter', 'accountant'],
])('%s is what a %s does', (keyword, title) => {
  expect(titleOf(keyword)).toBe(title);
});

it.each([
  'clean code',
  'drive',
  'build engineer',
  'house',
  'software developer',
  'care home manager',
  'clean room technician',
  'sales',
  'cars',
])('%s is left as it is', (keyword) => {
  expect(titleOf(keyword)).toBeUndefined();
  expect(saidWork(foldedWords(keyword))).toMatchObject({ words: foldedWords(keyword), praisedAs: undefined });
});

it('who is praised is a developer of software, and a specialist of anything else', () => {
  expect(saidWork(['frontend', 'ninja'])).toEqual({ words: ['frontend'], praisedAs: 'developer', title: undefined });
  expect(saidWork(['sales', 'guru'])).toEqual({ words: ['sales'], praisedAs: 'specialist', title: undefined });
});

it('knows every title of its lists by its words, and has no two that say the same', () => {
  const titles = [...duties.map(({ title }) => title), ...nicknames.values()].map((words) => words.join(' '));
  for (const title of titles) expect(cosine(vectorOf(title), vectorOf(title)), title).toBeCloseTo(1);
  const said = duties.flatMap(({ verbs, things }) =>
    [...verbs].flatMap((verb) => [...things].map((thing) => `${verb} ${thing}`)),
  );
  expect(said.filter((one, at) => said.indexOf(one) !== at)).toEqual([]);
});
