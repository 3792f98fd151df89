import type { JobPost } from '@waypost/contracts/entities/job-post';
import { makePost } from '@waypost/jobs/testing/generated-posts';
import { describe, expect, it } from 'vitest';
import { judgeOf, type Rule } from './judge.ts';
import { judgedQueries } from './judged-queries.ts';

const post = (given: Partial<JobPost>) => makePost({ _id: 'a', ...given });
const verdict = (rule: Rule, given: Partial<JobPost>) => judgeOf(rule)(post(given));

describe('a rule about a post', () => {
  it('takes names for whole words and their plurals, whatever the case', () => {
    expect(verdict({ title: 'nurse' }, { title: 'NURSES wanted' })).toBe('right');
    expect(verdict({ title: 'nurse' }, { title: 'Nursery Teacher' })).toBe('wrong');
    expect(verdict({ title: 'front ?end' }, { title: 'Front-End Developer' })).toBe('right');
  });

  it('tells what is asked for from what is near it and from what is wrong all the same', () => {
    const rule: Rule = { title: 'chef', near: 'cook', not: 'puppet' };
    expect(verdict(rule, { title: 'Line Cook' })).toBe('fair');
    expect(verdict(rule, { title: 'Operations Engineer - Chef/Puppet' })).toBe('wrong');
  });

  it('takes a listed skill for right, and one that the text asks for where none is listed for fair', () => {
    const listed = [{ skill: 'Python', is_custom: true }];
    expect(verdict({ skill: 'python' }, { skills: listed })).toBe('right');
    expect(verdict({ skill: 'python' }, { description: 'You write Python.' })).toBe('fair');
    expect(verdict({ skill: 'java' }, { description: 'You write Java.', skills: listed })).toBe('wrong');
    expect(verdict({ skill: 'c' }, { title: 'C++ developer' })).toBe('wrong');
  });

  it('asks for all that is given', () => {
    const rule: Rule = { title: 'nurse', place: 'dublin' };
    expect(verdict(rule, { title: 'Nurse', cities: [{ name: 'Dublin' }] })).toBe('right');
    expect(verdict(rule, { title: 'Nurse', cities: [{ name: 'Cork' }] })).toBe('wrong');
  });
});

describe('the judged queries', () => {
  it('are at least two hundred, each once', () => {
    const keywords = Object.values(judgedQueries).flatMap((queries) => queries.map(({ keyword }) => keyword));
    expect(keywords.length).toBeGreaterThanOrEqual(200);
    expect(new Set(keywords).size).toBe(keywords.length);
  });
});
