import type { SavedQuery } from '@waypost/contracts/entities/saved-search';
import { pages } from '@waypost/contracts/paths';

/** The feed, searching for just this. */
export function pathToSearch(query: SavedQuery): string {
  const entries = Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return `${pages.feed}?${new URLSearchParams(entries).toString()}`;
}
