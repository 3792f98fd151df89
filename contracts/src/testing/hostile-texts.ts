import fc from 'fast-check';

/** A text that somebody might send to keep a reader busy: `units` share the length, each repeated, between two ends. */
export type HostileText = { before: string; units: readonly string[]; after: string };

export function textOf({ before, units, after }: HostileText, length: number): string {
  const share = Math.max(0, length - before.length - after.length) / units.length;
  return [before, ...units.map((unit) => filled(unit, Math.floor(share))), after].join('');
}

const filled = (unit: string, length: number) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length);

const of = (unit: string, before = '', after = ''): HostileText => ({ before, units: [unit], after });

const whiteSpace = [' ', '\t', '\n', '\r\n', '\u00a0', '\u2003', '\u2028', ' \n', '\v\f'];
const signs = ['-', '.', ',', '"', "'", '’', '_', '•', '|', '/', '&', '+', '#', '@', '%', '<', '(', ')', '[', '*', ':'];
const letters = ['a', 'A', 'Aa', 'ä', 'я', '名', 'é', '1', '1a'];
/** Marks that a normal form has to sort, each before the ones that stand there. */
const marks = ['\u0301\u0323', '\u0301\uff9e', '\u0e48\u0301\u0323', '\u{1f468}\u200d', '\ud83d', '\u202e', '\u200b'];
/** What readers look for, so that each of its places is tried. */
const words = [
  'Go, ',
  'Go Go ',
  'Go\n',
  'R ',
  'C++/C# ',
  'R&D ',
  'Python and Excel or ',
  'sales ',
  'experience with ',
  'skills in ',
  '5 years ',
  '1 - ',
  '1 (1) ',
  'at least ',
  'minimum of ',
  '3+ yrs exp ',
  'equal ',
  'he or ',
  '10 - 12 ',
  'B.A.',
  'A of the ',
  'University of ',
  'High School ',
  'Xx ',
  'Nurse | ',
  'a-\n',
  'dev-\n',
  'a, (b ',
  'a@b.',
  '2019 - ',
  'jan. 2019 to ',
  '+1 (555) 555-',
  'www.',
  'on-site ',
  'hybrid, ',
  '$1,000 - ',
  '10 lakh ',
  '<p ',
  '<b>',
  '<li><a href="',
  '&nbsp;',
  '&#1',
  '<!--',
  'https://a.b/?c&',
  'CA 92123; ',
  '"a" ',
];

const wrapped = [
  ...whiteSpace.map((unit) => of(unit, '', 'x')),
  of(' ', '1', 'x'),
  of('\n', '5 -', 'years'),
  of(' ', 'minimum of', 'x'),
  of(' ', 'Go', ',Go skills'),
  of('\n(', 'Go', 'Go skills'),
  of('Go, ', '', 'Go skills'),
  of('Go, ', 'skills in Go', ''),
  of(' ', 'Nurse', 'x'),
  of('a ', '"', ''),
  of('1,', '', 'x'),
  of("master's or "),
];

/** Runs of one thing, and what readers are known to trip over. */
export const hostileTexts: readonly HostileText[] = [
  ...[...whiteSpace, ...signs, ...letters, ...marks, ...words].map((unit) => of(unit)),
  ...wrapped,
  { before: '', units: ['(', 'a', ')'], after: '' },
  { before: '', units: ['A', ' '], after: 'University' },
  { before: 'a', units: ['\u0301', '\u0323'], after: '' },
];

const piece = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom(...whiteSpace) },
  { weight: 1, arbitrary: fc.constantFrom(...signs, ...letters, ...marks) },
  { weight: 2, arbitrary: fc.constantFrom(...words) },
);
const end = fc.array(piece, { maxLength: 2 }).map((pieces) => pieces.join(''));
const unit = fc
  .array(fc.tuple(piece, fc.constantFrom(1, 1, 2, 40)), { minLength: 1, maxLength: 3 })
  .map((runs) => runs.map(([text, times]) => text.repeat(times)).join(''));

/** Mixtures of the same. */
export const anyHostileText: fc.Arbitrary<HostileText> = fc.record({
  before: end,
  units: fc.array(unit, { minLength: 1, maxLength: 2 }),
  after: end,
});
