import { z } from 'zod';
import { limits, pageSizes } from '../../constants.ts';
import type { Contract } from '../../contract.ts';
import { jobPostResult } from '../../entities/lookup.ts';
import { page, pageLimit, text } from '../../fields.ts';
import { ownDashboardId } from '../../ownership.ts';
import { routes } from '../../routes.ts';

/** A lookup as the others (`lookUp`), but of one's own. Without a text it answers what was saved last. */
export const lookUpSavedJobs = {
  ...routes.lookUpSavedJobs,
  config: { service: 'bff', access: 'user', allowance: 'lookups' },
  schema: {
    summary: 'Type-ahead over the job posts that one has saved on a dashboard',
    querystring: z.object({
      dsh_id: ownDashboardId,
      entity_text: text(limits.keyword).optional(),
      page,
      limit: pageLimit(pageSizes.lookup),
    }),
    response: { 200: z.array(jobPostResult) },
  },
} as const satisfies Contract;
