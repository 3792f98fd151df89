import { z } from 'zod';
import { id, instant } from '../fields.ts';

/** How far reading the text of a file has come. */
export const textStatus = z.enum(['pending', 'readable', 'unreadable']);
export type TextStatus = z.infer<typeof textStatus>;

export const resume = z.object({
  _id: id,
  original_name: z.string(),
  /** Bytes. */
  resume_size: z.int(),
  uploadedAt: instant,
  text_status: textStatus,
  /** Why a file could not be read, for people. */
  unreadable_reason: z.string().optional(),
  /** What of a long file was not read, for people. */
  text_note: z.string().optional(),
  version: z.int(),
});
export type Resume = z.infer<typeof resume>;
