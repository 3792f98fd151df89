import { type Allowance, allowances } from '../allowances.ts';
import { durationText } from '../duration-text.ts';
import { type Quota, quotas } from '../quotas.ts';

const number = (value: number) => value.toLocaleString('en-US');
const time = (seconds: number) => durationText(seconds).replace(/^1 /, '');

const perWords = {
  address: 'network address',
  user: 'person',
  session: 'session',
  caller: 'person, else address',
  dashboard: 'dashboard',
  application: 'application',
};
const countWords = { tries: 'every call', done: 'what was done', cost: 'by cost' };
const keptWords = { all: 'all instances together', instance: 'each instance' };

const markdown = (headings: readonly string[], rows: readonly (readonly string[])[]) =>
  [headings, headings.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** The limits as the documents show them, in Markdown; tests hold the documents to it. */
export function allowanceTable(): string {
  const rows = Object.values<Allowance>(allowances).map(({ of, limits, per, counts, kept }) => [
    of,
    limits.map(({ most, seconds }) => `${number(most)} a ${time(seconds)}`.replace(/ a (\d)/, ' in $1')).join(', '),
    perWords[per],
    countWords[counts],
    keptWords[kept],
  ]);
  return markdown(['what', 'at most', 'per', 'counted', 'by'], rows);
}

/** How much there may be at a time, in Markdown. */
export function quotaTable(): string {
  const rows = Object.values<Quota>(quotas).map(({ of, most, per, beyond }) => [
    of,
    number(most),
    perWords[per],
    beyond,
  ]);
  return markdown(['what there is at a time', 'at most', 'per', 'one more'], rows);
}
