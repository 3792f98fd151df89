import { expect, test } from 'vitest';
import { isPlaceAlone, modeBeside, placeIn } from './place-line.ts';

test.each([
  ['Lyon, France', 'Lyon, France'],
  ['**Location:** Lyon (hybrid)', 'Lyon'],
  ['Dayton, OH | On-site', 'Dayton, OH'],
  ['📍 Location: Dayton, OH 45402', 'Dayton, OH'],
  ['69001 Lyon', 'Lyon'],
  ['20457 Hamburg', 'Hamburg'],
  ['Doncaster DN4 5AB', 'Doncaster'],
  ['Wrocław, hybrydowo', 'Wrocław'],
  ['Standort Leipzig', 'Leipzig'],
  ['Sted: Bergen', 'Bergen'],
  ['Location: Hybrid - Lyon', 'Lyon'],
  ['Location: On-site (Lyon, France)', 'Lyon, France'],
])('the place of %j is %j', (line, place) => expect(placeIn(line)).toBe(place));

test.each([
  ['Lyon · Hybrid', 'Hybrid'],
  ['Sevilla, España · Presencial', 'Onsite'],
  ['Wrocław, hybrydowo', 'Hybrid'],
  ['Location: Hybrid - Lyon', 'Hybrid'],
  ['Lyon (three days)', undefined],
  ['Kraków / praca hybrydowa', 'Hybrid'],
  ['Lyon', undefined],
])('how the work is done beside a place in %j: %s', (line, mode) => expect(modeBeside(line)).toBe(mode));

test('a line says where the work is and nothing else, whatever postal code stands there', () => {
  const lines = ['Lyon', '69001 Lyon', 'Location: Lyon', 'Dayton, OH 45402', 'Lyon (three days)'];
  expect(lines.map(isPlaceAlone)).toEqual([true, true, true, true, false]);
});
