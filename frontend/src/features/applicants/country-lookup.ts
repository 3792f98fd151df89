import { lookUpCountries } from '../../entities/lookup/lookups.ts';
import type { Lookup } from '../../ui/lookup.ts';

/** What can be chosen while the lookup is away. */
const usual = ['Australia', 'Canada', 'France', 'Germany', 'India', 'Singapore', 'United Kingdom', 'United States'];

/** Countries by name: an applicant's country is kept by its name. */
export const countryLookup: Lookup = async (query) => {
  try {
    return await lookUpCountries(query);
  } catch (error) {
    if (query.signal.aborted) throw error;
    const text = query.text.toLowerCase();
    return usual.filter((name) => name.toLowerCase().includes(text)).map((name) => ({ id: name, name }));
  }
};
