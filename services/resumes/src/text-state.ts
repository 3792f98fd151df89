import { partlyRead, type PartlyRead } from './reading/partly-read.ts';
import { unreadableReasons, type UnreadableReason } from './reading/unreadable.ts';

/** How far reading a file has come. */
export type TextState =
  | { status: 'pending' }
  | { status: 'readable'; hash: string; partly?: PartlyRead }
  | { status: 'unreadable'; reason: UnreadableReason };

export const pending: TextState = { status: 'pending' };

export const hashOf = (text: TextState) => (text.status === 'readable' ? text.hash : null);

/** The sentence for people, where there is something to say. */
export const problemOf = (text: TextState) =>
  text.status === 'unreadable' ? unreadableReasons[text.reason] : undefined;

/** What people should know of a text that was read. */
export const noteOf = (text: TextState) =>
  text.status === 'readable' && text.partly !== undefined ? partlyRead[text.partly] : undefined;
