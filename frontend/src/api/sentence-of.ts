import { messageOf } from './api-error.ts';

/** As `messageOf`, where another sentence follows: not all that the server says ends with a full stop. */
export const sentenceOf = (error: unknown, fallback: string): string =>
  messageOf(error, fallback).replace(/[^.!?]$/, '$&.');
