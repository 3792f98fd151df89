import type { Section, SectionKind } from '../sections/section-headings.ts';
import { kindsAt } from '../sections/sections.ts';
import type { Place } from '../text/place.ts';
import { saidNeeds } from './said-needs.ts';

/**
 * What a post asks of something that it names. `must`: its own words say that it has to be there; `wanted`: nothing says how much;
 * `nice`: it would be a plus; `none`: it says that it is not asked for.
 */
export type AskedNeed = {
  need: 'must' | 'wanted' | 'nice' | 'none';
  kind: SectionKind | undefined;
  isAlternative: boolean;
};

/** What is asked at each of these places, in the order of the text: by the words around it, else by the heading above it. */
export function askedNeeds(text: string, places: readonly Place[], sections: readonly Section[]): AskedNeed[] {
  const kinds = kindsAt(
    sections,
    places.map(({ start }) => start),
  );
  return saidNeeds(text, places).map(({ need: own, isAlternative }, at) => {
    const kind = kinds[at];
    const unsaid = kind === 'preferred' ? 'nice' : 'wanted';
    return { need: own === 'denied' ? 'none' : (own ?? unsaid), kind, isAlternative };
  });
}
