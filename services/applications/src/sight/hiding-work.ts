import type { TellingWords } from '@waypost/contracts/calls/identity/telling-words';
import { redactor } from './redact.ts';

/** What a thread loads before its first piece is in what it imports. */
export function ready(): void {}

export type Hidden = { words: TellingWords; texts: readonly string[] };

/** What keeps a processor busy here. */
export const hide = ({ words, texts }: Hidden): string[] => texts.map(redactor(words));
