import { z } from 'zod';
import { cardTypes } from '../../constants.ts';
import type { Contract } from '../../contract.ts';
import { ownDashboardId } from '../../ownership.ts';
import { routes } from '../../routes.ts';

/** A card that belongs to another type of dashboard is answered with 0. */
export const getHomeCard = {
  ...routes.getHomeCard,
  config: { service: 'bff', access: 'user' },
  schema: {
    summary: 'One number of the home page of a dashboard',
    params: z.object({ id: ownDashboardId }),
    querystring: z.object({ card_type: z.enum(cardTypes) }),
    response: {
      200: z.object({ cardType: z.enum(cardTypes), data: z.object({ count: z.int() }), count: z.int() }),
    },
  },
} as const satisfies Contract;
