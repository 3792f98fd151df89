import { expect, test } from 'vitest';
import { isProperName } from './proper-names.ts';

const of = (text: string, words: string) => {
  const start = text.indexOf(words);
  return isProperName(text, { start, end: start + words.length });
};

test.each([
  ['Experience working in Hawaii', 'Hawaii'],
  ['Knows the rules of Illinois Roads', 'Illinois Roads'],
  ['Offices in Wedding, Germany', 'Germany'],
  ['Willing to work in Andover, MA or at home', 'Andover'],
  ['You live in or near Nassau County', 'Nassau'],
  ['We are located just outside of Crumbleby', 'Crumbleby'],
  ['For clients such as Crumb, Rye Works and Loaf', 'Rye Works'],
  ['Kind regards, Joost Okoye', 'Joost'],
  ['Write to baker@crumb.example.com', 'crumb.example.com'],
  ['Write to BAKER@crumb.example', 'BAKER'],
])('%s names no skill by %s', (text, words) => expect(of(text, words)).toBe(true));

test.each([
  ['Experience with Hive, MS Word and Gluon', 'Hive'],
  ['SQL clients such as DBeaver', 'DBeaver'],
  ['Tools such as Gluon, Spock and OpenNLP', 'Spock'],
  ['Experience with Gluon in our office', 'Gluon'],
  ['Experience with Spring/Jersey and Gluon', 'Jersey'],
  ['naive Bayes and more', 'naive Bayes'],
])('%s may name a skill by %s', (text, words) => expect(of(text, words)).toBe(false));
