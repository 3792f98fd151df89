import { z } from 'zod';
import { limits } from '../../constants.ts';
import { applicantStatus } from '../../entities/application.ts';
import { blankAsAbsent, blankAsDefault, text, wholeYears } from '../../fields.ts';
import { ratingFilters } from '../../note-limits.ts';

/** Whom a list of applicants holds; all of them where nothing is asked. */
export const applicantFilters = z.object({
  status: blankAsAbsent(applicantStatus),
  /** Whole years; min must be below max. Who has not said how much they have is in no range. */
  applicant_experience: blankAsAbsent(
    z
      .object({
        min: blankAsAbsent(wholeYears('Min experience must be between 0 and 50 years')),
        max: blankAsAbsent(wholeYears('Max experience must be between 0 and 50 years')),
      })
      .refine((range) => range.min === undefined || range.max === undefined || range.min < range.max, {
        path: ['min'],
        error: 'Min experience must be less than max experience',
      }),
  ),
  /** In name, e-mail and headline; of who is hidden, in "Applicant 7" alone. */
  search: blankAsAbsent(text(limits.keyword)),
  /** A country by its name, a code or what else people write for it: `United Kingdom`, `GB`, `uk`. */
  applicant_country: blankAsAbsent(text(limits.name)),
  own_rating: blankAsAbsent(z.enum(ratingFilters)),
});
export type ApplicantFilters = z.infer<typeof applicantFilters>;
export const applicantFiltersOrNone = blankAsDefault(applicantFilters.default({}));
export const applicantSorts = ['score', 'date', 'name', 'experience', 'rating'] as const;
