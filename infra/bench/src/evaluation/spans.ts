import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { spansOf } from '@waypost/model/spans';
import { findSkills } from '@waypost/scoring/find-skills';
import type { Evaluation, Figure } from './figure.ts';

/** From a token of the labelled sentence to the one that it ends before. */
type TokenSpan = readonly [from: number, to: number];
type Labelled = { tokens: string[]; tags_knowledge: string[]; source: 'tech' | 'house' };
type Judged = { found: TokenSpan[]; right: TokenSpan[] };

async function sentencesOf(data: string): Promise<Labelled[]> {
  const text = await readFile(join(data, 'skillspan/dev.json'), 'utf8');
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Labelled);
}

function spansOfTags(tags: readonly string[]): TokenSpan[] {
  const spans: TokenSpan[] = [];
  let from: number | undefined;
  for (const [at, tag] of [...tags, 'O'].entries()) {
    if (from !== undefined && tag !== 'I') {
      spans.push([from, at]);
      from = undefined;
    }
    if (tag === 'B' || (tag === 'I' && from === undefined)) from = at;
  }
  return spans;
}

type Place = { start: number; end: number };

/** Labels are of whole tokens: a place is of all of those that it has a part of, and two of the same are one. */
function inTokens({ tokens }: Labelled, find: (text: string) => readonly Place[]): TokenSpan[] {
  const starts: number[] = [];
  let text = '';
  for (const token of tokens) {
    starts.push(text.length);
    text += `${token} `;
  }
  const tokenAt = (place: number) => starts.findLastIndex((start) => start <= place);
  const found = find(text).map(({ start, end }) => [tokenAt(start), tokenAt(end - 1) + 1] as const);
  return found.filter((span, at) => !same(span, found.slice(0, at)));
}

const meets = (one: TokenSpan, others: readonly TokenSpan[]) =>
  others.some((other) => one[0] < other[1] && other[0] < one[1]);
const same = (one: TokenSpan, others: readonly TokenSpan[]) =>
  others.some((other) => one[0] === other[0] && one[1] === other[1]);

/** The harmonic mean of how many that were found are right, and how many that are right were found. */
function f1(judged: readonly Judged[], fits: typeof meets): number {
  const share = (of: (one: Judged) => readonly TokenSpan[], among: (one: Judged) => readonly TokenSpan[]) => {
    const all = judged.flatMap((one) => of(one).map((span) => fits(span, among(one))));
    return all.filter(Boolean).length / all.length;
  };
  const precision = share(
    ({ found }) => found,
    ({ right }) => right,
  );
  const recall = share(
    ({ right }) => right,
    ({ found }) => found,
  );
  return (2 * precision * recall) / (precision + recall);
}

/** SkillSpan: what somebody has to know, in sentences of posts for software people. The tagger was trained on these, too: on others it is worse. */
export const spans: Evaluation = async (data) => {
  const sentences = (await sentencesOf(data)).filter(({ source }) => source === 'tech');
  const judge = (find: (text: string) => readonly Place[]) =>
    sentences.map((one) => ({ found: inTokens(one, find), right: spansOfTags(one.tags_knowledge) }));
  const tagger = (text: string) => spansOf(text).filter(({ kind }) => kind === 'knowledge');
  const [ours, taxonomy] = [judge(tagger), judge(findSkills)];
  const of = ours.reduce((sum, { right }) => sum + right.length, 0);
  const figure = (name: string, floor: number, fits: typeof meets): Figure => ({
    name: `technology spans, SkillSpan dev, ${name} F1`,
    value: f1(ours, fits),
    floor,
    baselines: { 'taxonomy alone': f1(taxonomy, fits) },
    of,
  });
  return [figure('overlap', 0.85, meets), figure('strict', 0.69, same)];
};
