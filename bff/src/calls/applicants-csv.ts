import { Readable } from 'node:stream';
import type { UserActor } from '@waypost/contracts/actor';
import { folded } from '@waypost/contracts/bounded-marks';
import type { ApplicantFilters } from '@waypost/contracts/calls/applications/applicant-filters';
import {
  applicantsAtOnce,
  readApplicantOrder,
  readApplicants,
} from '@waypost/contracts/calls/applications/applicant-order';
import { downloadApplicants } from '@waypost/contracts/calls/bff/applicants-csv';
import { getJobPost } from '@waypost/contracts/calls/jobs';
import type { CallInput } from '@waypost/contracts/contract';
import { userOf } from '@waypost/runtime/service/actors/actor';
import type { Client } from '@waypost/runtime/service/calls/client';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import { slices } from '@waypost/runtime/slices';
import { shareOf } from '../load/share-server.ts';
import { applicantSheet } from './applicant-sheet.ts';

type Query = Required<CallInput<typeof downloadApplicants>>['querystring'];

function filtersOf({
  status,
  min_experience: min,
  max_experience: max,
  search,
  applicant_country,
  own_rating,
}: Filters) {
  const filters: ApplicantFilters = {
    ...(status && { status }),
    ...((min !== undefined || max !== undefined) && { applicant_experience: { min, max } }),
    ...(search && { search }),
    ...(applicant_country && { applicant_country }),
    ...(own_rating && { own_rating }),
  };
  return filters;
}
type Filters = Omit<Query, 'sort' | 'min_experience' | 'max_experience'> & {
  min_experience?: number | undefined;
  max_experience?: number | undefined;
};

/** What a title leaves of itself in a name that every file system takes. */
function fileNameOf(title: string): string {
  const words = folded(title).match(/[a-z0-9]+/g);
  return ['applicants', ...(words ?? [])].join('-').slice(0, 80).replace(/-$/, '');
}

/**
 * The file is made as fast as it is read: no more than one part of it is in memory, and the ids of who is in it. Where a part
 * cannot be had, the answer breaks off.
 */
export function downloadApplicantsRoute(
  http: ServiceHttp,
  { client, publicUrl }: { client: Client; publicUrl: string },
) {
  async function* rowsOf(
    { owner_id, job_post_id }: { owner_id: string; job_post_id: string },
    ids: readonly string[],
    sheet: ReturnType<typeof applicantSheet>,
    signal: AbortSignal,
  ) {
    yield sheet.head;
    for (const application_ids of slices(ids, applicantsAtOnce)) {
      const body = { owner_id, job_post_id, application_ids };
      const { applicants } = await client.call(readApplicants, { body }, { signal });
      yield sheet.rowsOf(applicants);
    }
  }

  async function orderOf(
    { user_id: owner_id }: UserActor,
    id: string,
    { sort, ...filters }: Filters & Pick<Query, 'sort'>,
  ) {
    const body = { owner_id, sort: sort ?? 'score', filters: filtersOf(filters) };
    const { application_ids } = await client.call(readApplicantOrder, { params: { id }, body });
    return application_ids;
  }

  http.route({
    ...downloadApplicants,
    handler: async (request, reply) => {
      const actor = userOf(request);
      const { id } = request.params;
      // A refusal is still one as long as nothing was sent.
      const ids = await orderOf(actor, id, request.query);
      const { job_post } = await client.call(getJobPost, { params: { id }, querystring: {} }, { actor });
      const sheet = applicantSheet(job_post, publicUrl);
      const whose = { owner_id: actor.user_id, job_post_id: id };
      const rows = rowsOf(whose, ids, sheet, shareOf(request).gone);
      return (
        reply
          .type('text/csv; charset=utf-8; header=present')
          .header('content-disposition', `attachment; filename="${fileNameOf(job_post.title)}.csv"`)
          .header('cache-control', 'private, no-store')
          // By its contract the answer is bytes; Fastify takes a stream of them as well.
          .send(Readable.from(rows, { objectMode: false }) as unknown as Uint8Array)
      );
    },
  });
}
