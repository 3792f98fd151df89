import { z } from 'zod';

// What a contract answers that is no JSON, in the shape that Fastify reads; JSON is `{ 200: schema }`.

const bytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array).meta({ type: 'string', format: 'binary' });

type MediaType = `${string}/${string}`;
/** The bytes of a file, of one of the named types. */
export type FileAnswer = { 200: { description: string; content: Record<MediaType, { schema: typeof bytes }> } };
export const file = (...types: readonly MediaType[]): FileAnswer => ({
  200: {
    description: 'The bytes of the file',
    content: Object.fromEntries(types.map((type) => [type, { schema: bytes }])),
  },
});

/** Nothing but another address to go on to, in the header `location`. */
export const redirection = { 302: z.null().describe('Where to go on') };
export type Redirection = typeof redirection;
