import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { counted } from '../../../format/counted.ts';
import { quoted } from '../../../format/quoted.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Card } from '../../../ui/content/card.tsx';
import { Heading, Text } from '../../../ui/content/text.tsx';
import { Inline, Stack } from '../../../ui/page/layout.tsx';
import { EmptyState } from '../../../ui/page/state.tsx';
import { countFilters } from '../filters/filters.ts';
import { loosened, type JobSearch } from '../search/job-search.ts';
import type { Found } from '../search/use-job-search.ts';
import * as styles from './results.css.ts';

const tips = [
  'Check the spelling, or try a shorter word: “nurse” finds more than “night shift ward nurse”.',
  'Search for a skill or a company instead of a title.',
  'Remove one filter at a time; pay and city narrow the most.',
  'Few jobs were posted in the past few days. Try the past month.',
];

const none: NonNullable<Found['loosenings']> = [];

function Tips() {
  return (
    <Card as="section" aria-labelledby="tips" padding="md" space={2}>
      <Heading level={3} id="tips">
        Job Search Tips
      </Heading>
      <ul className={styles.tips}>
        {tips.map((tip) => (
          <Text key={tip} as="li" tone="muted">
            {tip}
          </Text>
        ))}
      </ul>
    </Card>
  );
}

type NoResultsProps = {
  search: JobSearch;
  loosenings: Found['loosenings'];
  /** Jobs with a similar title, before the advice. */
  alike?: ReactNode;
  onChange: (search: JobSearch) => void;
  onClear: () => void;
};

export function NoResults({ search, loosenings = none, alike, onChange, onClear }: NoResultsProps) {
  return (
    <Stack space={4}>
      <Card space={0}>
        <EmptyState
          icon={<SearchX size={24} aria-hidden />}
          title={countFilters(search) === 0 ? `No jobs match ${quoted(search.keyword)}` : 'No jobs match all of that'}
          actions={
            loosenings.length === 0 ? (
              <Button onPress={onClear}>Show the newest jobs</Button>
            ) : (
              <Inline justify="center">
                {loosenings.map((loosening) => (
                  <Button key={loosening.label} onPress={() => onChange(loosened(search, loosening))}>
                    {loosening.label}
                    <span className={styles.count}>{counted(loosening.count, 'job')}</span>
                  </Button>
                ))}
              </Inline>
            )
          }
        >
          {loosenings.length === 0 ? 'No other combination comes close.' : 'Change one thing to see more:'}
        </EmptyState>
      </Card>
      {alike}
      <Tips />
    </Stack>
  );
}
