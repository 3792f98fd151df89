import { z } from 'zod';
import { countryCalled } from '../row/region-names.ts';

/** One that is odd counts as absent, and takes nothing along. */
export const odd = <S extends z.ZodType>(schema: S) => schema.optional().catch(undefined);
/** One or several, without those that are odd. */
export const many = <S extends z.ZodType>(schema: S) =>
  z
    .unknown()
    .optional()
    .transform((found) =>
      [found].flat().flatMap((each) => {
        const { success, data } = schema.safeParse(each);
        return success ? [data] : [];
      }),
    );

export const said = z.union([z.string(), z.number().transform(String)]);
const whole = z.object({ name: said }).transform(({ name }) => name);
const labelled = z.object({ label: said }).transform(({ label }) => label);
const shown = z.object({ display_name: said }).transform((found) => found.display_name);
const rendered = z.object({ rendered: said }).transform((found) => found.rendered);
const town = z
  .object({ city: odd(said), region: odd(said), state: odd(said), country: odd(said) })
  .transform(({ city, region, state, country }) =>
    [city, region ?? state, country && (countryCalled(country) ?? country)].filter(Boolean).join(', '),
  )
  .refine((text) => text !== '');
const addressed = z.object({ address: town }).transform(({ address }) => address);

export const named = z.union([said, whole, labelled]);
export const titled = z.union([z.string(), rendered, labelled]);
/** One of several places of a post: by its name, as a text beside its address, or in parts. */
export const spot = z.union([
  z.string(),
  z.object({ location: z.string() }).transform((found) => found.location),
  whole,
  town,
]);

const one = z.union([said, z.boolean().transform(String), whole, shown, rendered, addressed, labelled, town]);
const list = many(one).transform((texts) => texts.join('\n'));
/** What a value says in one text, each of a list on a line of its own; empty where it says nothing that is understood. */
export const textOf = (value: unknown): string => list.safeParse(value).data ?? '';
