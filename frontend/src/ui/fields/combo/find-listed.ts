import { pageSizes } from '@waypost/contracts/constants';
import { listedAs, type Lookup } from './lookup.ts';

/** Asks for just these words; rejects where the lookup is away. */
export async function findListed(load: Lookup, typed: string, signal = new AbortController().signal) {
  const options = await load({ text: typed, limit: pageSizes.lookup, signal });
  return listedAs(typed, { options, answered: typed });
}
