import { skills } from '@waypost/contracts/taxonomy/skills';
import { cosine, vectorOfAll, type Vector } from '@waypost/model/vectors';
import { roleTitles } from '../analysis/roles.ts';
import { tokenise } from '../reading/tokens.ts';
import tradeWords from '../taxonomy/trade-words.json' with { type: 'json' };

let words: Set<string> | undefined;
/** Words of trades, of skills and of titles: a vector of these alone knows no name of a person, a place or a school. */
const known = (): Set<string> =>
  (words ??= new Set(
    [...tradeWords.words, ...skills.flatMap(({ name, aliases }) => [name, ...aliases]), ...roleTitles]
      .flatMap((text) => tokenise(text))
      .map(({ stem }) => stem)
      .filter((stem) => stem.length > 1),
  ));

/** What a text is about, line by line, so that moving one changes nothing. */
export const aboutOf = (text: string): Vector =>
  vectorOfAll(
    text.split(/\n|[.!?;]\s/).map((line) =>
      tokenise(line)
        .filter(({ stem }) => known().has(stem))
        .map(({ lower }) => lower)
        .join(' '),
    ),
  );

/** Up to the first two texts have nothing to do with each other, from the second on they are of the same work. */
const range = { none: 0.3, same: 0.7 };

/** 0 to 1. */
export const nearness = (a: Vector, b: Vector): number =>
  Math.min(1, Math.max(0, (cosine(a, b) - range.none) / (range.same - range.none)));
