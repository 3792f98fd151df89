import { matchesIn } from '../reading/text/matches-in.ts';
import { roleOf } from './roles.ts';
import { statedPay } from './stated-pay.ts';

/** "Position 2: Medical assistant" */
const numbered = /^[^\p{L}\n]{0,5}(?:position|role|job|vacancy|opening)\s?#?[1-9]\s?[:.)–-]\s?([^\n]{3,80})$/gimu;
/** The title that a line begins with, behind the sign of a list: "2. Front-end engineer (React), 3+ years, €65,000". */
const begins = /^[^\p{L}\n]{0,6}(\p{Lu}[\p{L}'’/ -]{1,50})(?= ?[:(,|–—]| -)/u;
/** Where what is paid begins. */
const money = /[€£$₹] ?\d|\d[\d.,]{0,12} ?k? ?[€£$₹]|\b(?:EUR|USD|GBP|INR|CAD) ?\d/;
const longestLine = 300;

/** What the jobs are called of which a text tells, each with pay or a number of its own; nothing where it is one. */
/** What is paid by rank or time in one job: "We hire at several levels". */
const ofBands = /\b(?:levels?|bands?|career path|depending on experience|(?:in|after|during) (?:the )?training)\b/i;

function titleIn(line: string): string | undefined {
  const at = line.length > longestLine ? -1 : line.search(money);
  if (at < 0 || statedPay(line.slice(at)) === undefined) return undefined;
  return begins
    .exec(line)?.[1]
    ?.replace(/ [–-].*$/, '')
    .trim();
}

/** What the jobs are called of which a text tells, each with pay or a number of its own; nothing where it is one. */
export function severalJobs(texts: readonly string[]): string[] {
  const counted = texts.flatMap((text) => [...matchesIn(text, numbered)].map(([, title = '']) => title.trim()));
  const paid = texts.flatMap((text) => text.split('\n')).flatMap((line) => titleIn(line) ?? []);
  const isOfSeveral = (titles: readonly string[]) => new Set(titles.flatMap((title) => roleOf(title) ?? [])).size > 1;
  if (isOfSeveral(counted)) return counted;
  return isOfSeveral(paid) && !texts.some((text) => ofBands.test(text)) ? [...new Set(paid)] : [];
}
