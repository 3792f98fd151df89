import { z } from 'zod';
import type { Contract } from '../../contract.ts';
import { routes } from '../../routes.ts';

/** Who answers for this installation, and where they can be written to (`mailto:` or `https:`); null where its settings do not say. */
export const operator = z.object({ name: z.string().nullable(), contact: z.string().nullable() });
export type Operator = z.infer<typeof operator>;

export const getOperator = {
  ...routes.getOperator,
  config: { service: 'bff', access: 'public' },
  schema: { summary: 'Who runs this installation', response: { 200: operator } },
} as const satisfies Contract;
