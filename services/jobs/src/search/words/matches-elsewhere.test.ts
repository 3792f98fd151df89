import type { JobPost } from '@waypost/contracts/entities/job-post';
import { expect, it } from 'vitest';
import { makePost } from '../../testing/generated-posts.ts';
import { parseKeyword } from './keyword/text-query.ts';
import { matchingElsewhere } from './matches-elsewhere.ts';

const skills = (...names: string[]) => names.map((skill) => ({ skill, is_custom: true }));

const matches = (keyword: string, post: Partial<JobPost>) =>
  matchingElsewhere(parseKeyword(keyword).clauses.map(({ query }) => query))(
    makePost({ _id: 'a', title: 'Platform Engineer', ...post }),
  );

it('names the skills that match, as the post spells them', () => {
  const post = { skills: skills('Kubernetes', 'Docker'), description: 'K8s all day.' };
  expect(matches('k8s', post)).toEqual({ skills: ['Kubernetes'], text: [] });
  expect(matches('urgent', { job_post_tags: ['Urgent'] })).toEqual({ skills: ['Urgent'], text: [] });
});

it('quotes the text where no skill matches', () => {
  const post = { minimum_qualification: 'ON-CALL rota; on-call phone', skills: skills('Docker') };
  expect(matches('"on call"', post)).toEqual({ skills: [], text: ['ON-CALL'] });
});

it('says it of each word that the list does not show', () => {
  const post = { skills: skills('Kafka'), responsibility: 'You keep ledgers.' };
  expect(matches('engineer kafka ledger', post)).toEqual({ skills: ['Kafka'], text: ['ledgers'] });
});

it('names a skill that is all of what was asked for, and no word of a text that is', () => {
  const post = { skills: skills('Google Go Fish', 'Go'), description: 'Ready to go.' };
  expect(matches('golang', post)).toEqual({ skills: ['Go'], text: [] });
});

it('says nothing of what the title, company, place and mode of work show, by a synonym too', () => {
  const post = { company_name: 'Palm Row', cities: [{ name: 'Cork' }], work_mode: 'Remote' as const };
  expect(matches('remote engineer cork palm', { ...post, description: 'A remote engineer.' })).toBeUndefined();
  expect(matches('rn', { title: 'Registered Nurse', skills: skills('RN') })).toBeUndefined();
});

it('speaks of the word that is not shown, where another one of the run is', () => {
  expect(matches('data engineer', { skills: skills('Data Modeling', 'Engineer training') })).toEqual({
    skills: ['Data Modeling'],
    text: [],
  });
});

it('names a few', () => {
  const many = Array.from({ length: 9 }, (_, at) => `SQL ${at}`);
  expect(matches('sql', { skills: skills(...many) })?.skills).toEqual(many.slice(0, 3));
});

it('reads a long post once, however many words are looked for', () => {
  const words = ['uno', 'due', 'tre', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
  const long = 'я '.repeat(10_000);
  const timeOf = (parts: readonly string[]) => {
    const post = makePost({ _id: 'a', description: `${long}${parts.join(' ')}` });
    const find = matchingElsewhere(parts.map((part) => ({ phrase: [part] })));
    const times = Array.from({ length: 5 }, () => {
      const before = process.threadCpuUsage().user;
      expect(find(post)?.text).toEqual(parts.slice(0, 3));
      return process.threadCpuUsage().user - before;
    });
    return Math.min(...times);
  };
  expect(timeOf(words)).toBeLessThan(4 * timeOf(words.slice(0, 1)));
});
