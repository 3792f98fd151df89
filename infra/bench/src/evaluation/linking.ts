import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { spansOf } from '@waypost/model/spans';
import { cosine, type Vector, vectorOf } from '@waypost/model/vectors';
import { findSkills } from '@waypost/scoring/find-skills';
import type { Evaluation } from './figure.ts';
import { createLettersAlikeAll, createLetterWeights, lettersAlike, type LetterVector } from './letter-weights.ts';
import { readCsv } from './read-csv.ts';

/** A name of a skill of ESCO; `of` is the place of the skill in the list of labels. */
type Name = { of: number; text: string; words: string; vector: Vector; letters: LetterVector };

const wordsOf = (text: string) => text.toLowerCase().match(/[a-z0-9]+[+#]*/g) ?? [];
const singular = (word: string) => (word.length > 3 ? word.replace(/(?<!s)s$/, '') : word);
const bare = (text: string) =>
  wordsOf(text.replaceAll(/\s*\([^)]*\)/g, ''))
    .map(singular)
    .join(' ');

/** 'Java (computer programming)' is called Java. */
const withoutNote = (label: string) => label.replace(/\s*\([^)]*\)$/, '');

const longestWindow = 5;
const spanCounts = 0.25;
const shortlist = { byVector: 200, byLetters: 80 };

/** All runs of up to five words, each once. */
function windowsOf(sentence: string): string[] {
  const words = wordsOf(sentence);
  const windows = words.flatMap((_, from) =>
    Array.from({ length: Math.min(longestWindow, words.length - from) }, (_, more) =>
      words.slice(from, from + more + 1).join(' '),
    ),
  );
  return [...new Set(windows)];
}

const greatest = (values: readonly number[]) => Math.max(...values, 0);

/** The best of each skill's names, and of those the best skills. */
function bestOf(names: readonly Name[], value: (name: Name, at: number) => number, most: number): Set<number> {
  const best = new Map<number, number>();
  for (const [at, name] of names.entries()) best.set(name.of, Math.max(best.get(name.of) ?? 0, value(name, at)));
  const ordered = [...best].toSorted(([, a], [, b]) => b - a);
  return new Set(ordered.slice(0, most).map(([of]) => of));
}

type Linker = {
  names: readonly Name[];
  lettersOf: (text: string) => LetterVector;
  /** What a text shares with each of the names. */
  alikeAll: (letters: LetterVector) => Float64Array;
};

/** Skills in the order in which a sentence speaks of them: by all of it, by its windows, by letters, and by names that stand in it. */
function link({ names, lettersOf, alikeAll }: Linker, sentence: string): number[] {
  const [vector, letters] = [vectorOf(sentence), lettersOf(sentence)];
  const words = ` ${wordsOf(sentence).map(singular).join(' ')} `;
  // What the taxonomy names stands there by its own name too, whatever short form it was written in.
  const named = new Set(findSkills(sentence).flatMap(({ skill }) => [skill.name, ...skill.aliases].map(bare)));
  const stands = (name: Name) => name.words.length > 1 && (words.includes(` ${name.words} `) || named.has(name.words));
  const alike = alikeAll(letters);
  const candidates = bestOf(names, (name) => cosine(vector, name.vector), shortlist.byVector)
    .union(bestOf(names, (_name, at) => alike[at]!, shortlist.byLetters))
    .union(new Set(names.filter(stands).map(({ of }) => of)));
  const windows = windowsOf(sentence).map((text) => ({ vector: vectorOf(text), letters: lettersOf(text) }));
  const spans = spansOf(sentence).map(({ text }) => vectorOf(text));
  const byVector = new Map<
    number,
    Record<'whole' | 'window' | 'span' | 'letters' | 'windowLetters' | 'length', number>
  >();
  for (const [at, name] of names.entries()) {
    if (!candidates.has(name.of)) continue;
    const before = byVector.get(name.of) ?? { whole: 0, window: 0, span: 0, letters: 0, windowLetters: 0, length: 0 };
    byVector.set(name.of, {
      whole: Math.max(before.whole, cosine(vector, name.vector)),
      window: Math.max(before.window, greatest(windows.map((window) => cosine(window.vector, name.vector)))),
      span: Math.max(before.span, greatest(spans.map((span) => cosine(span, name.vector)))),
      letters: Math.max(before.letters, alike[at]!),
      windowLetters: Math.max(
        before.windowLetters,
        greatest(windows.map((window) => lettersAlike(window.letters, name.letters))),
      ),
      length: Math.max(before.length, stands(name) ? name.words.length : 0),
    });
  }
  const value = (of: number) => {
    const { whole, window, span, letters: all, windowLetters, length } = byVector.get(of)!;
    return whole + window + spanCounts * span + 0.5 * all + 0.5 * windowLetters + 0.1 * Math.log1p(length);
  };
  return [...byVector.keys()].toSorted((a, b) => value(b) - value(a));
}

