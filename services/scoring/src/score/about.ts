import { skills } from '@waypost/contracts/taxonomy/skills';
import { wordsOf } from '@waypost/model/text-rules';
import { cosine, readWord, vectorOfWords, type Vector, type Word } from '@waypost/model/vectors';
import { roleTitles } from '../analysis/roles.ts';
import { ofSpelling, tokenise, type Token } from '../reading/text/tokens.ts';
import tradeWords from '../taxonomy/trade-words.json' with { type: 'json' };

let stems: Set<string> | undefined;
/** Words of trades, of skills and of titles: a vector of these alone knows no name of a person, a place or a school. */
const known = (): Set<string> =>
  (stems ??= new Set(
    [...tradeWords.words, ...skills.flatMap(({ name, aliases }) => [name, ...aliases]), ...roleTitles]
      .flatMap((text) => tokenise(text))
      .map(({ stem }) => stem)
      .filter((stem) => stem.length > 1),
  ));

/** What texts are about, by their words, line by line, so that moving one changes nothing. */
export const aboutOf = (...texts: readonly (readonly Token[])[]): Vector => vectorOfWords(texts.flatMap(linesOf));

const lineEnd = /\n|[.!?;]\s/;

function linesOf(tokens: readonly Token[]): Word[][] {
  let line: Word[] = [];
  const lines = [line];
  for (const token of tokens) {
    if (token.gap !== ' ' && lineEnd.test(token.gap)) lines.push((line = []));
    for (const word of tellingWords(token)) line.push(word);
  }
  return lines;
}

const tellingWords = ofSpelling(({ stem, lower }) => (known().has(stem) ? wordsOf(lower).map(readWord) : []));

/** Up to the first two texts have nothing to do with each other, from the second on they are of the same work. */
const range = { none: 0.3, same: 0.7 };

/** 0 to 1. */
export const nearness = (a: Vector, b: Vector): number =>
  Math.min(1, Math.max(0, (cosine(a, b) - range.none) / (range.same - range.none)));
