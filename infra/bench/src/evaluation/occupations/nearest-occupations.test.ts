import { occupations } from '@waypost/scoring/occupations';
import { expect, test } from 'vitest';
import { nearestOccupations, occupationTitles } from './nearest-occupations.ts';

test('the titles are those of the occupations that scoring knows, in its order', () => {
  const { titles, often } = occupationTitles();
  const { all } = occupations();
  expect(titles.map(([name]) => name)).toEqual(all.map(({ name }) => name));
  expect(often).toHaveLength(all.length);
});

test('a title is of the occupation that goes by it', () => {
  const nameOf = (title: string) => nearestOccupations(title, 3).map(({ occupation }) => occupation.name);
  expect(nameOf('ICU nurse')).toContain('Critical Care Nurses');
  expect(nameOf('HGV driver')).toContain('cargo vehicle driver');
  expect(nearestOccupations('Welder', 1, ({ id }) => id.startsWith('onet:'))[0]?.occupation.id).toMatch(
    /^onet:51-4121/,
  );
});
