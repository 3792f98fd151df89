import { explainIssue } from '@waypost/contracts/explain-issue';
import { hasFields, isBlank } from '@waypost/contracts/fields';
import type { z } from 'zod';

type Path = readonly PropertyKey[];
type Refused = { at: Path; isChoice: boolean };

/** Of what takes one of several values, and no text that somebody writes. */
const isOfChoice = (issue: z.core.$ZodIssue): boolean =>
  issue.code === 'invalid_value' || (issue.code === 'invalid_type' && issue.expected === 'boolean');

/** Where a value was refused, in each of the ways in which it could have been read. */
function refusedAt(issues: readonly z.core.$ZodIssue[], above: Path = []): Refused[] {
  return issues.flatMap((issue) => {
    const at = [...above, ...issue.path];
    const inside = issue.code === 'invalid_union' ? issue.errors.flatMap((ways) => refusedAt(ways, at)) : [];
    return [{ at, isChoice: isOfChoice(issue) }, ...inside];
  });
}

/**
 * Takes away the fields that were refused and say nothing.
 * @param mayBeBlank whether a choice says nothing where it is blank, too.
 * @returns how many there were.
 */
function takeNothings(from: unknown, refused: readonly Refused[], mayBeBlank: boolean): number {
  let taken = 0;
  for (const { at, isChoice } of refused) {
    const [name, ...above] = at.toReversed();
    const holder = above.reduceRight<unknown>((found, key) => (found as Record<PropertyKey, unknown>)?.[key], from);
    if (name === undefined || !hasFields(holder)) continue;
    if (holder[name] !== null && !(mayBeBlank && isChoice && isBlank(holder[name]))) continue;
    delete holder[name];
    taken += 1;
  }
  return taken;
}

/**
 * What a call was given, by its schema; unknown fields are dropped. A null in a field that takes none counts as a field that is not
 * given, and so does in a body a blank text in one that takes one of several values: clients write so what they have nothing for,
 * or what nobody has chosen. It is taken out of `given` itself, whose copy could be as deep as its sender likes. One in a list
 * stays what it is.
 * @param part of the call, as Fastify names it.
 */
export function parseGiven(schema: z.ZodType, given: unknown, part = 'body'): z.ZodSafeParseResult<unknown> {
  const result = schema.safeParse(given, { error: explainIssue });
  if (result.success) return result;
  const taken = takeNothings(given, refusedAt(result.error.issues), part === 'body');
  return taken > 0 ? parseGiven(schema, given, part) : result;
}
