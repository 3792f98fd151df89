import type { JobPost, JobPostDetails } from '@waypost/contracts/entities/job-post';
import { pages, pathTo } from '@waypost/contracts/paths';
import { Bookmark, Share2, Users } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { PublicFacts } from '../../entities/job-post/job-facts.tsx';
import { Qualifications, hasQualifications } from '../../entities/job-post/qualifications.tsx';
import { word as savedWord } from '../../entities/job-post/save-button.css.ts';
import { skillGroups } from '../../entities/job-post/skill-groups.ts';
import { Section, TextSection } from '../../entities/job-post/text-section.tsx';
import { useAge } from '../../entities/job-post/use-age.ts';
import { jobAge } from '../../format/job-age.ts';
import { useSession } from '../../session/session.tsx';
import { visited } from '../../session/stored.ts';
import { later } from '../../ui/behaviour/later.ts';
import { ButtonPlace } from '../../ui/buttons/button-place.tsx';
import { LinkButton, TextLink } from '../../ui/buttons/link.tsx';
import { Badge } from '../../ui/content/badge.tsx';
import { Card } from '../../ui/content/card.tsx';
import { Chip } from '../../ui/content/chip.tsx';
import { Heading, Text } from '../../ui/content/text.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import { Container, Inline, Stack } from '../../ui/page/layout.tsx';
import { usePage } from '../../ui/page/page.tsx';
import { shareWord } from './job-screen.css.ts';
import * as styles from './public-job-screen.css.ts';
import { RelatedJobs } from './related-jobs.tsx';
import { TitleBlock } from './title-block.tsx';

// Nobody saves or shares what they have not read.
const PublicPostActions = later(() => import('./public-post-actions.tsx'), 'PublicPostActions');

/** Who looks, and what is offered to them. */
function useOffers(job: JobPost) {
  const session = useSession();
  const isSignedOut = session.status === 'signed-out';
  const inside = pathTo('job', { jobId: job._id });
  return {
    inside,
    isSignedOut,
    isCreator: session.status === 'signed-in' && session.user._id === job.created_by,
    comeBack: () => visited.remember(inside),
    askToSignIn: () => {
      if (isSignedOut) toast.info('You must be logged in to apply for jobs');
    },
  };
}

type Offers = ReturnType<typeof useOffers>;
type PartProps = { job: JobPost; offers: Offers };

function Badges({ job, offers }: PartProps) {
  const age = useAge(job.posted_date, jobAge);
  return (
    <>
      {offers.isCreator ? <Badge tone="info">Your Job</Badge> : null}
      <Text as="span" size="xs" tone="muted">
        {age}
      </Text>
    </>
  );
}

/** The one step to take, whoever looks. */
function FirstStep({ job, isApplied, offers }: PartProps & { isApplied: boolean }) {
  if (offers.isCreator) {
    return (
      <LinkButton
        to={pathTo('applicantsOfJob', { jobId: job._id })}
        variant="primary"
        icon={<Users size={16} aria-hidden />}
      >
        Applicants
      </LinkButton>
    );
  }
  if (isApplied) return <LinkButton to={offers.inside}>See your application</LinkButton>;
  if (job.status !== 'Open') return null;
  return offers.isSignedOut ? (
    <LinkButton to={pages.signIn} variant="primary" onClick={offers.comeBack}>
      Sign In to Apply
    </LinkButton>
  ) : (
    <LinkButton to={offers.inside} variant="primary">
      Apply Now
    </LinkButton>
  );
}

/** Places as wide as the buttons that will come, so that nothing moves when they do. */
function ActionPlaces() {
  return (
    <>
      <ButtonPlace icon={<Bookmark size={16} />}>
        <span className={savedWord}>Save</span>
      </ButtonPlace>
      <ButtonPlace icon={<Share2 size={16} />}>
        <span className={shareWord}>Share</span>
      </ButtonPlace>
    </>
  );
}

