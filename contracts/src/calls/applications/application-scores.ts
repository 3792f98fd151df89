import type { Contract } from '../../contract.ts';
import { applicationScore } from '../../entities/score.ts';
import { idParams } from '../../fields.ts';
import { routes } from '../../routes.ts';
import { blindly } from './blind-review.ts';

const user = { service: 'applications', access: 'user' } as const;

/** For the owner of the post only. */
export const getApplicationScore = {
  ...routes.getApplicationScore,
  config: user,
  schema: {
    summary: 'The score of an application with its parts',
    params: idParams,
    querystring: blindly,
    response: { 200: applicationScore },
  },
} as const satisfies Contract;

/** For the owner of the post only. It arrives by itself; asked twice, it is computed once. Answers the score as it is until then. */
export const scoreAgain = {
  ...routes.scoreAgain,
  config: { ...user, allowance: 'scores' },
  schema: {
    summary: 'Have a score that is out of date, or that failed, computed again',
    params: idParams,
    querystring: blindly,
    response: { 200: applicationScore },
  },
} as const satisfies Contract;
