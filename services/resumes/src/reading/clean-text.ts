import { boundedMarks } from '@waypost/contracts/bounded-marks';

export const maximumCharacters = 200_000;

/**
 * Text as people mean it, whatever program wrote it: one kind of space, hyphen, quote, bullet and line end. A tab stays where words
 * of one line stand far apart, such as a company at its start and a place at its end.
 */
export function cleanText(raw: string): string {
  const lines = boundedMarks(raw.slice(0, 2 * maximumCharacters).toWellFormed())
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    // NFKC would write Oracle™ as OracleTM.
    .replace(/[™®©℠]/g, '')
    .normalize('NFKC')
    .replace(/[\u2010\u2011\u2212]/g, '-')
    .replace(/(?<=\p{L}|\d)-{2,3}(?=\p{L}|\d)/gu, '-')
    .replace(/[‘’‛]/g, "'")
    .replace(/[“”‟]/g, '"')
    .split('\n')
    .map(cleanLine);
  return joinHyphenated(lines)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .slice(0, maximumCharacters)
    .toWellFormed();
}

/** Blanks that set the columns of a line apart, where a text has no tabs. */
const farApart = 4;

/** "Old Crumb Bakery ........ 2019" */
const leaders = /(?<=[^\s.…]) ?(?:[.…] ?){5,}(?=[^\s.…])/gu;

const betweenDates =
  /(?<=(?:19|20)\d\d)\s?[\0\ufffd\p{Co}]{1,3}\s?(?=(?:\p{L}{3,9}\.? |\d{1,2}[./])?(?:19|20)\d\d|(?:present|current|now|today|heute|aujourd)(?!\p{L}))/giu;

/** "📍 Ghent" */
const pictures = /^(?:\s|[\u{1f300}-\u{1faff}\u2728\u2b50]|\ufe0f)*(?:[\u{1f300}-\u{1faff}\u2728\u2b50]|\ufe0f)\s+/u;

function cleanLine(line: string): string {
  return (
    unspaced(line.replace(pictures, ''))
      .replace(/^\s*[•‣⁃◦▪▫●○■□◆◇►▶▸▹➔➜➢➤→⇒»›✓✔✅☑✦✧★☆❖◈⮚\u00b7\uf000-\uf0ff](?=\s|\p{L}|\p{N})\s*/u, '• ')
      .replace(/^\s*(?:[-–*](?:\s+|(?=\p{Lu}\p{Ll}))|o\s+(?=\p{Lu}))/u, '• ')
      // Between things of a line they are all one.
      .replaceAll(/(?<=\S)[^\S\n]+[‣◦▪▫●○■□◆◇❖∙⋅⦁](?=[^\S\n]+\S)/gu, ' •')
      // An arrow that a font has no letter for.
      .replaceAll(betweenDates, ' – ')
      // Private-use characters are icons; format characters are invisible.
      .replace(/\p{Co}/gu, ' ')
      .replace(/[\p{Cf}\ufffd]/gu, '')
      .replace(leaders, '\t')
      .replace(/[\s\p{Cc}]+/gu, (blank) => (blank.includes('\t') || blank.length >= farApart ? '\t' : ' '))
      .trim()
  );
}

/** "E X P E R I E N C E" is a heading whose letters are set apart; its words are further apart still. */
const unspaced = (line: string): string =>
  /^(?:[\p{L}&]\s{1,8}){3,60}[\p{L}&]$/u.test(line.trim())
    ? line
        .trim()
        .split(/\s{2,}|\t/)
        .map((word) => word.replace(/ /g, ''))
        .join(' ')
    : line;

/** Joins `develop-` / `ment`, but leaves the hyphen of `cross-` / `functional` and of an address. */
function joinHyphenated(lines: readonly string[]): string[] {
  const joined: string[][] = [];
  // How the last line ends: looking at the whole of it would take longer with each line that is joined to it.
  let end = '';
  for (const line of lines) {
    if (/\p{L}-$/u.test(end) && /^\p{Ll}/u.test(line)) {
      const first = end.slice(end.lastIndexOf(' ') + 1, -1).toLowerCase();
      const keepsHyphen = compounds.has(first) || /-|\.\w+\//.test(first) || /^[\w.+-]{1,64}@/.test(line);
      if (!keepsHyphen) joined.at(-1)?.push(withoutHyphen(joined.at(-1)?.pop()));
      joined.at(-1)?.push(line);
      end = ((keepsHyphen ? end : withoutHyphen(end)) + line).slice(-longestWord);
    } else {
      joined.push([line]);
      end = line.slice(-longestWord);
    }
  }
  return joined.map((parts) => parts.join(''));
}

const longestWord = 80;
const withoutHyphen = (part = '') => part.slice(0, -1);

/** First parts that English joins with a hyphen, so a line may end after it without any hyphenation. */
const compounds = new Set(
  `all anti back best bottom client co cost cross customer data day decision deep detail e early end enterprise entry
  event ever fast first five four front full goal hand hands hard high highly in industry inter job key large late lead
  left life long low machine mid mobile multi near new non object off on one open out over part peer people performance
  post pre problem process production real results right role second self semi server service short single small so
  solution state step sub team test third three time top two under up user value web well wide work world year`.split(
    /\s+/,
  ),
);
