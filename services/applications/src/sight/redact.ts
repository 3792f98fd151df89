import type { TellingWords } from '@waypost/contracts/calls/telling-words';
import { replaceSchools } from '@waypost/contracts/school-names';
import { contactsHidden } from './contact-patterns.ts';
import { schoolsHidden } from './school-patterns.ts';
import { lettersOf, opened, patternOf } from './word-pattern.ts';

const hidden = '[hidden]';

/** Parts of names that are words of their languages. */
const particles = new Set(
  'al bin da das de del den der di do dos du el ibn la le los san ten ter the van von'.split(' '),
);

function partsOf(name: string): string[] {
  const parts = name.split(/[\s-]+/u);
  const telling = parts.filter((part) => !particles.has(part.toLowerCase()));
  return telling.length > 0 ? telling : parts;
}

/** Such a short part is a name only where it is written like one: "An", not "an". */
const isShort = (part: string) => /^[a-z]{2}$/.test(lettersOf(part).join(''));
const capitalised = (part: string) => {
  const letters = lettersOf(part).join('');
  return `(?<![\\p{L}\\p{M}])(?:${letters[0]?.toUpperCase()}${letters.slice(1)}|${letters.toUpperCase()})(?![\\p{L}\\p{M}])`;
};

/** Longest first, so that none is found in a part of another. */
const together = (patterns: readonly (string | undefined)[]): string[] =>
  [...new Set(patterns.filter((pattern) => pattern !== undefined))].toSorted((a, b) => b.length - a.length);

/** Whatever is long enough to mean nobody else is hidden within other words too, as in an address. */
const tellingLength = 7;
const within = (word: string) => ({ within: lettersOf(word).length >= tellingLength });

/** An initial alone tells nothing, and R is a language. */
const isTooShort = (part: string) => /^[a-z]{0,2}$/.test(lettersOf(part).join(''));

/** A name of a hundred parts is none. */
const mostParts = 8;

function namePatterns(names: readonly string[]): string[] {
  const parts = [...new Set(names.flatMap(partsOf))].slice(0, mostParts);
  const long = parts.filter((part) => !isTooShort(part));
  const pairs = long.flatMap((one) => long.filter((other) => other !== one).map((other) => one + other));
  const initials = parts.flatMap((one) => long.filter((other) => other !== one).map((other) => one.charAt(0) + other));
  return together([
    ...names.filter((name) => !isTooShort(name)).map((name) => patternOf(name, within(name))),
    ...pairs.map((pair) => patternOf(pair, within(pair))),
    ...initials.map((initial) => patternOf(initial)),
    ...long.map((part) => patternOf(part)),
  ]);
}

/** The name in a link, or before the @ of an address: what its owner is called elsewhere. */
const handleOf = (contact: string) =>
  contact
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '')
    .split('/')
    .at(-1)
    ?.replace(/^@/, '')
    .replace(/@.*$/, '') ?? '';
const shortestHandle = 4;
/** Where many pages of one's own end. */
const anybodys = new Set([
  'about',
  'contact',
  'hello',
  'home',
  'index',
  'info',
  'mail',
  'portfolio',
  'profile',
  'resume',
]);

function contactPatterns(contacts: readonly string[]): string[] {
  const handles = contacts
    .map(handleOf)
    .filter((handle) => lettersOf(handle).length >= shortestHandle && !anybodys.has(handle.toLowerCase()));
  return together([...contacts, ...handles].map((contact) => patternOf(contact)));
}

/** "Massachusetts Institute of Technology" is MIT, and M.I.T. */
const acronymOf = (school: string) => {
  const initials = school
    .split(/[\s-]+/u)
    .filter((word) => /^\p{Lu}/u.test(word))
    .map((word) => word.charAt(0))
    .join('');
  return initials.length >= 3 ? initials : '';
};

const kinds =
  /\b(?:university|universit\p{L}{1,4}|college|school|institute|academy|polytechnic|of|the|at|and|for)\b/giu;
const shortestSchool = 4;
/** What is left of a school's name without its kind: "Stanford". */
const rootOf = (school: string) => {
  const root = school.replace(kinds, ' ').replace(/\s+/g, ' ').trim();
  return lettersOf(root).length >= shortestSchool ? root : '';
};

const schoolPatterns = (schools: readonly string[]): string[] =>
  together(schools.flatMap((school) => [school, rootOf(school), acronymOf(school)]).map((name) => patternOf(name)));

const hiding = (patterns: readonly string[], flags: string) => {
  if (patterns.length === 0) return (text: string) => text;
  const any = new RegExp(patterns.join('|'), flags);
  return (text: string) => text.replace(any, hidden);
};

const runs = /[@+]?\[hidden\](?:[ \t,.|·/()-]{0,4}\[hidden\])*/g;

/**
 * For texts of somebody: without what tells who they are, as names, e-mail, telephone, links, schools, and what they say of gender,
 * age and the like. It hides too much rather than too little: "mark" goes too where Mark applied.
 */
export function redactor({ names, contacts, schools }: TellingWords): (text: string) => string {
  const hideContacts = hiding(contactPatterns(contacts), 'giu');
  const hideSchools = hiding(schoolPatterns(schools), 'giu');
  const hideNames = hiding(namePatterns(names), 'giu');
  const hideShort = hiding(together(names.flatMap(partsOf).filter(isShort).map(capitalised)), 'gu');
  return (text) => {
    const left = hideSchools(hideContacts(contactsHidden(opened(text), hidden)));
    const schoolless = opened(schoolsHidden(replaceSchools(left.normalize('NFC'), hidden), hidden));
    return hideShort(hideNames(schoolless)).normalize('NFC').replace(runs, hidden);
  };
}
