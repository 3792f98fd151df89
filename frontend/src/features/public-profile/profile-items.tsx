import type { Profile } from '@waypost/contracts/entities/profile';
import { type ReactNode, useState } from 'react';
import {
  companyOf,
  gradeOf,
  institutionOf,
  skillNameOf,
  spanWords,
  studyOf,
} from '../../entities/person/item-words.ts';
import { formatDate, formatSpan } from '../../format/date.ts';
import { factLine } from '../../format/fact-line.ts';
import { ownToday } from '../../format/own-day.ts';
import { formatProficiency } from '../../format/proficiency.ts';
import { formatSkillYears } from '../../format/skill-years.ts';
import { TextLink } from '../../ui/buttons/link.tsx';
import { Badge } from '../../ui/content/badge.tsx';
import { Heading, Text } from '../../ui/content/text.tsx';
import { WrittenText } from '../../ui/content/written-text.tsx';
import * as styles from './public-profile.css.ts';
import { isOnTheWeb } from './web-address.ts';

type ItemProps = {
  title: ReactNode;
  badge?: ReactNode;
  /** Who it was with. */
  by?: string | undefined;
  facts: readonly (string | undefined)[];
  text?: string | undefined;
};

/** One thing of a section: what it is, whom it was with, its facts on a line, what is said of it. */
function Item({ title, badge, by, facts, text }: ItemProps) {
  const line = factLine(facts);
  return (
    <li className={styles.item}>
      <div className={styles.itemTitle}>
        <Heading level={3}>{title}</Heading>
        {badge === undefined ? null : <span className={styles.itemBadge}>{badge}</span>}
      </div>
      {by ? <Text weight="strong">{by}</Text> : null}
      {line === '' ? null : <Text tone="muted">{line}</Text>}
      {text?.trim() ? (
        <div className={styles.itemText}>
          <WrittenText headingLevel={4}>{text}</WrittenText>
        </div>
      ) : null}
    </li>
  );
}

/** A name, as a link where it has an address. */
const named = (name: string, link: string | undefined) =>
  link !== undefined && isOnTheWeb(link) ? (
    <TextLink to={link} isWritten>
      {name}
    </TextLink>
  ) : (
    name
  );

export function WorkItems({ items }: { items: Profile['workExperiences'] }) {
  const [now] = useState(ownToday);
  return (
    <ul className={styles.items}>
      {items.map((job) => (
        <Item
          key={job._id}
          title={job.job_title}
          badge={<Badge tone={job.is_current ? 'success' : 'neutral'}>{job.is_current ? 'Current' : 'Past'}</Badge>}
          by={companyOf(job)}
          facts={[spanWords(job, now), job.address?.city?.name, job.job_type]}
          text={job.work_summary}
        />
      ))}
    </ul>
  );
}

export const ProjectItems = ({ items }: { items: Profile['projects'] }) => (
  <ul className={styles.items}>
    {items.map((project) => (
      <Item
        key={project._id}
        title={named(project.project_name, project.project_link)}
        facts={[formatSpan({ ...project, is_current: project.end_date === undefined }, 'Ongoing')]}
        text={project.description}
      />
    ))}
  </ul>
);

export const SkillItems = ({ items }: { items: Profile['skills'] }) => (
  <ul className={styles.skills}>
    {items.map((skill) => (
      <li key={skill._id} className={styles.skill}>
        <Text as="strong" weight="strong">
          {skillNameOf(skill)}
        </Text>
        <Text size="xs" tone="muted">
          {formatProficiency(skill.proficiency_level)} · {formatSkillYears(skill.yrs_of_exp)}
        </Text>
      </li>
    ))}
  </ul>
);

export const EducationItems = ({ items }: { items: Profile['educations'] }) => (
  <ul className={styles.items}>
    {items.map((study) => (
      <Item
        key={study._id}
        title={studyOf(study)}
        by={institutionOf(study)}
        facts={[formatSpan(study), gradeOf(study)]}
      />
    ))}
  </ul>
);

export const CertificateItems = ({ items }: { items: Profile['certificates'] }) => (
  <ul className={styles.items}>
    {items.map((one) => {
      const [issued, expires] = [formatDate(one.issue_date), formatDate(one.expiry_date)];
      return (
        <Item
          key={one._id}
          title={named(one.certificate_name, one.certificate_link)}
          by={one.issuing_organisation}
          facts={[issued && `Issued ${issued}`, expires && `Expires ${expires}`]}
        />
      );
    })}
  </ul>
);

export const AccomplishmentItems = ({ items }: { items: Profile['accomplishments'] }) => (
  <ul className={styles.items}>
    {items.map((one) => (
      <Item key={one._id} title={one.title} facts={[one.accomplishment_type]} text={one.description} />
    ))}
  </ul>
);
