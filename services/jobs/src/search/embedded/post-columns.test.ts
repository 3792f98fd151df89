import { expect, it } from 'vitest';
import { makePost } from '../../testing/generated-posts.ts';
import { factsOf } from '../filters/facts.ts';
import { createPostColumns } from './post-columns.ts';

const factsNamed = (name: string) =>
  factsOf(
    makePost({
      _id: 'a',
      title: `Title${name}`,
      company_name: `Company${name}`,
      created_by: `user ${name}`,
      skills: [{ skill: `Skill ${name}`, is_custom: true }],
    }),
  );

it('forgets names with the last post that has them', () => {
  const columns = createPostColumns();
  columns.put(1, factsNamed('one'));
  columns.put(2, factsNamed('one'));
  columns.put(2, factsNamed('two'));
  const isKnown = (name: string) => [
    columns.table.find('skills', `skill ${name}`) !== undefined,
    columns.words.find(`title${name}`) !== undefined,
    columns.words.beginning(`company${name}`).length > 0,
    columns.ofCreator(columns.rows(), `user ${name}`).length > 0,
  ];
  expect([isKnown('one'), isKnown('two')]).toEqual([
    [true, true, true, true],
    [true, true, true, true],
  ]);
  columns.remove(1);
  expect([isKnown('one'), isKnown('two')]).toEqual([
    [false, false, false, false],
    [true, true, true, true],
  ]);
});

it('needs no more room for posts that are edited all the time', () => {
  const columns = createPostColumns();
  const room = () => [columns.table.size(), columns.words.size()];
  columns.put(1, factsNamed('one'));
  columns.put(1, factsNamed('two'));
  const before = room();
  for (let edit = 0; edit < 500; edit++) columns.put(1, factsNamed(`edit${edit}`));
  expect(room()).toEqual(before);
});
