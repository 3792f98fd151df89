import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ApplicantNote, ApplicantNotes } from '@waypost/contracts/entities/applicant-notes';
import { messageOf } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { inOrder } from '../../api/in-order.ts';
import { keepTaken } from '../../api/keep-taken.ts';
import { useUnderWay, without } from '../../api/use-under-way.ts';
import { toast } from '../../ui/overlays/toast.ts';
import { applicationKeys } from './queries.ts';

const notesQuery = (jobId: string, id: string) =>
  queryOptions({
    queryKey: [...applicationKeys.ofPost(jobId), 'notes', id],
    queryFn: ({ signal }) => call('getApplicantNotes', { params: { id } }, { signal }),
    // Another tab may have written some.
    staleTime: 0,
  });

/** What is sent of a note; of one that is put back, when it was first written. */
export type WrittenNote = Pick<ApplicantNote, '_id' | 'text' | 'version'> & { created_at?: string };

const byAge = (notes: readonly ApplicantNote[]) => notes.toSorted((a, b) => (a.created_at < b.created_at ? -1 : 1));

/** One's own notes on an applicant, and one's rating: what the server has, with what is still on its way to it. */
export function useNotes(jobId: string, id: string) {
  const queries = useQueryClient();
  const query = notesQuery(jobId, id);
  const ratingKey = [...query.queryKey, 'rating'];
  const writtenKey = [...query.queryKey, 'written'];
  const removalKey = [...query.queryKey, 'removal'];
  const answer = useQuery(query);
  const ratings = useUnderWay<number | null>(ratingKey);
  const written = useUnderWay<WrittenNote>(writtenKey);
  const removed = useUnderWay<ApplicantNote>(removalKey);
  const data = answer.data && {
    rating: [answer.data.rating, ...ratings].at(-1) ?? null,
    notes: without(answer.data.notes, removed),
  };

  const keep = (change: (now: ApplicantNotes) => ApplicantNotes) => keepTaken(queries, query.queryKey, change);
  // What was pressed last is what stays.
  const order = inOrder(queries, query.queryKey, applicationKeys.ofPost(jobId));

  const rate = useMutation({
    ...order,
    mutationKey: ratingKey,
    mutationFn: (rating: number | null) => call('rateApplicant', { params: { id }, body: { rating } }),
    onSuccess: (_, rating) => keep((now) => ({ ...now, rating })),
    onError: (error, rating) =>
      toast.error(`Your rating was not saved. ${messageOf(error, 'Please try again.')}`, {
        action: { label: 'Retry', onAction: () => rate.mutate(rating) },
      }),
  });

  const send = ({ _id, ...body }: WrittenNote) => call('writeApplicantNote', { params: { id, note: _id }, body });
  const keepNote = (note: ApplicantNote) =>
    keep((now) => ({ ...now, notes: byAge([...without(now.notes, [note]), note]) }));

  const write = useMutation({
    ...order,
    mutationKey: writtenKey,
    mutationFn: send,
    onSuccess: ({ note }) => keepNote(note),
    // Not awaited: whoever wrote the note goes on at once.
    onSettled: () => void order.onSettled(),
  });

  const restore = useMutation({
    ...order,
    mutationFn: ({ _id, text, created_at }: ApplicantNote) => send({ _id, text, created_at, version: 0 }),
    onSuccess: ({ note }) => {
      keepNote(note);
      toast.success('The note is back');
    },
    onError: (error, note) =>
      toast.error(`The note could not be put back. ${messageOf(error, 'Please try again.')}`, {
        action: { label: 'Retry', onAction: () => restore.mutate(note) },
      }),
  });

  const remove = useMutation({
    ...order,
    mutationKey: removalKey,
    mutationFn: ({ _id }: ApplicantNote) => call('deleteApplicantNote', { params: { id, note: _id } }),
    onSuccess: ({ note }, asked) => {
      keep((now) => ({ ...now, notes: without(now.notes, [asked]) }));
      if (note === null) return toast.info('This note was deleted already');
      return toast.success('Note deleted', {
        action: { label: 'Undo', onAction: () => restore.mutate(note) },
      });
    },
    onError: (error) => toast.error(`The note was not deleted. ${messageOf(error, 'Please try again.')}`),
  });

  return {
    answer: { ...answer, data },
    rate: rate.mutate,
    /** @throws ApiError */
    write: async (note: WrittenNote) => (await write.mutateAsync(note)).note,
    isOnItsWay: (id: string) => written.some(({ _id }) => _id === id),
    remove: remove.mutate,
  };
}

export type Notes = ReturnType<typeof useNotes>;
