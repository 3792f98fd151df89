import { missing } from '@waypost/contracts/constants';
import type { JobPost } from '@waypost/contracts/entities/job-post';
import type { JobQuestion } from '@waypost/contracts/entities/job-question';
import { formatDate } from '../../format/date.ts';
import { formatExperience } from '../../format/experience.ts';
import { formatPay } from '../../format/pay.ts';
import { formatProficiency } from '../../format/proficiency.ts';
import { Badge } from '../../ui/content/badge.tsx';
import { Chip } from '../../ui/content/chip.tsx';
import { Text } from '../../ui/content/text.tsx';
import { WrittenText } from '../../ui/content/written-text.tsx';
import { DescriptionList } from '../../ui/lists/description-list.tsx';
import { Inline, Stack } from '../../ui/page/layout.tsx';
import * as styles from './job-body.css.ts';
import { JobStatusBadge } from './job-status-badge.tsx';
import { Qualifications, hasQualifications } from './qualifications.tsx';
import { skillGroups } from './skill-groups.ts';
import { Section, TextSection } from './text-section.tsx';

type QuestionsProps = {
  questions: readonly JobQuestion[];
  /** Who reads them may still apply here. */
  areAsked: boolean;
};

function Questions({ questions, areAsked }: QuestionsProps) {
  if (questions.length === 0) return null;
  return (
    <Section title="Application Questions">
      <ol className={styles.questions}>
        {questions.map(({ _id, custom_question: { question_text }, is_required }) => (
          <li key={_id}>
            {question_text} {is_required ? <Badge>Required</Badge> : null}
          </li>
        ))}
      </ol>
      {areAsked ? (
        <Text tone="muted">
          <strong>Application Note</strong>: you answer these when you apply. What you have typed is kept on this device
          until you send it.
        </Text>
      ) : null}
    </Section>
  );
}

function Skills({ skills: all }: { skills: JobPost['skills'] }) {
  return skillGroups(all).map(({ title, skills }) => (
    <Section key={title} title={title}>
      <Inline as="ul">
        {skills.map(({ skill, proficiency_level }) => (
          <li key={skill}>
            <Chip>
              <span className={styles.skill}>{skill}</span>
              {proficiency_level === undefined ? null : ` · ${formatProficiency(proficiency_level)}`}
            </Chip>
          </li>
        ))}
      </Inline>
    </Section>
  ));
}

function Information({ job }: { job: JobPost }) {
  const unknown = missing.detail;
  return (
    <Section title="Job Information">
      <DescriptionList
        facts={[
          { term: 'Category', value: job.job_post_category },
          { term: 'Job Type', value: job.job_type ?? unknown },
          { term: 'Work Mode', value: job.work_mode ?? unknown },
          ...(job._id === '' ? [] : [{ term: 'Job ID', value: <span className={styles.jobId}>{job._id}</span> }]),
          { term: 'Status', value: <JobStatusBadge status={job.status} /> },
          { term: 'Posted Date', value: formatDate(job.posted_date) ?? unknown },
          { term: 'Max CTC', value: formatPay(job.expected_max_ctc) ?? unknown },
          { term: 'Experience', value: formatExperience(job) ?? unknown },
          { term: 'Questions', value: job.questions.length },
        ]}
      />
    </Section>
  );
}

/** Everything that a post says; one that is still being written has no id. */
export function JobBody({ job, isApplied = false }: { job: JobPost; isApplied?: boolean }) {
  return (
    <Stack space={4}>
      <Section title="Job Description">
        {job.description.trim() === '' ? (
          <Text tone="muted">No description provided.</Text>
        ) : (
          <WrittenText headingLevel={3}>{job.description}</WrittenText>
        )}
      </Section>
      <TextSection title="Responsibilities" text={job.responsibility} />
      {hasQualifications(job.minimum_qualification, job.preferred_qualification) ? (
        <Section title="Qualifications">
          <Qualifications
            minimum={{ title: 'Minimum Qualifications', text: job.minimum_qualification }}
            preferred={{ title: 'Preferred Qualifications', text: job.preferred_qualification }}
          />
        </Section>
      ) : null}
      <Skills skills={job.skills} />
      <Questions questions={job.questions} areAsked={job.status === 'Open' && !isApplied} />
      <Information job={job} />
    </Stack>
  );
}
