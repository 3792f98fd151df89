import { sentence } from '../format/sentence.ts';
import { messageOf } from './api-error.ts';

/** As `messageOf`, where another sentence follows. */
export const sentenceOf = (error: unknown, fallback: string): string => sentence(messageOf(error, fallback));
