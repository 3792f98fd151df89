import type { CountryResult } from '@waypost/contracts/entities/lookup';
import { derivedId } from '@waypost/runtime/service/derived-id';
import { countries, partsOfCountry, shortNames } from './countries.ts';
import { createRankedList, type Lookup } from './ranked-list.ts';

export function createCountryLookup(): Lookup<CountryResult> {
  const byName = countries.toSorted((a, b) => a.name.common.localeCompare(b.name.common, 'en'));
  return createRankedList(
    byName.map(({ name, cca2, cca3 }) => {
      const country_id = derivedId('country', cca2);
      return {
        id: country_id,
        names: [name.common, name.official, cca2, cca3, ...shortNames(cca2), ...(partsOfCountry[cca2] ?? [])],
        result: { country_id, country_name: name.common },
      };
    }),
    undefined,
    { ownNameFirst: true },
  );
}
