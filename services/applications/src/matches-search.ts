import { folded } from '@waypost/contracts/bounded-marks';

/** Whether every word of the search stands in one of the texts; case and accents do not count. */
export function matchesSearch(texts: readonly string[], search: string): boolean {
  if (texts.length === 0) return false;
  const searched = folded(texts.join(' '));
  return folded(search)
    .split(/\s+/)
    .every((word) => searched.includes(word));
}
