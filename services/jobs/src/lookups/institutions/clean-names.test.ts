import { describe, expect, test } from 'vitest';
import { bestNameFirst, cleanNames } from './clean-names.ts';

describe('names of the source', () => {
  test.each([
    [['\uFEFFStanford University '], ['Stanford University']],
    [['Gordon &amp; Sons College,'], ['Gordon & Sons College']],
    [['"Colegio Salesianos"'], ['Colegio Salesianos']],
    [['"Elektryk" School No. 1'], ['"Elektryk" School No. 1']],
    [['Augusta University - https://www.augusta.edu'], ['Augusta University']],
    [['College name: Community College of Allegheny County'], ['Community College of Allegheny County']],
    [['HOSEO UNIVERSITY'], ['Hoseo University']],
    [['korea university'], ['Korea University']],
    [['ECOLE SUPÉRIEURE DE MATEUR'], ['Ecole Supérieure de Mateur']],
    [['EPFL'], ['EPFL']],
  ])('%j are %j', (lines, names) => expect(cleanNames(lines)).toEqual(names));

  test.each([
    'https://www.fbs-klagenfurt1.at',
    'Website: slcb.be',
    'www.bbrz.at',
    'Domains: @sintlievenscollege.be',
    'Students and Teachers are provided with an email address',
    'Institut Cirvi\uFFFDnum de Torell\uFFFD',
    'Create digitalartschool.txt',
    '.group',
    '3322 College Drive',
  ])('%s is none', (line) => expect(cleanNames([line])).toEqual([]));
});

test.each([
  [['DIU', 'Dhaka International University'], 'Dhaka International University'],
  [['มหาวิทยาลัยมหิดล', 'Mahidol University'], 'Mahidol University'],
  [['德胜中学'], '德胜中学'],
  [
    ['Rochester Institute of Technology, Dubai', 'Rochester Institute of Technology'],
    'Rochester Institute of Technology',
  ],
])('of %j the one to show is %s, and the others are kept', (names, shown) => {
  const [first, ...others] = bestNameFirst(names);
  expect(first).toBe(shown);
  expect([shown, ...others].toSorted()).toEqual(names.toSorted());
});
