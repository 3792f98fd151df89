import { useMutation, useQueryClient } from '@tanstack/react-query';
import { topApplicantsDefault, type ApplicantStatus } from '@waypost/contracts/constants';
import { call } from '../../api/call.ts';
import { inOrder } from '../../api/in-order.ts';
import { toast } from '../../ui/toast.ts';
import { applicationKeys, type Applicants } from './queries.ts';
import { undoing } from './undoing.ts';

/** Who is to be changed, whether they were chosen as the best of a list, and what follows once it is done, at the first attempt or another. */
export type StatusChange = { ids: readonly string[]; to: ApplicantStatus; isTop?: true; onDone?: () => void };

const bodyOf = ({ ids, to }: StatusChange) => ({
  applicant_ids: [...ids],
  changed_status: to,
  options: { action: 'selected_ids', top_applicant: topApplicantsDefault } as const,
});

function doneWords({ ids, isTop }: StatusChange, changed: number): string {
  if (isTop) return `Status updated for top ${ids.length} applicant(s)`;
  return ids.length === 1 ? 'Applicant status updated' : `Status updated for ${changed} applicant(s)`;
}

/** Changes statuses; the page shows it at once, and the toast takes it back. */
export function useStatusChange(jobId: string) {
  const queries = useQueryClient();
  const lists = { queryKey: applicationKeys.lists(jobId) };

  const show = ({ ids, to }: StatusChange) =>
    queries.setQueriesData<Pick<Applicants, 'applicants'>>(lists, (found) =>
      found === undefined
        ? undefined
        : {
            ...found,
            applicants: found.applicants.map((applicant) =>
              ids.includes(applicant._id) && applicant.status !== 'Withdrawn'
                ? { ...applicant, status: to }
                : applicant,
            ),
          },
    );
  // What was decided last is what stays.
  const order = inOrder(queries, applicationKeys.changes(jobId), applicationKeys.ofPost(jobId));
  const send = (change: StatusChange) => call('changeApplicantStatus', { params: { id: jobId }, body: bodyOf(change) });

  const undo = useMutation({
    ...order,
    mutationFn: async (changes: ReturnType<typeof undoing>) => {
      for (const change of changes) await send(change);
    },
    onMutate: async (changes) => {
      await queries.cancelQueries(lists);
      for (const change of changes) show(change);
    },
    onSuccess: () => toast.success('The change was undone'),
    onError: (_, changes) =>
      toast.error('Failed to update status', { action: { label: 'Retry', onAction: () => undo.mutate(changes) } }),
  });

  const change = useMutation({
    ...order,
    mutationFn: send,
    onMutate: async (asked) => {
      // An answer that is under way would show the old status once more.
      await queries.cancelQueries(lists);
      show(asked);
    },
    onSuccess: ({ changed, previous }, asked) => {
      asked.onDone?.();
      if (changed === 0) {
        toast.info(`Nothing to change: the status is ${asked.to} already`);
        return;
      }
      const action = { label: 'Undo', onAction: () => undo.mutate(undoing(previous)) };
      toast.success(doneWords(asked, changed), { action });
    },
    onError: (_, asked) =>
      toast.error('Failed to update status', { action: { label: 'Retry', onAction: () => change.mutate(asked) } }),
  });

  return change;
}
