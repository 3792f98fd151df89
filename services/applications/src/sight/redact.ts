import type { TellingWords } from '@waypost/contracts/calls/identity/telling-words';
import { replaceSchools } from '@waypost/contracts/school-names';
import { contactsHidden } from './contact-patterns.ts';
import { opened } from './letters.ts';
import { schoolsHidden } from './school-patterns.ts';
import { replacerOf, type Word } from './word-finder.ts';

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

/** What a word is told by: its letters and digits without marks. */
const plain = (word: string): string =>
  opened(word)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Whatever is long enough to mean nobody else is hidden within other words too, as in an address. */
const tellingLength = 7;
const telling = (text: string): Word => ({ text, within: plain(text).length >= tellingLength });

/** An initial alone tells nothing, and R is a language. */
const isTooShort = (part: string) => /^[a-z]{0,2}$/.test(plain(part));

/** A name of a hundred parts is none: those beyond are hidden each, not as one word with others. */
const mostParts = 8;

function nameWords(names: readonly string[]): Word[] {
  const parts = [...new Set(names.flatMap(partsOf))];
  const few = parts.slice(0, mostParts);
  const long = few.filter((part) => !isTooShort(part));
  const before = (ones: string[], joined: (one: string, other: string) => Word) =>
    ones.flatMap((one) => long.filter((other) => other !== one).map((other) => joined(one, other)));
  return [
    ...names.filter((name) => !isTooShort(name)).map(telling),
    ...parts.filter((part) => !isTooShort(part)).map((text) => ({ text })),
    ...before(long, (one, other) => telling(one + other)),
    ...before(few, (one, other) => ({ text: one.charAt(0) + other })),
  ];
}

const twoLetters = /(?<![\p{L}\p{M}])([A-Z])\p{M}{0,30}([A-Za-z])\p{M}{0,30}(?![\p{L}\p{M}])/gu;

/** A part of two letters is a name only where it is written like one: "An", not "an". */
function shortHidden(names: readonly string[]): (text: string) => string {
  const short = new Set(names.flatMap(partsOf).map(plain));
  return (text) =>
    text.replace(twoLetters, (found, one: string, other: string) =>
      short.has((one + other).toLowerCase()) ? hidden : found,
    );
}

/** The name in a link, or before the @ of an address: what its owner is called elsewhere. */
function handleOf(contact: string): string {
  const [path = ''] = contact.split(/[?#]/, 1);
  const name = path.split('/').findLast((part) => part !== '') ?? '';
  const [handle = ''] = name.replace(/^@/, '').split('@', 1);
  return handle;
}
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

function contactWords(contacts: readonly string[]): Word[] {
  const handles = contacts
    .map(handleOf)
    .filter((handle) => plain(handle).length >= shortestHandle && !anybodys.has(handle.toLowerCase()));
  return [...contacts, ...handles].map((text) => ({ text }));
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
  return plain(root).length >= shortestSchool ? root : '';
};

const schoolWords = (schools: readonly string[]): Word[] =>
  schools.flatMap((school) => [school, rootOf(school), acronymOf(school)]).map((text) => ({ text }));

/** What somebody is called besides, between the parts of their name: "Walter “Buddy” Okoye". */
const nickname = /\[hidden\][ \t]{0,2}["“”„'‘’(][\p{L}\p{M}][\p{L}\p{M}. -]{1,19}["“”'‘’)][ \t]{0,2}(?=\[hidden\])/gu;
const runs = /[@+]?\[hidden\](?:[ \t,.|·/()-]{0,4}\[hidden\])*/g;

/**
 * For texts of somebody: without what tells who they are, as names, e-mail, telephone, links, schools, and what they say of gender,
 * age and the like. It hides too much rather than too little: "mark" goes too where Mark applied.
 */
export function redactor({ names, contacts, schools }: TellingWords): (text: string) => string {
  const hideKnown = replacerOf([...contactWords(contacts), ...schoolWords(schools)], hidden);
  const hideNames = replacerOf(nameWords(names), hidden);
  const hideShort = shortHidden(names);
  return (text) => {
    const left = hideKnown(contactsHidden(opened(text), hidden));
    const schoolless = opened(schoolsHidden(replaceSchools(left.normalize('NFC'), hidden), hidden));
    return hideShort(hideNames(schoolless)).normalize('NFC').replace(nickname, `${hidden} `).replace(runs, hidden);
  };
}
