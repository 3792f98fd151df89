const longest = { characters: 110, words: 14 };

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&#39;': "'", '&quot;': '"', '&nbsp;': ' ' };

/** Words of people who explain why their school should be listed, instead of naming it. */
const explains =
  /\b(?:address|course|create|domains?|e-?mails?|homepage|in which|link|located|location|official|page|proof|pull request|students? (?:and|are|at|is|with)|url|webpage|website|our|please|redirects|we have|we are)\b/i;
const addresses = /@|www\.|:|\/\/|\uFFFD|\b[\w-]+\.(?:com|org|net|edu|txt|html?|pdf)\b/i;

/** The names in a file of the source; what else people have written there, addresses and explanations, is left out. */
export function cleanNames(lines: readonly string[]): string[] {
  const names = lines.map(cleanName).filter((name) => isName(name));
  return [...new Set(names)];
}

function cleanName(line: string): string {
  const plain = line
    .replace(/&\w+;|&#39;/g, (entity) => entities[entity] ?? ' ')
    .replace(/[\p{Cc}\p{Cf}|]/gu, ' ')
    .replace(/\(?\s*https?:\/\/\S+/g, ' ')
    .replace(/^(?:(?:college|institute|school|university)?\s*name)\s*:/i, ' ')
    .replace(/,? based in .*$/i, '')
    .replace(/\(\s+/g, '(')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^["“”](.*)["“”]$/, '$1')
    .replace(/[\s,;.\-–]+$/, '');
  return inTitleCase(plain);
}

function isName(name: string): boolean {
  if (name.length < 3 || name.length > longest.characters) return false;
  if (name.split(' ').length > longest.words || !/\p{L}{2}/u.test(name)) return false;
  return !explains.test(name) && !addresses.test(name) && !/^[.#\d]/.test(name);
}

const small = new Set(
  'a and at by da das de del der des di do dos du e el en et for für i in la las le les los of on the to und y'.split(
    ' ',
  ),
);

/** Names of several words that are written in capitals alone, or in none, as others write theirs. */
function inTitleCase(name: string): string {
  const isShouted = name.length > 10 && name === name.toUpperCase() && name !== name.toLowerCase();
  const isWhispered = name === name.toLowerCase() && name !== name.toUpperCase();
  if (!name.includes(' ') || (!isShouted && !isWhispered)) return name;
  return name
    .toLowerCase()
    .split(' ')
    .map((word, at) =>
      at > 0 && small.has(word) ? word : word.replace(/^\P{L}*\p{L}/u, (start) => start.toUpperCase()),
    )
    .join(' ');
}

const isAcronym = (name: string) => name.length <= 10 && !name.includes(' ') && name === name.toUpperCase();
const isLatin = (name: string) => /^[\p{Script=Latin}\p{Script=Common}\p{M}]+$/u.test(name);

/** The name to show first: written out, in Latin letters, and without the campus where there is one without. */
export function bestNameFirst(names: readonly string[]): string[] {
  const written = names.find((name) => isLatin(name) && !isAcronym(name)) ?? names.find(isLatin) ?? names[0];
  if (written === undefined) return [];
  const whole = names.find((name) => !isAcronym(name) && written !== name && written.startsWith(`${name},`));
  const first = whole ?? written;
  return [first, ...names.filter((name) => name !== first)];
}
