import { superLinear } from '@waypost/contracts/testing/super-linear';
import { expect, test } from 'vitest';
import { plainPage } from './plain-page.ts';
import { sortJobText } from './sort-job-text.ts';

test('a text that a page has written is read as the page shows it', () => {
  const page =
    '<h1>Pilot</h1><p><b>Palm &amp; Row</b> &ndash; Lyon</p><p>&pound;26,000 &#8211; full&#8209;time</p><h2>Duties</h2><ul><li>Steer</li><li>Moor<br>Eyes</li></ul>';
  expect(sortJobText(page)).toEqual({
    title: 'Pilot',
    company: 'Palm & Row',
    place: 'Lyon',
    lead: 'Lyon\n\n£26,000 – full‑time',
    responsibility: '- Steer\n- Moor\nEyes',
  });
});

test('signs of less and more that are no page stay', () => {
  const { responsibility } = sortJobText('Pilot\nDuties\nWrites <p> and List<String>, 3 < 5 && 7 > 5 &c;');
  expect(responsibility).toBe('Writes <p> and List<String>, 3 < 5 && 7 > 5 &c;');
});

test('pages are read in linear time', () => {
  expect(superLinear((text) => plainPage(`${text}</p>`), { longest: 20_000 })).toBeUndefined();
});
