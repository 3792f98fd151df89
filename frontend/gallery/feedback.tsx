import { Bookmark } from 'lucide-react';
import { Button } from '../src/ui/buttons/button.tsx';
import { LinkButton } from '../src/ui/buttons/link.tsx';
import { Avatar } from '../src/ui/content/avatar.tsx';
import { Card } from '../src/ui/content/card.tsx';
import { Banner } from '../src/ui/page/banner.tsx';
import { Columns, Inline, Stack } from '../src/ui/page/layout.tsx';
import { Bone, BoneCircle, BoneLines, Loading } from '../src/ui/page/skeleton.tsx';
import { EmptyState, ErrorState } from '../src/ui/page/state.tsx';

export function FeedbackPart() {
  return (
    <Stack space={6}>
      <Stack space={3}>
        <Banner
          title="You're on Recruiter dashboard - Switch to Job Seeker to apply for jobs!"
          actions={<Button size="sm">Switch</Button>}
        />
        <Banner tone="success" title="Application submitted successfully!">
          The recruiter sees your profile and the resume you chose.
        </Banner>
        <Banner tone="warning">
          No locations selected. Please add at least one location where this job can be performed.
        </Banner>
        <Banner tone="danger" title="Analysis Failed">
          The service did not answer. What you typed is kept.
        </Banner>
        <Banner
          tone="neutral"
          title="Looking for jobs?"
          actions={
            <LinkButton to="/feed" variant="primary">
              Search Jobs
            </LinkButton>
          }
        >
          1,284 open posts, newest first.
        </Banner>
      </Stack>
      <Columns count={2}>
        <Card>
          <EmptyState
            icon={<Bookmark size={24} aria-hidden />}
            title="No saved jobs found"
            actions={<LinkButton to="/feed">Browse Jobs</LinkButton>}
          >
            Start saving jobs by clicking the bookmark icon on job posts.
          </EmptyState>
        </Card>
        <Card>
          <ErrorState title="Failed to load your saved jobs" onRetry={() => undefined}>
            Nothing was lost. The list could not be reached just now.
          </ErrorState>
        </Card>
      </Columns>
      <Columns count={2}>
        <Card>
          <Loading label="Loading your saved jobs...">
            <Stack>
              <Inline space={3} wrap={false}>
                <BoneCircle size="2.5rem" />
                <Bone width="12rem" height="1.25rem" />
              </Inline>
              <BoneLines count={3} />
            </Stack>
          </Loading>
        </Card>
        <Card>
          <Inline space={4}>
            <Avatar name="Mira Solberg" size="sm" />
            <Avatar name="Mira Solberg" />
            <Avatar name="Mira Solberg" imageUrl="/favicon.svg" />
            <Avatar name="Mira Solberg" size="lg" />
          </Inline>
        </Card>
      </Columns>
    </Stack>
  );
}
