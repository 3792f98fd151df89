import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Resume } from '@waypost/contracts/entities/resume';
import type { ResumeContent } from '@waypost/contracts/entities/resume-content';
import { call } from '../../../api/call.ts';
import { lookUpCities } from '../../../entities/lookup/cities.ts';
import { ownProfileQuery } from '../../../entities/person/profile.ts';
import { resumeKeys } from '../../../entities/resume/queries.ts';
import { ownToday } from '../../../format/own-day.ts';
import { findListed } from '../../../ui/fields/combo/find-listed.ts';
import type { LookupValue } from '../../../ui/fields/combo/lookup.ts';
import { emptyParts } from './empty-parts.ts';
import { draftOf, type FillDraft } from './fill-draft.ts';

/** Different places of one resume that are looked up. */
const mostCities = 20;

/** The listed city that a resume means, where one is called so. */
async function findCity(written: string, signal: AbortSignal): Promise<[string, LookupValue][]> {
  const found = await findListed(lookUpCities, written.trim(), signal).catch(() => undefined);
  return found ? [[written, { id: found.id, name: found.name }]] : [];
}

async function findCities({ work_experiences }: ResumeContent, signal: AbortSignal) {
  const written = [...new Set(work_experiences.map(({ city }) => city).filter(Boolean))].slice(0, mostCities);
  const found = await Promise.all(written.map((city) => findCity(city, signal)));
  return new Map(found.flat());
}

/** What a resume has for the parts of a profile that are empty right now. */
export function useFoundInResume(resume: Resume, userId: string) {
  const queries = useQueryClient();
  return useQuery({
    queryKey: resumeKeys.content(resume),
    queryFn: async ({ signal }): Promise<FillDraft> => {
      const [content, profile] = await Promise.all([
        call('readResumeContent', { params: { id: resume._id } }, { signal, quiet: true }),
        queries.fetchQuery(ownProfileQuery(userId)),
      ]);
      const cities = await findCities(content, signal);
      return draftOf({ content, empty: emptyParts(profile), cities, today: ownToday() });
    },
    // Looked through from the start each time: what is empty may be filled meanwhile.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}
