import type { WorkMode } from '@waypost/contracts/constants';

const patterns: readonly (readonly [RegExp, WorkMode])[] = [
  [/hybrid/i, 'Hybrid'],
  [/remote|telecommute|home|^true$|^y(?:es)?$|^1(?:\.0)?$/i, 'Remote'],
  [/on-?\s?site|office|in[- ]person/i, 'Onsite'],
];
const denied = /\b(?:no|non|not|without) ?-?(?:remote|home)/gi;

export function workModeIn(written: string): WorkMode | undefined {
  const text = written.replace(denied, '');
  if (/on-?\s?site/i.test(text) && /hybrid/i.test(text)) return 'Onsite / Hybrid';
  return patterns.find(([pattern]) => pattern.test(text))?.[1];
}
