import { z } from 'zod';
import { limits } from '../constants.ts';
import { blankAsAbsent, hasFields, namedOrAbsent, requiredText } from '../fields.ts';
import { profileMessages as messages } from './profile-messages.ts';

const name = requiredText(limits.name, messages.required);

/** Where somebody worked: a company by its name, or one in one's own words. */
const named = { company_name: blankAsAbsent(name), custom_company: namedOrAbsent(name) };
const namedInside = z.object(named);
type Employer = { company_name?: string | undefined; custom_company?: { name: string } | undefined };

export const employer = {
  ...named,
  /** The same inside, as education has its names; anything else is dropped, as an unknown field is. */
  company: z.preprocess(
    (value: z.input<typeof namedInside> | undefined) => (hasFields(value) ? value : undefined),
    namedInside.optional(),
  ),
};

export const namesEmployer = (told: Employer | undefined): boolean =>
  told?.company_name !== undefined || told?.custom_company !== undefined;