/** How much of what is right is among the first five, of as much as there could be. */
function recallAtFive(judged: readonly { order: readonly number[]; right: ReadonlySet<number> }[]): number {
  const shares = judged.map(
    ({ order, right }) => order.slice(0, 5).filter((one) => right.has(one)).length / Math.min(5, right.size),
  );
  return shares.reduce((sum, share) => sum + share, 0) / shares.length;
}

async function openLinker(data: string): Promise<Linker & { labels: string[] }> {
  const text = await readFile(join(data, 'techwolf/skills_en_label.txt'), 'utf8');
  const labels = text
    .split('\n')
    .map((label) => label.trim())
    .filter(Boolean);
  const rows = (await readCsv(data, 'taxonomy/esco-skills.csv')).filter(({ taxonomy }) => taxonomy === 'ESCO');
  const aliases = Map.groupBy(rows, ({ skill_name }) => skill_name?.toLowerCase() ?? '');
  const texts = labels.flatMap((label, of) => {
    const others = aliases.get(label.toLowerCase())?.flatMap((row) => row['aliases']?.split(',') ?? []) ?? [];
    return [...new Set([label, withoutNote(label), ...others.map((alias) => alias.trim()).filter(Boolean)])].map(
      (name) => ({ of, name }),
    );
  });
  const lettersOf = createLetterWeights(texts.map(({ name }) => name));
  const names = texts.map(({ of, name }) => ({
    of,
    text: name,
    words: bare(name),
    vector: vectorOf(name),
    letters: lettersOf(name),
  }));
  return { labels, lettersOf, alikeAll: createLettersAlikeAll(names.map(({ letters }) => letters)), names };
}

/** Sentences of posts, of which somebody has said which skills of ESCO they ask for (TechWolf's labels of SkillSpan). */
export const linking: Evaluation = async (data) => {
  const { labels, ...linker } = await openLinker(data);
  const places = new Map(labels.map((label, at) => [label, at]));
  const floors = { tech: 0.74, house: 0.61 };
  const figures = Object.entries(floors).map(async ([source, floor]) => {
    const rows = await readCsv(data, `techwolf/${source}_validation_annotations.csv`);
    const known = rows.filter(({ label = '' }) => places.has(label));
    const judged = [...Map.groupBy(known, ({ sentence = '' }) => sentence)].map(([sentence, some]) => ({
      sentence,
      right: new Set(some.map(({ label = '' }) => places.get(label) ?? -1)),
    }));
    const measure = (order: (sentence: string) => readonly number[]) =>
      recallAtFive(judged.map(({ sentence, right }) => ({ order: order(sentence), right })));
    const byLetters = (sentence: string) => {
      const alike = linker.alikeAll(linker.lettersOf(sentence));
      return [...bestOf(linker.names, (_name, at) => alike[at]!, 5)];
    };
    return {
      name: `ESCO linking, ${source}, recall-precision at 5`,
      value: measure((sentence) => link(linker, sentence)),
      floor,
      baselines: { 'shared letters': measure(byLetters) },
      of: judged.length,
    };
  });
  return Promise.all(figures);
};
