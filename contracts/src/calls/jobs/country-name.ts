import { z } from 'zod';
import { limits } from '../../constants.ts';
import type { Contract } from '../../contract.ts';
import { text } from '../../fields.ts';

/** `UK`, `usa` or `Deutschland` by the name that lookups and profiles have; null where no country is called so. */
export const nameCountry = {
  method: 'GET',
  url: '/internal/country-name',
  config: { service: 'jobs', access: 'service' },
  schema: {
    summary: 'The country that a text stands for',
    querystring: z.object({ written: text(limits.name) }),
    response: { 200: z.object({ country_name: z.string().nullable() }) },
  },
} as const satisfies Contract;
