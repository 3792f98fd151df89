import { changeApplicantStatus } from '@waypost/contracts/calls/applications';
import type { ApplicantFilters } from '@waypost/contracts/calls/applications/applicant-filters';
import type { ApplicantStatus } from '@waypost/contracts/constants';
import { AppError, invalid, notFound } from '@waypost/contracts/errors';
import type { Decision } from '@waypost/runtime/messaging/stored';
import { userOf } from '@waypost/runtime/service/actors/actor';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import { slices } from '@waypost/runtime/slices';
import { bestScored, type Found } from '../applicant-query.ts';
import type { ApplicationStore } from '../application-store.ts';
import { type Application, changeStatus, hasRoom, requireSettable, wasPicked } from '../application.ts';
import { requirePostOwner } from '../policies.ts';
import { sightOf, type SightParts } from '../sight/applicant-sight.ts';

async function chosenApplicants(store: ApplicationStore, job_post_id: string, ids: readonly string[]) {
  if (ids.length === 0) throw invalid('applicant_ids', 'Please select applicants first');
  const unique = [...new Set(ids)];
  const found = await store.collection
    .find({ _id: { $in: unique }, job_post_id }, { projection: { _id: 1 } })
    .toArray();
  if (found.length < unique.length) throw notFound('Applicant');
  return unique;
}

/**
 * The best scored of the filter. With a status filter, those whom the same choice moved before still count, so that
 * a repeated choice finds the same people and not the next ones.
 */
async function topApplicants(
  found: Found,
  job_post_id: string,
  choice: { count: number; filters: ApplicantFilters; to: ApplicantStatus },
) {
  const { count, filters, to } = choice;
  const { status } = filters;
  const best: string[] = [];
  for await (const applicant of bestScored(found, job_post_id, filters)) {
    const { id, value: application } = applicant;
    if (application.status === 'Withdrawn' || application.is_anonymous) continue;
    if (application.status !== to && !hasRoom(application)) continue;
    if (status && application.status !== status && !wasPicked(application, status, to)) continue;
    best.push(id);
    if (best.length === count) break;
  }
  if (best.length === 0) throw invalid('options.top_applicant', 'No applicants available');
  return best;
}

/** Changes made at the same time: one after the other, each of 500 would wait for the disk by itself. */
const atOnce = 25;
type Previous = { _id: string; status: ApplicantStatus };

/**
 * What each had before that was changed. One that was changed too often, meanwhile, or is changed all the time, stays as it is, like one
 * that is withdrawn, and holds up nobody else. @throws conflict where nobody was changed and nobody had the status already.
 */
async function changeAll(
  store: ApplicationStore,
  ids: readonly string[],
  decide: (current: Application) => Decision<Application> | undefined,
): Promise<Previous[]> {
  let refusal: AppError | undefined;
  let isThere = false;

  async function change(_id: string): Promise<Previous[]> {
    let before: ApplicantStatus | undefined;
    try {
      await store.change(_id, (current) => {
        const decision = decide(current);
        before = decision && current.status;
        return decision;
      });
      isThere ||= before === undefined;
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'conflict')) throw error;
      refusal = error;
      return [];
    }
    return before ? [{ _id, status: before }] : [];
  }

  const previous: Previous[] = [];
  for (const some of slices(ids, atOnce)) previous.push(...(await Promise.all(some.map(change))).flat());
  if (refusal && !isThere && previous.length === 0) throw refusal;
  return previous;
}

export function changeApplicantStatusRoute(http: ServiceHttp, deps: SightParts) {
  const { store } = deps;

  http.route({
    ...changeApplicantStatus,
    handler: async (request) => {
      const actor = userOf(request);
      const { id } = request.params;
      const { applicant_ids, changed_status: to, options } = request.body;
      const { owner_type } = await requirePostOwner(deps, actor, id);
      requireSettable(owner_type, to);

      const picked = options.action === 'top_applicant';
      const ids = picked
        ? await topApplicants({ ...deps, sight: await sightOf(deps, actor, { job_post_id: id }) }, id, {
            count: options.top_applicant,
            filters: options.filters ?? {},
            to,
          })
        : await chosenApplicants(store, id, applicant_ids);

      const at = new Date().toISOString();
      const previous = await changeAll(store, ids, (current) =>
        changeStatus(current, { to, from: options.from, by: actor.user_id, at, picked }),
      );
      return { changed: previous.length, previous };
    },
  });
}
