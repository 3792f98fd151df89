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
export function severalJobs(texts: readonly string[]): string[] {
  const counted = texts.flatMap((text) => [...matchesIn(text, numbered)].map(([, title = '']) => title.trim()));
  if (counted.length > 1) return counted;
  const titles = new Map<unknown, string>();
  for (const line of texts.flatMap((text) => text.split('\n'))) {
    const at = line.length > longestLine ? -1 : line.search(money);
    if (at < 0) continue;
    const title =
      begins
        .exec(line)?.[1]
        ?.replace(/ [–-].*$/, '')
        .trim() ?? '';
    const role = roleOf(title);
    if (role !== undefined && !titles.has(role) && statedPay(line.slice(at)) !== undefined) titles.set(role, title);
  }
  return titles.size > 1 ? [...titles.values()] : [];
}
