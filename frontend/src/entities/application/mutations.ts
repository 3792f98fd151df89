import { useMutation, useQueryClient } from '@tanstack/react-query';
import { topApplicantsDefault, type ApplicantStatus } from '@waypost/contracts/constants';
import type { Applicant } from '@waypost/contracts/entities/application';
import { isRefusal } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { inOrder } from '../../api/in-order.ts';
import { keepTaken } from '../../api/keep-taken.ts';
import { useUnderWay } from '../../api/use-under-way.ts';
import { isolated } from '../../format/quoted.ts';
import { toast } from '../../ui/overlays/toast.ts';
import { applicantQuery, applicationKeys, type Applicants } from './queries.ts';
import { leftWords, undoing, undoneWords } from './undoing.ts';

export type StatusChange = {
  /** Who is to be changed. */
  ids: readonly string[];
  to: ApplicantStatus;
  /** Of those alone who have this status still. */
  from?: ApplicantStatus;
  /** The name of the one whom it is about: by the time that it is answered the next one may be in sight. */
  name?: string;
  /** They are the best of a list, none of them left out. */
  isTop?: true;
  /** What follows once it is done, at the first attempt or another. */
  onDone?: () => void;
};

const bodyOf = ({ ids, to, from }: StatusChange) => ({
  applicant_ids: [...ids],
  changed_status: to,
  options: {
    action: 'selected_ids' as const,
    top_applicant: topApplicantsDefault,
    ...(from !== undefined && { from }),
  },
});

function doneWords({ ids, isTop }: StatusChange, changed: number): string {
  if (isTop && changed === ids.length) return `Status updated for top ${changed} applicant(s)`;
  return ids.length === 1 ? 'Applicant status updated' : `Status updated for ${changed} applicant(s)`;
}

/** "Ada Park: Shortlisted, was Selected", unless they were as everybody begins. */
function detailOf(asked: StatusChange | undefined, before: ApplicantStatus = 'Applied'): string | undefined {
  if (asked?.name === undefined) return undefined;
  const now = `${isolated(asked.name)}: ${asked.to}`;
  return before === 'Applied' ? now : `${now}, was ${before}`;
}

/** With another attempt, unless it would be refused again: who has withdrawn, or was changed too often, stays as they are. */
function tellFailure(error: unknown, asked: StatusChange | undefined, retry: () => void): void {
  const failed = 'Failed to update status';
  if (isRefusal(error, 'conflict')) {
    const who = asked?.name === undefined ? '' : `${isolated(asked.name)}: `;
    toast.error(failed, { detail: who + error.message });
    return;
  }
  toast.error(failed, { detail: detailOf(asked), action: { label: 'Retry', onAction: retry } });
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

  /** How many have what they had before. Who was changed meanwhile, as in another tab, is left alone and stops nobody else. */
  async function takeBack(change: StatusChange): Promise<number> {
    try {
      const { changed } = await send(change);
      return changed === 0 ? change.ids.length : changed;
    } catch (error) {
      if (!isRefusal(error, 'conflict')) throw error;
      return 0;
    }
  }

  const undo = useMutation({
    ...order,
    mutationFn: async (changes: StatusChange[]) => {
      let undone = 0;
      for (const change of changes) undone += await takeBack(change);
      return undone;
    },
    onSuccess: (undone, changes) => {
      const [first] = changes;
      const left = changes.flatMap(({ ids }) => ids).length - undone;
      if (left > 0) toast.warning(undoneWords(undone, first?.name), { detail: leftWords(left, first?.name) });
      else toast.success(undoneWords(undone, first?.name), { detail: detailOf(first) });
    },
    onError: (error, changes) => tellFailure(error, changes[0], () => undo.mutate(changes)),
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
      const back = undoing(previous).map((one) => ({
        ...one,
        from: asked.to,
        ...(asked.name !== undefined && { name: asked.name }),
      }));
      const action = { label: 'Undo', onAction: () => undo.mutate(back) };
      toast.success(doneWords(asked, changed), { detail: detailOf(asked, previous[0]?.status), action });
    },
    onError: (error, asked) => tellFailure(error, asked, () => change.mutate(asked)),
  });

  return change;
}
