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

/** What is paid by rank or time, or to others, beside one job: "We hire at several levels", "Recent placements". */
const ofOne =
  /\b(?:levels?|bands?|career path|depending on experience|training|bonus(?:es)?|grow with|next step|placements?|examples?|dual|you pay|reports? to)\b/i;

type Paid = { title: string; pay: string };

function paidIn(line: string): Paid | undefined {
  const at = line.length > longestLine ? -1 : line.search(money);
  const stated = at < 0 ? undefined : statedPay(line.slice(at));
  if (stated === undefined) return undefined;
  const title = begins.exec(line)?.[1] ?? '';
  return { title: title.replace(/ [–-].*$/, '').trim(), pay: `${stated.minimum} ${stated.per}` };
}

/** What the jobs are called of which a text tells, each with pay or a number of its own; nothing where it is, or may be, one. */
export function severalJobs(texts: readonly string[]): string[] {
  if (texts.some((text) => ofOne.test(text))) return [];
  const areSeveral = (titles: readonly string[]) => {
    const roles = new Set(titles.map(roleOf));
    return roles.size > 1 && !roles.has(undefined);
  };
  const counted = texts.flatMap((text) => [...matchesIn(text, numbered)].map(([, title = '']) => title.trim()));
  if (areSeveral(counted)) return counted;
  const paid = texts.flatMap((text) => text.split('\n')).flatMap((line) => paidIn(line) ?? []);
  const titles = [...new Set(paid.map(({ title }) => title))];
  return areSeveral(titles) && new Set(paid.map(({ pay }) => pay)).size > 1 ? titles : [];
}
