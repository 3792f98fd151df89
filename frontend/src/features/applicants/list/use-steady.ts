import { useIsMutating, useQueries } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { applicantQuery, applicationKeys, type Applicants } from '../../../entities/application/queries.ts';
import { focusRow } from '../row-focus.ts';
import { hold, newsOf, type Held } from './steady.ts';

/** Keeps rows where they are while people apply and scores arrive; who asks for it sees the list as it is. */
export function useSteady(jobId: string, key: string, answer: Applicants | undefined) {
  const isChanging = useIsMutating({ mutationKey: applicationKeys.changes(jobId) }) > 0;
  const [wasChanging, setWasChanging] = useState(false);
  const [held, setHeld] = useState<Held>();

  // An answer that comes with the end of a change is that change's own.
  if (answer !== undefined && (held?.seen !== answer || held.key !== key)) {
    setHeld(hold(held, key, answer, isChanging || wasChanging));
  }
  if (wasChanging !== isChanging) setWasChanging(isChanging);

  // Applicants who left this page of the list are asked for one by one, so that their rows still show what is true.
  const listed = new Set(held?.seen.applicants.map(({ _id }) => _id));
  const left = held?.rows.filter(({ _id }) => !listed.has(_id)) ?? [];
  const fetched = useQueries({ queries: left.map(({ _id }) => applicantQuery(jobId, _id)) });
  const gone = new Map(fetched.flatMap(({ data }) => (data ? [[data.applicant._id, data.applicant] as const] : [])));

  const applicants = held?.rows.map((row) => gone.get(row._id) ?? row) ?? [];
  const [updates, setUpdates] = useState(0);
  // The pressed button disappears with the news that it showed, so focus goes to the first row.
  const goToFirst = useEffectEvent(() => {
    const [first] = applicants;
    if (first !== undefined) focusRow(first._id);
  });
  useEffect(() => {
    if (updates > 0) goToFirst();
  }, [updates]);

  return {
    applicants,
    /** What the list does not show yet. */
    news: held && newsOf(held),
    update() {
      setHeld((now) => now && hold(undefined, now.key, now.seen, false));
      setUpdates((count) => count + 1);
    },
  };
}
