import { cosine, knownWords, vectorOf } from '@waypost/model/vectors';

/** Above it are other spellings ('organisation', 'enginer') and words of the same work ('joinery', 'joiner'). */
const leastLike = 0.25;

/** Words of their own that hardly anybody means: there is one costumer to a thousand who look for customer service. */
const mostlyMistyped = new Set(['costumer', 'costumers']);
const isKnown = (folded: string): boolean => !mostlyMistyped.has(folded) && knownWords([[folded]]).length > 0;

/**
 * Whether somebody who typed a word may have meant another one, which is near it in letters. What is a word of its own, such as
 * 'patent', is no mistyped 'patient', whether a post has it or not: it stands for what means nearly the same.
 */
export const mayStandFor = (typed: string, meant: string): boolean =>
  !isKnown(typed) || (isKnown(meant) && cosine(vectorOf(typed), vectorOf(meant)) >= leastLike);
