import { explainIssue } from '@waypost/contracts/explain-issue';
import { hasFields } from '@waypost/contracts/fields';
import type { z } from 'zod';

type Path = readonly PropertyKey[];

/** Where a value was refused, in each of the ways in which it could have been read. */
function refusedAt(issues: readonly z.core.$ZodIssue[], above: Path = []): Path[] {
  return issues.flatMap((issue) => {
    const at = [...above, ...issue.path];
    const inside = issue.code === 'invalid_union' ? issue.errors.flatMap((ways) => refusedAt(ways, at)) : [];
    return [at, ...inside];
  });
}

/** Takes away the fields at these places that are null. @returns how many there were. */
function takeNulls(from: unknown, places: readonly Path[]): number {
  let taken = 0;
  for (const place of places) {
    const [name, ...above] = place.toReversed();
    const holder = above.reduceRight<unknown>((found, key) => (found as Record<PropertyKey, unknown>)?.[key], from);
    if (name === undefined || !hasFields(holder) || holder[name] !== null) continue;
    delete holder[name];
    taken += 1;
  }
  return taken;
}

/**
 * What a call was given, by its schema; unknown fields are dropped. A null in a field that takes none counts as a field that is not
 * given: clients write so what they have nothing for. It is taken out of `given` itself, whose copy could be as deep as its sender
 * likes. One in a list stays what it is.
 */
export function parseGiven(schema: z.ZodType, given: unknown): z.ZodSafeParseResult<unknown> {
  const result = schema.safeParse(given, { error: explainIssue });
  if (result.success) return result;
  return takeNulls(given, refusedAt(result.error.issues)) > 0 ? parseGiven(schema, given) : result;
}
