import { useQuery } from '@tanstack/react-query';
import { delays, missing } from '@waypost/contracts/constants';
import type { JobPost } from '@waypost/contracts/entities/job-post';
import { pages, pathTo } from '@waypost/contracts/paths';
import { Building2, MapPin, SearchX, Users } from 'lucide-react';
import { type ReactNode, Suspense, lazy } from 'react';
import { useParams } from 'react-router-dom';
import { messageOf } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { JobStatusBadge } from '../../entities/job-post/job-status-badge.tsx';
import { formatCompany } from '../../format/company.ts';
import { formatExperience } from '../../format/experience.ts';
import { jobAge } from '../../format/job-age.ts';
import { formatAmount, maximumPay } from '../../format/pay.ts';
import { isId } from '../../format/url-values.ts';
import { useSession } from '../../session/session.tsx';
import { visited } from '../../session/stored.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { Chip } from '../../ui/chip.tsx';
import { DescriptionList } from '../../ui/description-list.tsx';
import { Columns, Container, Inline, Stack } from '../../ui/layout.tsx';
import { LinkButton } from '../../ui/link.tsx';
import { Page, usePage } from '../../ui/page.tsx';
import { Bone, BoneLines, Loading } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/state.tsx';
import { text } from '../../ui/text.css.ts';
import { Heading, Prose, Text } from '../../ui/text.tsx';
import * as styles from './public-job-screen.css.ts';
import { Qualifications, hasQualifications } from './qualifications.tsx';
import { Section, TextSection } from './text-section.tsx';

// A menu weighs as much as the rest of this page, and nobody shares what they have not read.
const ShareMenu = lazy(async () => ({ default: (await import('./share-menu.tsx')).ShareMenu }));

/** The post, or a reason why there is none. The time-out is the page's own: nobody waits longer for a shared link. */
async function fetchPost(jobId: string | undefined, signal: AbortSignal): Promise<JobPost> {
  if (jobId === undefined || jobId === '') throw new Error('Job ID not provided');
  if (!isId(jobId)) throw new Error('Job not found or invalid response');
  const timeout = AbortSignal.timeout(delays.publicJobTimeout);
  try {
    const { job_post } = await call(
      'getJobPost',
      { params: { id: jobId }, querystring: {} },
      { signal: AbortSignal.any([signal, timeout]) },
    );
    return job_post;
  } catch (error) {
    if (timeout.aborted) throw new Error('Request timeout', { cause: error });
    throw new Error(messageOf(error, 'Failed to load job details. Please try again.'), { cause: error });
  }
}

function Missing({ message }: { message: string }) {
  return (
    <Page title="Oops! Job Not Found" width="reading">
      <EmptyState
        icon={<SearchX size={24} aria-hidden />}
        title={message || "The job you're looking for might have been removed or doesn't exist."}
        actions={
          <>
            <LinkButton to={pages.jobs} variant="primary">
              Browse All Jobs
            </LinkButton>
            <LinkButton to="/">Return to Home</LinkButton>
          </>
        }
      />
    </Page>
  );
}

function Bones() {
  return (
    <Container width="reading">
      <Loading label="Loading job details...">
        <div className={styles.page}>
          <Bone width="8rem" height="1.25rem" />
          <Bone width="70%" height="2rem" />
          <Bone width="40%" />
          <Bone height="5rem" />
          <BoneLines count={8} />
        </div>
      </Loading>
    </Container>
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

function Post({ job, now }: { job: JobPost; now: number }) {
  const heading = usePage(job.title);
  const session = useSession();
  const isSignedOut = session.status === 'signed-out';
  const isCreator = session.status === 'signed-in' && session.user._id === job.created_by;
  const isOpen = job.status === 'Open';
  const inside = pathTo('job', { jobId: job._id });
  const pay = job.expected_max_ctc;
  const most = maximumPay(pay);
  const unknown = missing.detail;
  const comeBack = () => visited.remember(inside);
  return (
    <Container width="reading">
      <article className={styles.page}>
        <header className={styles.header}>
          <Inline>
            <JobStatusBadge status={job.status} />
            <Badge>{job.job_post_category}</Badge>
            {isCreator ? <Badge tone="info">Your Job</Badge> : null}
            <Text as="span" size="xs" tone="muted">
              {jobAge(job.posted_date, new Date(now))}
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
            {isSignedOut && isOpen ? (
              <LinkButton to={pages.signIn} variant="primary" onClick={comeBack}>
                Sign In to Apply
              </LinkButton>
            ) : null}
            {isCreator ? (
              <LinkButton to={pathTo('applicantsOfJob', { jobId: job._id })} icon={<Users size={16} aria-hidden />}>
                Applicants
              </LinkButton>
            ) : null}
            <Suspense>
              <ShareMenu job={job} />
            </Suspense>
          </Inline>
        </header>

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
        {isOpen ? (
          <Columns>
            <Offer title="Want ATS Score?">
              <LinkButton to={inside}>Get Score</LinkButton>
            </Offer>
            <Offer title="Ready to Apply?">
              <LinkButton to={inside}>Apply Now</LinkButton>
            </Offer>
          </Columns>
        ) : (
          <Card padding="md" space={1}>
            <Text weight="strong">This job is closed</Text>
            <Text tone="muted">It takes no more applications.</Text>
          </Card>
        )}

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

        {isOpen ? (
          <Card as="section" aria-label="Interested in this position?" space={3}>
            <Heading level={2}>Interested in this position?</Heading>
            <Prose>Create your account and apply in just a few clicks</Prose>
            <div>
              <LinkButton to={inside} variant={isSignedOut ? 'secondary' : 'primary'}>
                Apply Now
              </LinkButton>
            </div>
          </Card>
        ) : null}
        {isSignedOut && isOpen ? (
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
      </article>
    </Container>
  );
}

/** What a shared link shows to anybody. */
export function PublicJobScreen() {
  const { jobId } = useParams();
  const { data, error, dataUpdatedAt } = useQuery({
    queryKey: ['public-job-post', jobId],
    queryFn: ({ signal }) => fetchPost(jobId, signal),
    // Its time-out is for all of the waiting: a second try would double it.
    retry: false,
  });
  if (data !== undefined) return <Post job={data} now={dataUpdatedAt} />;
  return error === null ? <Bones /> : <Missing message={error.message} />;
}
