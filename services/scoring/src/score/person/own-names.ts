import type { Profile } from '@waypost/contracts/entities/profile';
import { escaped } from '../../reading/text/escaped.ts';

/**
 * Takes from a person's texts their own name, which may be a word of a trade ("Ann Baker"), and where they live. The first and
 * the last name count only beside each other, in either order: "Baker" alone is the trade.
 */
export function withoutOwnNames({ user, workExperiences }: Profile): (text: string) => string {
  const [first, last] = [escaped(user.first_name), escaped(user.last_name)];
  const between = String.raw`(?:\s+[\p{L}.'’-]{1,40}){0,2}?\s+`;
  const names = first === '' || last === '' ? [] : [`${first}${between}${last}`, `${last},?\\s+${first}`];
  const cities = [user.address?.name, ...workExperiences.map(({ address }) => address?.city?.name)]
    .filter((city) => city !== undefined && city.trim() !== '')
    .map((city) => escaped(city ?? ''));
  const patterns = [
    ...names.map((name) => new RegExp(`(?<![\\p{L}\\p{N}])${name}(?![\\p{L}\\p{N}])`, 'giu')),
    ...(cities.length === 0
      ? []
      : [
          new RegExp(
            `(?<=(?:^|[,|•·]|\\b(?:in|from|near|to|around))[ \\t]*)(?:${cities.join('|')})(?=[ \\t]*(?:$|[,|•·.]))`,
            'gimu',
          ),
        ]),
  ];
  return (text) => patterns.reduce((words, pattern) => words.replaceAll(pattern, ' '), text);
}
