import type { Currency } from '@waypost/contracts/constants';
import { createContext, memo, use } from 'react';
import { useBeside } from '../../../entities/job-post/beside.ts';
import { JobCard } from '../../../entities/job-post/job-card.tsx';
import { Match } from '../../../entities/score/match.tsx';
import { type Matches, useMatches } from '../../../entities/score/queries.ts';
import type { JobSearch } from '../search/job-search.ts';
import type { Found } from '../search/use-job-search.ts';
import { chosenCitiesFirst } from './chosen-cities-first.ts';

export type JobCardsProps = Pick<JobSearch, 'cityIds'> & {
  currency: Currency | undefined;
  jobs: Found['jobs'];
  /** Given where the posts come with the viewer's matches; otherwise the cards ask for the scores. */
  matching?: Found['matching'];
  /** Who is told how well they fit. */
  isSeeker: boolean;
  /** Their titles are like the keyword, which is why they are listed. */
  isAlike?: boolean;
  linkTo: (jobId: string) => string;
  onOpen: (jobId: string) => void;
};

/** A card a post. */
export function JobCards(props: JobCardsProps) {
  const { jobs, matching, isSeeker } = props;
  const matchOf = useMatches(
    jobs.map((job) => job._id),
    isSeeker && matching === undefined,
  );
  return (
    <MatchesContext value={matchOf}>
      <Cards {...props} />
    </MatchesContext>
  );
}

/** Beside the cards, which stay as they are when it comes. */
const MatchesContext = createContext<Matches>(() => undefined);

/** In the order of the match the results bring it along; while that is being worked out, none says nothing yet. */
function MatchOf({ job: { _id, match }, matching }: { job: Found['jobs'][number]; matching: Found['matching'] }) {
  const matchOf = use(MatchesContext);
  if (matching === undefined) return <Match percent={matchOf(_id)} />;
  return <Match percent={matching === 'pending' ? (match ?? undefined) : match} />;
}

const Cards = memo(
  ({ cityIds, currency, jobs, matching, isSeeker, isAlike = false, linkTo, onOpen }: JobCardsProps) => {
    const beside = useBeside();
    return jobs.map((job) => (
      <JobCard
        key={job._id}
        job={chosenCitiesFirst(job, cityIds)}
        to={linkTo(job._id)}
        currency={currency}
        isAlike={isAlike}
        beside={beside && { ...beside.linkOf(true), isOpen: beside.jobId === job._id }}
        score={isSeeker ? <MatchOf job={job} matching={matching} /> : undefined}
        onOpen={onOpen}
      />
    ));
  },
);
