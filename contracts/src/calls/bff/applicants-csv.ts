import { z } from 'zod';
import { file } from '../../answers.ts';
import { limits } from '../../constants.ts';
import type { Contract } from '../../contract.ts';
import { applicantStatus } from '../../entities/application.ts';
import { idParams, text, wholeNumber } from '../../fields.ts';
import { ratingFilters } from '../../note-limits.ts';
import { routes } from '../../routes.ts';
import { applicantSorts } from '../applications/applicant-filters.ts';

const years = wholeNumber(0, limits.experienceYears).optional();

/**
 * Everybody whom the filters of the list leave, in its order, as CSV (RFC 4180) in UTF-8. It comes whole or breaks off. A cell
 * that a spreadsheet would compute begins with an apostrophe.
 */
export const downloadApplicants = {
  ...routes.downloadApplicants,
  config: { service: 'bff', access: 'user', allowance: 'applicantLists' },
  schema: {
    summary: 'The applicants of a job post of your own as a CSV file',
    params: idParams,
    querystring: z
      .object({
        sort: z.enum(applicantSorts).default('score'),
        status: applicantStatus.optional(),
        min_experience: years,
        max_experience: years,
        search: text(limits.keyword).optional(),
        applicant_country: text(limits.name).optional(),
        own_rating: z.enum(ratingFilters).optional(),
      })
      .refine(({ min_experience: min, max_experience: max }) => min === undefined || max === undefined || min < max, {
        path: ['min_experience'],
        error: 'Min experience must be less than max experience',
      }),
    response: file('text/csv'),
  },
} as const satisfies Contract;
