import { z } from 'zod';

/** A run of text; `marked` where it matches the search. */
export const segment = z.object({ text: z.string(), marked: z.boolean() });
export type Segment = z.infer<typeof segment>;

/** Why a post was found, of a keyword; `matches` where its title, company, places and mode of work do not show it. */
export const highlights = z.object({
  title: z.array(segment),
  snippet: z.array(segment),
  /** Skills and tags by their names; of the rest of the text, words as they stand there. */
  matches: z.object({ skills: z.array(z.string()), text: z.array(z.string()) }).optional(),
});
export type Highlights = z.infer<typeof highlights>;
