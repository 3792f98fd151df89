import { z } from 'zod';
import { maximumCharacters } from './clean-text.ts';
import type { ResumeKind } from './file-kind.ts';
import { partsRead } from './partly-read.ts';
import { sectionKinds } from './structure/section-headings.ts';
import { isUnreadableReason, type UnreadableReason } from './unreadable.ts';

export type ReadRequest = { bytes: Uint8Array; kind: ResumeKind };

const line = z.string().max(maximumCharacters);
const lines = z.array(line);
const structure = z.object({
  emails: lines,
  phones: lines,
  links: lines,
  title: line.optional(),
  head: lines.optional(),
  sections: z.array(z.object({ kind: z.enum(sectionKinds), heading: line, lines })),
  skills: lines,
  positions: z.array(z.object({ line, start: line, end: line })),
});

export const readResult = z.discriminatedUnion('status', [
  z.object({ status: z.literal('readable'), text: line, structure, partly: z.enum(partsRead).optional() }),
  z.object({ status: z.literal('unreadable'), reason: z.custom<UnreadableReason>(isUnreadableReason) }),
]);
export type ReadResult = z.output<typeof readResult>;

/** What a process that reads files says of one; `last` when it wants to be followed by another. */
export const answer = z.object({ result: readResult, last: z.boolean() });
export type Answer = z.output<typeof answer>;

/** Bytes of an answer as JSON: a text, its lines once more by section, and the signs that JSON doubles. */
export const longestAnswer = 8 * 1024 * 1024;
