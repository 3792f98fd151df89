import { pages } from '@waypost/contracts/paths';
import { BellPlus } from 'lucide-react';
import { sentenceOf } from '../../api/sentence-of.ts';
import { useSavedSearches } from '../../entities/saved-search/mutations.ts';
import { isFull, SavedSearchesFull } from '../../entities/saved-search/saved-searches-full.tsx';
import { LinkButton } from '../../ui/buttons/link.tsx';
import { Card } from '../../ui/content/card.tsx';
import { Stack } from '../../ui/page/layout.tsx';
import { Page } from '../../ui/page/page.tsx';
import { QueryView } from '../../ui/page/query-view.tsx';
import { Bone, Loading } from '../../ui/page/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/page/state.tsx';
import { SavedSearchList } from './saved-search-list.tsx';
import { TurnedOff } from './turned-off.tsx';

const ListBones = () => (
  <Loading label="Loading your saved searches">
    <Stack space={3}>
      {[44, 58, 36].map((width) => (
        <Card key={width} padding="md">
          <Stack space={2}>
            <Bone width={`${width}%`} height="1.25rem" />
            <Bone width="12rem" />
          </Stack>
        </Card>
      ))}
    </Stack>
  </Loading>
);

const toFeed = (
  <LinkButton to={pages.feed} variant="primary">
    Search Jobs
  </LinkButton>
);

const Nothing = () => (
  <EmptyState icon={<BellPlus size={24} aria-hidden />} title="No saved searches yet" actions={toFeed}>
    Search for jobs, then choose “Save search” above the results. You’ll be told about new jobs that match.
  </EmptyState>
);

/** The searches that somebody has saved, and how they hear of what those find. */
export function SavedSearchesScreen() {
  const answer = useSavedSearches();
  return (
    <Page title="Saved searches" width="reading" description="You’re told about new jobs that match these searches.">
      <QueryView
        answer={answer}
        loading={<ListBones />}
        staleTitle="Your saved searches couldn’t be updated"
        renderFailure={(error, retry) => (
          <Card>
            <ErrorState title="Failed to load your saved searches" {...retry}>
              {sentenceOf(error, 'The server didn’t respond as expected.')} They’re safe and still running.
            </ErrorState>
          </Card>
        )}
      >
        {({ saved_searches: searches }) =>
          searches.length === 0 ? (
            <Card>
              <Nothing />
            </Card>
          ) : (
            <Stack space={4}>
              {isFull(searches) ? <SavedSearchesFull /> : null}
              <TurnedOff />
              <SavedSearchList searches={searches} />
            </Stack>
          )
        }
      </QueryView>
    </Page>
  );
}
