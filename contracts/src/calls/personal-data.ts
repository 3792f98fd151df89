import { z } from 'zod';
import type { ServiceName } from '../contract.ts';
import { id, idParams } from '../fields.ts';

/** A file of what one person gets of all that is theirs; `name` is its path in the archive. */
export const personalFile = z.object({
  name: z.string(),
  encoding: z.enum(['utf8', 'base64']),
  content: z.string(),
});
export type PersonalFile = z.infer<typeof personalFile>;

export const jsonFile = (name: string, value: unknown): PersonalFile => ({
  name: `${name}.json`,
  encoding: 'utf8',
  content: `${JSON.stringify(value, undefined, 2)}\n`,
});

/** What a person has entered, or what is about them, as its owner keeps it; never what others have written. `next` asks for the rest. */
const readingOf = <Service extends ServiceName>(service: Service) =>
  ({
    method: 'GET',
    url: '/internal/users/:id/personal-data',
    config: { service, access: 'service' },
    schema: {
      summary: 'All that is kept of a person, a part at a time',
      params: idParams,
      querystring: z.object({ after: id.optional() }),
      response: { 200: z.object({ files: z.array(personalFile), next: id.nullable() }) },
    },
  }) as const;

export const readPersonOfIdentity = readingOf('identity');
export const readPersonOfJobs = readingOf('jobs');
export const readPersonOfApplications = readingOf('applications');
export const readPersonOfResumes = readingOf('resumes');
export const readPersonOfScoring = readingOf('scoring');
