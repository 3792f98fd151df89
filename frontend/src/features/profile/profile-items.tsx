import type { Profile } from '@waypost/contracts/entities/profile';
import type { ReactNode } from 'react';
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
import { formatProficiency } from '../../format/proficiency.ts';
import { formatSkillYears } from '../../format/skill-years.ts';
import { TextLink } from '../../ui/buttons/link.tsx';
import { Badge } from '../../ui/content/badge.tsx';
import { Prose, Text } from '../../ui/content/text.tsx';
import * as styles from './profile-items.css.ts';

type ItemProps = {
  title: ReactNode;
  badge?: ReactNode;
  facts: readonly (string | undefined)[];
  children?: string | undefined;
};

/** One thing of a profile: what it is, its facts on a line, what is said of it. */
function Item({ title, badge, facts, children }: ItemProps) {
  const line = factLine(facts);
  return (
    <div className={styles.item}>
      <div>
        <div className={styles.head}>
          <Text weight="strong">{title}</Text>
          {badge}
        </div>
        {line === '' ? null : (
          <Text size="xs" tone="muted">
            {line}
          </Text>
        )}
      </div>
      {children ? <Prose>{children}</Prose> : null}
    </div>
  );
}

/** A name that leads to its address, where it has one. */
const named = (name: string, link: string | undefined) =>
  link ? (
    <TextLink to={link} isWritten>
      {name}
    </TextLink>
  ) : (
    name
  );

type Of<List extends 'workExperiences' | 'educations' | 'skills' | 'certificates' | 'projects' | 'accomplishments'> = {
  item: Profile[List][number];
};

export function WorkItem({ item }: Of<'workExperiences'>) {
  const { job_title, address, job_type, is_current, work_summary } = item;
  return (
    <Item
      title={job_title}
      badge={is_current ? <Badge tone="success">Current</Badge> : <Badge>Past</Badge>}
      facts={[companyOf(item), address?.city?.name, job_type, spanWords(item)]}
    >
      {work_summary}
    </Item>
  );
}

export function StudyItem({ item }: Of<'educations'>) {
  return <Item title={studyOf(item)} facts={[institutionOf(item), formatSpan(item), gradeOf(item)]} />;
}

export function SkillItem({ item }: Of<'skills'>) {
  const { proficiency_level: level, yrs_of_exp: years } = item;
  return <Item title={skillNameOf(item)} facts={[formatProficiency(level), formatSkillYears(years)]} />;
}

export function CertificateItem({ item }: Of<'certificates'>) {
  const { certificate_name, certificate_link, issuing_organisation, issue_date, expiry_date } = item;
  const expires = expiry_date === undefined ? undefined : `Expires ${formatDate(expiry_date)}`;
  return (
    <Item
      title={named(certificate_name, certificate_link)}
      facts={[issuing_organisation, `Issued ${formatDate(issue_date)}`, expires]}
    />
  );
}

export function ProjectItem({ item }: Of<'projects'>) {
  const { project_name, project_link, description, end_date } = item;
  return (
    <Item
      title={named(project_name, project_link)}
      facts={[formatSpan({ ...item, is_current: end_date === undefined }, 'Ongoing')]}
    >
      {description}
    </Item>
  );
}

export function AccomplishmentItem({ item }: Of<'accomplishments'>) {
  const { title, accomplishment_type, description } = item;
  return (
    <Item title={title} facts={[accomplishment_type]}>
      {description}
    </Item>
  );
}

/** Named for its platform; the address is what one sees of it. */
export function SocialLinkItem({ item: { link } }: { item: Profile['socialLinks'][number] }) {
  return <Item title={named(link.link_type || 'Link', link.link)} facts={[link.link]} />;
}
