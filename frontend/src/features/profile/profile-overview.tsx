import type { Profile } from '@waypost/contracts/entities/profile';
import type { ReactNode } from 'react';
import { formatDate, formatSpan } from '../../format/date.ts';
import { formatProficiency } from '../../format/proficiency.ts';
import { Card } from '../../ui/card.tsx';
import { Chip } from '../../ui/chip.tsx';
import { TextLink } from '../../ui/link.tsx';
import { Heading, Prose, Text } from '../../ui/text.tsx';
import * as styles from './profile.css.ts';

type SectionProps = { anchor: string; title: string; none: string; isEmpty: boolean; children: ReactNode };

function Section({ anchor, title, none, isEmpty, children }: SectionProps) {
  return (
    <Card as="section" aria-labelledby={anchor} space={3}>
      <Heading level={2} size="md" id={anchor} tabIndex={-1}>
        {title}
      </Heading>
      {isEmpty ? <Text tone="muted">{none}</Text> : children}
    </Card>
  );
}

type ItemProps = { title: ReactNode; facts: readonly (string | undefined)[]; children?: string | undefined };

/** One thing of a section: what it is, its facts on a line, what is said of it. */
function Item({ title, facts, children }: ItemProps) {
  const line = facts.filter(Boolean).join(' · ');
  return (
    <li className={styles.item}>
      <Text weight="strong">{title}</Text>
      {line === '' ? null : (
        <Text size="xs" tone="muted">
          {line}
        </Text>
      )}
      {children ? <Prose>{children}</Prose> : null}
    </li>
  );
}

type ListProps<Of> = {
  anchor: string;
  title: string;
  none: string;
  items: readonly Of[];
  children: (item: Of) => ReactNode;
};

function List<Of>({ anchor, title, none, items, children }: ListProps<Of>) {
  return (
    <Section anchor={anchor} title={title} none={none} isEmpty={items.length === 0}>
      <ul className={styles.items}>{items.map(children)}</ul>
    </Section>
  );
}

/** A name that leads to its address, where it has one. */
const named = (name: string, link: string | undefined) =>
  link ? (
    <TextLink to={link} isExternal>
      {name}
    </TextLink>
  ) : (
    name
  );

const years = (months: number | undefined) =>
  months ? `${(months / 12).toFixed(1).replace('.0', '')} years of experience` : undefined;

function About({ user }: Pick<Profile, 'user'>) {
  const facts = [user.email, user.phone, user.gender, user.address?.name, years(user.total_experience_in_months)];
  const line = facts.filter(Boolean).join(' · ');
  return (
    <Section anchor="about-me" title="Basic info" none="" isEmpty={false}>
      <Text>{line}</Text>
      {user.about_me ? (
        <Prose>{user.about_me}</Prose>
      ) : (
        <Text tone="muted">You have not written about yourself yet.</Text>
      )}
    </Section>
  );
}

function Work({ items }: { items: Profile['workExperiences'] }) {
  return (
    <List anchor="work-experience" title="Work experience" none="No work experience yet." items={items}>
      {(job) => (
        <Item
          key={job._id}
          title={job.job_title}
          facts={[job.custom_company?.name ?? job.company_name, job.address?.city?.name, job.job_type, formatSpan(job)]}
        >
          {job.work_summary}
        </Item>
      )}
    </List>
  );
}

function Studies({ items }: { items: Profile['educations'] }) {
  return (
    <List anchor="education" title="Education" none="No education yet." items={items}>
      {(study) => {
        const field = study.field_of_study?.name ?? study.field_of_study?.custom_field_of_study;
        const degree = study.degree.name ?? study.degree.custom_degree;
        const grade = study.grade_value === undefined ? undefined : `Grade ${study.grade_value}`;
        return (
          <Item
            key={study._id}
            title={[degree, field].filter(Boolean).join(' in ')}
            facts={[study.institution.name ?? study.institution.custom_institution, formatSpan(study), grade]}
          />
        );
      }}
    </List>
  );
}

function Skills({ items }: { items: Profile['skills'] }) {
  return (
    <Section anchor="skills" title="Skills" none="No skills yet." isEmpty={items.length === 0}>
      <ul className={styles.chips}>
        {items.map((skill) => (
          <li key={skill._id}>
            <Chip>
              {skill.skill_name ?? skill.custom_skill} · {formatProficiency(skill.proficiency_level)}
            </Chip>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** What a profile holds, to read. */
export function ProfileOverview({ profile }: { profile: Profile }) {
  return (
    <>
      <About user={profile.user} />
      <Work items={profile.workExperiences} />
      <Studies items={profile.educations} />
      <Skills items={profile.skills} />
      <List
        anchor="certificates"
        title="Licenses & certifications"
        none="No licenses or certifications yet."
        items={profile.certificates}
      >
        {(one) => {
          const expires = one.expiry_date === undefined ? undefined : `Expires ${formatDate(one.expiry_date)}`;
          return (
            <Item
              key={one._id}
              title={named(one.certificate_name, one.certificate_link)}
              facts={[one.issuing_organisation, `Issued ${formatDate(one.issue_date)}`, expires]}
            />
          );
        }}
      </List>
      <List
        anchor="accomplishments"
        title="Accomplishments"
        none="No accomplishments yet."
        items={profile.accomplishments}
      >
        {(one) => (
          <Item key={one._id} title={one.title} facts={[one.accomplishment_type]}>
            {one.description}
          </Item>
        )}
      </List>
      <List anchor="projects" title="Projects" none="No projects yet." items={profile.projects}>
        {(one) => (
          <Item
            key={one._id}
            title={named(one.project_name, one.project_link)}
            facts={[formatSpan({ ...one, is_current: one.end_date === undefined }, 'Ongoing')]}
          >
            {one.description}
          </Item>
        )}
      </List>
      <List anchor="social-links" title="Social links" none="No social links yet." items={profile.socialLinks}>
        {({ _id, link }) => <Item key={_id} title={named(link.link, link.link)} facts={[link.link_type]} />}
      </List>
    </>
  );
}
