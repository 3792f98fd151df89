import { useMutation, useQueryClient } from '@tanstack/react-query';
import { topApplicantsDefault, type ApplicantStatus } from '@waypost/contracts/constants';
import type { Applicant } from '@waypost/contracts/entities/application';
import { call } from '../../api/call.ts';
import { inOrder } from '../../api/in-order.ts';
import { keepTaken } from '../../api/keep-taken.ts';
import { useUnderWay } from '../../api/use-under-way.ts';
import { toast } from '../../ui/overlays/toast.ts';
import { applicantQuery, applicationKeys, type Applicants } from './queries.ts';
import { undoing } from './undoing.ts';

export type StatusChange = {
  /** Who is to be changed. */
  ids: readonly string[];
  to: ApplicantStatus;
  /** The name of the one whom it is about: by the time that it is answered the next one may be in sight. */
  name?: string;
  /** They were chosen as the best of a list. */
  isTop?: true;
  /** What follows once it is done, at the first attempt or another. */
  onDone?: () => void;
};

const bodyOf = ({ ids, to }: StatusChange) => ({
  applicant_ids: [...ids],
  changed_status: to,
  options: { action: 'selected_ids', top_applicant: topApplicantsDefault } as const,
});

function doneWords({ ids, isTop }: StatusChange, changed: number): string {
  if (isTop) return `Status updated for top ${changed} applicant(s)`;
  return ids.length === 1 ? 'Applicant status updated' : `Status updated for ${changed} applicant(s)`;
}

const undoneWords = (changes: readonly StatusChange[]): string =>
  changes[0]?.name === undefined
    ? `The change of ${changes.flatMap(({ ids }) => ids).length} applicant(s) was undone`
    : 'The change was undone';

/** "Ada Park: Shortlisted, was Selected", unless they were as everybody begins. */
function detailOf(asked: StatusChange | undefined, before: ApplicantStatus = 'Applied'): string | undefined {
  if (asked?.name === undefined) return undefined;
  const now = `${asked.name}: ${asked.to}`;
  return before === 'Applied' ? now : `${now}, was ${before}`;
}

const withChange = (applicant: Applicant, { ids, to }: StatusChange): Applicant =>
  ids.includes(applicant._id) && applicant.status !== 'Withdrawn' ? { ...applicant, status: to } : applicant;

/** The change of those who have it now: of several some may be refused. Where nobody was changed, all had the status already. */
const takenOf = (change: StatusChange, previous: readonly { _id: string }[]): StatusChange =>
  previous.length === 0 ? change : { ...change, ids: previous.map(({ _id }) => _id) };

/** Says of an applicant to a post which status they have with every change that is still on its way. */
export function useStatusesUnderWay(jobId: string): (applicant: Applicant) => Applicant {
  const underWay = useUnderWay<StatusChange | StatusChange[]>(applicationKeys.changes(jobId)).flat();
  return (applicant) => underWay.reduce(withChange, applicant);
}

/** Changes statuses; the toast takes it back. */
export function useStatusChange(jobId: string) {
  const queries = useQueryClient();
  const lists = applicationKeys.lists(jobId);
  // What was decided last is what stays.
  const order = inOrder(queries, applicationKeys.changes(jobId), applicationKeys.ofPost(jobId));

  async function send(change: StatusChange) {
    const answer = await call('changeApplicantStatus', { params: { id: jobId }, body: bodyOf(change) });
    const taken = takenOf(change, answer.previous);
    keepTaken<Pick<Applicants, 'applicants'>>(queries, lists, (found) => ({
      ...found,
      applicants: found.applicants.map((one) => withChange(one, taken)),
    }));
    for (const id of taken.ids) {
      queries.setQueryData(
        applicantQuery(jobId, id).queryKey,
        (found) => found && { ...found, applicant: withChange(found.applicant, taken) },
      );
    }
    return answer;
  }

  const undo = useMutation({
    ...order,
    mutationFn: async (changes: StatusChange[]) => {
      for (const change of changes) await send(change);
    },
    onSuccess: (_, changes) => toast.success(undoneWords(changes), { detail: detailOf(changes[0]) }),
    onError: (_, changes) =>
      toast.error('Failed to update status', {
        detail: detailOf(changes[0]),
        action: { label: 'Retry', onAction: () => undo.mutate(changes) },
      }),
  });

  const change = useMutation({
    ...order,
    mutationFn: send,
    onSuccess: ({ changed, previous }, asked) => {
      asked.onDone?.();
      if (changed === 0) {
        toast.info(`Nothing to change: the status is ${asked.to} already`, { detail: asked.name });
        return;
      }
      const back = undoing(previous).map((one) => ({ ...one, ...(asked.name !== undefined && { name: asked.name }) }));
      const action = { label: 'Undo', onAction: () => undo.mutate(back) };
      toast.success(doneWords(asked, changed), { detail: detailOf(asked, previous[0]?.status), action });
    },
    onError: (_, asked) =>
      toast.error('Failed to update status', {
        detail: detailOf(asked),
        action: { label: 'Retry', onAction: () => change.mutate(asked) },
      }),
  });

  return change;
}
