import { folded } from '@waypost/contracts/bounded-marks';
import { pageSizes } from '@waypost/contracts/constants';
import { lookUpNamedCities } from './lookups.ts';

const plain = (name: string) => folded(name).trim();

export type ListedCity = {
  id: string;
  name: string;
  detail?: string;
  /** Others are called the same. */
  isShared: boolean;
};

/**
 * The city that typed words mean, alone or with where it lies ("Portland, Oregon"): of several that are called so, the one that
 * the list has first. Nothing where none is called so, or the list is away.
 */
export async function findListedCity(written: string, signal?: AbortSignal): Promise<ListedCity | undefined> {
  const [name = ''] = written.split(',');
  const question = { text: written.trim(), limit: pageSizes.lookup, signal: signal ?? new AbortController().signal };
  const found = await lookUpNamedCities(question).catch(() => []);
  const [first, ...others] = found.filter(({ names }) => names.some((own) => plain(own) === plain(name)));
  return first && { ...first.city, isShared: others.length > 0 };
}
