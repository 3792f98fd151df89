import { missing } from '@waypost/contracts/constants';
import type { JobPost, JobPostDetails } from '@waypost/contracts/entities/job-post';
import { pages, pathTo } from '@waypost/contracts/paths';
import { Building2, MapPin, Users } from 'lucide-react';
import { type ReactNode, Suspense, lazy, useState } from 'react';
import { JobStatusBadge } from '../../entities/job-post/job-status-badge.tsx';
import { formatCompany } from '../../format/company.ts';
import { formatExperience } from '../../format/experience.ts';
import { jobAge } from '../../format/job-age.ts';
import { formatAmount, maximumPay } from '../../format/pay.ts';
import { useSession } from '../../session/session.tsx';
import { visited } from '../../session/stored.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { Chip } from '../../ui/chip.tsx';
import { DescriptionList } from '../../ui/description-list.tsx';
import { Columns, Container, Inline, Stack } from '../../ui/layout.tsx';
import { LinkButton } from '../../ui/link.tsx';
import { usePage } from '../../ui/page.tsx';
import { text } from '../../ui/text.css.ts';
import { Heading, Prose, Text } from '../../ui/text.tsx';
import { toast } from '../../ui/toast.ts';
import * as styles from './public-job-screen.css.ts';
import { Qualifications, hasQualifications } from './qualifications.tsx';
import { Section, TextSection } from './text-section.tsx';

// Nobody saves or shares what they have not read.
const PublicPostActions = lazy(async () => ({
  default: (await import('./public-post-actions.tsx')).PublicPostActions,
}));

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

function Titles({ details, offers }: { details: JobPostDetails; offers: Offers }) {
  const { job_post: job } = details;
  const heading = usePage(job.title);
  const [openedAt] = useState(() => new Date());
  return (
    <header className={styles.header}>
      <Inline>
        <JobStatusBadge status={job.status} />
        <Badge>{job.job_post_category}</Badge>
        {offers.isCreator ? <Badge tone="info">Your Job</Badge> : null}
        <Text as="span" size="xs" tone="muted">
          {jobAge(job.posted_date, openedAt)}
        </Text>
      </Inline>
      <h1 ref={heading} tabIndex={-1} className={text({ size: 'xxl', balanced: true })}>
        {job.title}
      </h1>
      <ul className={styles.facts}>
        <li className={styles.fact}>
          <Building2 size={16} aria-hidden />
          {formatCompany(job) ?? 'Company'}
        </li>
        <li className={styles.fact}>
          <MapPin size={16} aria-hidden />
          {job.cities.map(({ name }) => name).join(', ') || 'Location not specified'}
        </li>
      </ul>
      <Inline>
        {job.job_type === undefined ? null : <Chip>{job.job_type}</Chip>}
        {job.work_mode === undefined ? null : <Chip>{job.work_mode}</Chip>}
      </Inline>
      <Inline>
        {offers.isSignedOut && job.status === 'Open' ? (
          <LinkButton to={pages.signIn} variant="primary" onClick={offers.comeBack}>
            Sign In to Apply
          </LinkButton>
        ) : null}
        {offers.isCreator ? (
          <LinkButton to={pathTo('applicantsOfJob', { jobId: job._id })} icon={<Users size={16} aria-hidden />}>
            Applicants
          </LinkButton>
        ) : null}
        <Suspense>
          <PublicPostActions details={details} />
        </Suspense>
      </Inline>
    </header>
  );
}

function Facts({ job }: { job: JobPost }) {
  const pay = job.expected_max_ctc;
  const most = maximumPay(pay);
  const unknown = missing.detail;
  return (
    <Card as="section" aria-label="Facts" padding="md">
      <DescriptionList
        layout="beside"
        facts={[
          { term: 'Experience', value: formatExperience(job) ?? unknown },
          {
            term: 'Max CTC',
            value: pay && most !== undefined ? `${formatAmount(most, pay.currency)} ${pay.currency}` : unknown,
          },
          { term: 'Job Type', value: job.job_type ?? unknown },
          { term: 'Work Mode', value: job.work_mode ?? unknown },
        ]}
      />
    </Card>
  );
}

function Offer({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section" aria-label={title} padding="md" space={0}>
      <Inline justify="between">
        <Heading level={2} size="md">
          {title}
        </Heading>
        {children}
      </Inline>
    </Card>
  );
}

function WaysIn({ job, offers: { inside, askToSignIn } }: PartProps) {
  if (job.status !== 'Open') {
    return (
      <Card padding="md" space={1}>
        <Text weight="strong">This job is closed</Text>
        <Text tone="muted">It takes no more applications.</Text>
      </Card>
    );
  }
  return (
    <Columns>
      <Offer title="Want ATS Score?">
        <LinkButton to={inside}>Get Score</LinkButton>
      </Offer>
      <Offer title="Ready to Apply?">
        <LinkButton to={inside} onClick={askToSignIn}>
          Apply Now
        </LinkButton>
      </Offer>
    </Columns>
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
      {job.skills.length === 0 ? null : (
        <Section title="Required Skills">
          <Inline as="ul">
            {job.skills.map(({ skill }) => (
              <li key={skill}>
                <Chip>{skill || 'Unknown Skill'}</Chip>
              </li>
            ))}
          </Inline>
        </Section>
      )}
    </>
  );
}

function CallsToAction({ job, offers: { inside, isSignedOut, askToSignIn, comeBack } }: PartProps) {
  if (job.status !== 'Open') return null;
  return (
    <>
      <Card as="section" aria-label="Interested in this position?" space={3}>
        <Heading level={2}>Interested in this position?</Heading>
        <Prose>Create your account and apply in just a few clicks</Prose>
        <div>
          <LinkButton to={inside} variant={isSignedOut ? 'secondary' : 'primary'} onClick={askToSignIn}>
            Apply Now
          </LinkButton>
        </div>
      </Card>
      {isSignedOut ? (
        <footer className={styles.foot}>
          <Stack space={1}>
            <Heading level={2} size="md">
              Ready to apply for this job?
            </Heading>
            <Text tone="muted">Sign in with Google, choose a resume, answer what is asked.</Text>
          </Stack>
          <LinkButton to={pages.signIn} variant="primary" onClick={comeBack}>
            Get Started
          </LinkButton>
        </footer>
      ) : null}
    </>
  );
}

/** A post as everybody may read it. */
export function PublicPost({ details }: { details: JobPostDetails }) {
  const { job_post: job } = details;
  const offers = useOffers(job);
  return (
    <Container width="reading">
      <article className={styles.page}>
        <Titles details={details} offers={offers} />
        <Facts job={job} />
        <WaysIn job={job} offers={offers} />
        <Words job={job} />
        <CallsToAction job={job} offers={offers} />
      </article>
    </Container>
  );
}