function Closed({ job }: { job: JobPost }) {
  if (job.status === 'Open') return null;
  return (
    <Card space={1}>
      <Text weight="strong">This job is closed</Text>
      <Text tone="muted">It no longer takes applications.</Text>
    </Card>
  );
}

function Words({ job }: { job: JobPost }) {
  return (
    <>
      <TextSection title="Job Description" text={job.description} />
      <TextSection title="Key Responsibilities" text={job.responsibility} />
      {hasQualifications(job.minimum_qualification, job.preferred_qualification) ? (
        <Section title="Qualifications">
          <Qualifications
            minimum={{ title: 'Required', text: job.minimum_qualification }}
            preferred={{ title: 'Preferred', text: job.preferred_qualification }}
          />
        </Section>
      ) : null}
      {skillGroups(job.skills).map(({ title, skills }) => (
        <Section key={title} title={title}>
          <Inline as="ul">
            {skills.map(({ skill }) => (
              <li key={skill}>
                <Chip>{skill || 'Unknown Skill'}</Chip>
              </li>
            ))}
          </Inline>
        </Section>
      ))}
    </>
  );
}

type OfferProps = { title: string; hint: string; children: ReactNode };

function Offer({ title, hint, children }: OfferProps) {
  return (
    <Inline justify="between">
      <Stack space={0}>
        <Heading level={3} size="sm">
          {title}
        </Heading>
        <Text size="xs" tone="muted">
          {hint}
        </Text>
      </Stack>
      {children}
    </Inline>
  );
}

/** The other ways in, after the text and quiet: the first step stays in sight. */
function WaysIn({ job, offers: { inside, isSignedOut, askToSignIn, comeBack } }: PartProps) {
  if (job.status !== 'Open') return null;
  return (
    <div className={styles.waysIn}>
      <Card as="section" aria-label="Interested in this position?" space={4}>
        <Inline justify="between">
          <Stack space={1}>
            <Heading level={2} size="md">
              Interested in this position?
            </Heading>
            <Text tone="muted">Create your account and apply in just a few clicks</Text>
          </Stack>
          <LinkButton to={inside} onClick={askToSignIn}>
            Apply Now
          </LinkButton>
        </Inline>
        <div className={styles.offers}>
          <Offer title="Want ATS Score?" hint="See how well you match, and what would raise it.">
            <TextLink to={inside}>Get Score</TextLink>
          </Offer>
          <Offer title="Ready to Apply?" hint="A resume and a few answers are all it takes.">
            <TextLink to={inside} onClick={askToSignIn}>
              Apply Now
            </TextLink>
          </Offer>
        </div>
      </Card>
      {isSignedOut ? (
        <footer className={styles.foot}>
          <Text>
            <strong>Ready to apply for this job?</strong> Sign in with Google, choose a resume and answer a few
            questions.
          </Text>
          <LinkButton to={pages.signIn} onClick={comeBack}>
            Get Started
          </LinkButton>
        </footer>
      ) : null}
    </div>
  );
}

/** A post as everybody may read it. */
export function PublicPost({ details }: { details: JobPostDetails }) {
  const { job_post: job } = details;
  const offers = useOffers(job);
  const heading = usePage(job.title);
  return (
    <Container width="reading">
      <article className={styles.page}>
        <TitleBlock
          job={job}
          heading={heading}
          company="Company"
          badges={<Badges job={job} offers={offers} />}
          actions={
            <>
              <FirstStep job={job} isApplied={details.is_applied === true} offers={offers} />
              <Suspense fallback={<ActionPlaces />}>
                <PublicPostActions details={details} />
              </Suspense>
            </>
          }
        />
        <Closed job={job} />
        <PublicFacts job={job} />
        <Words job={job} />
        <WaysIn job={job} offers={offers} />
        <RelatedJobs job={job} isPublic />
      </article>
    </Container>
  );
}
