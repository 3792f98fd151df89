import { Heading, Text } from '../../../ui/content/text.tsx';
import { Stack } from '../../../ui/page/layout.tsx';
import { alikeWords } from '../feed-words.ts';
import type { Found } from '../search/use-job-search.ts';
import { JobCards, type JobCardsProps } from './job-cards.tsx';

type AlikeJobsProps = Omit<JobCardsProps, 'jobs' | 'matching' | 'isAlike'> & { alike: NonNullable<Found['alike']> };

/** Posts that the search did not find, but whose titles are like the keyword. */
export function AlikeJobs({ alike: { jobs, total }, ...cards }: AlikeJobsProps) {
  return (
    <Stack as="section" space={3} aria-labelledby="alike-heading">
      <div>
        <Heading level={3} id="alike-heading">
          Jobs with a similar title
        </Heading>
        <Text tone="muted">{alikeWords(total, jobs.length)}</Text>
      </div>
      <JobCards {...cards} jobs={jobs} isAlike />
    </Stack>
  );
}
