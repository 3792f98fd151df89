import { lookUp } from '@waypost/contracts/calls/jobs';
import type { LookupResult } from '@waypost/contracts/entities/lookup';
import { AppError } from '@waypost/contracts/errors';
import type { Client } from '@waypost/runtime/service/calls/client';

const idFields = {
  cities: 'city_id',
  degrees: 'degree_id',
  field_of_studies: 'field_of_study_id',
  institutions: 'institution_id',
} as const;
type List = keyof typeof idFields;
/** Something that was chosen from a list, and what is said at its path where the list does not have it. */
export type Reference = { id: string; path: string; unknown: string };

const atOnce = 50;

/** What is referred to in a list, by id. @throws validation-error at the path of an unknown one. */
export async function findListed<Name extends List>(
  client: Client,
  entity: Name,
  references: readonly Reference[],
): Promise<ReadonlyMap<string, LookupResult<Name>>> {
  const known = new Map<string, LookupResult<Name>>();
  const ids = [...new Set(references.map(({ id }) => id))];
  for (let start = 0; start < ids.length; start += atOnce) {
    const some = ids.slice(start, start + atOnce);
    const results = await client.call(lookUp, {
      params: { entity },
      querystring: { ids: some.join(','), limit: String(atOnce) },
    });
    // The entity that was asked for decides which of the lookup's results these are.
    for (const result of results as (LookupResult<Name> & Record<string, string>)[]) {
      known.set(result[idFields[entity]] ?? '', result);
    }
  }
  const errors = references.filter(({ id }) => !known.has(id)).map(({ path, unknown: message }) => ({ path, message }));
  if (errors[0]) throw new AppError('validation-error', errors[0].message, { errors });
  return known;
}
