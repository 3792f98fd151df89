import { itemSections } from '@waypost/contracts/constants';
import type { PublicProfile } from '@waypost/contracts/entities/profile';
import type { ReactNode } from 'react';
import { Heading } from '../../ui/content/text.tsx';
import { EmptyState } from '../../ui/page/state.tsx';
import { TabLinks } from '../../ui/page/tab-links.tsx';
import { PostedJobs } from './posted-jobs.tsx';
import {
  AccomplishmentItems,
  CertificateItems,
  EducationItems,
  ProjectItems,
  SkillItems,
  WorkItems,
} from './profile-items.tsx';
import * as styles from './public-profile.css.ts';
import { type ProfileTab, type ProfileView, profileTabs, searchOf } from './view.ts';

const tabLabels: Record<ProfileTab, string> = {
  all: 'All',
  experience: 'Experience',
  projects: 'Projects',
  jobs: 'Jobs',
  skills: 'Skills',
  education: 'Education',
  certificates: 'Certificates',
  accomplishments: 'Accomplishments',
};

type Part = {
  section: (typeof itemSections)[number];
  tab: Exclude<ProfileTab, 'all' | 'jobs'>;
  title: string;
  none: string;
  count: number;
  items: ReactNode;
};

/** In the specified order. */
const partsOf = (person: PublicProfile): readonly Part[] => [
  {
    section: 'work_experiences',
    tab: 'experience',
    title: 'Work Experience',
    none: 'No work experience yet',
    count: person.workExperiences.length,
    items: <WorkItems items={person.workExperiences} />,
  },
  {
    section: 'projects',
    tab: 'projects',
    title: 'Projects',
    none: 'No projects yet',
    count: person.projects.length,
    items: <ProjectItems items={person.projects} />,
  },
  {
    section: 'skills',
    tab: 'skills',
    title: 'Skills',
    none: 'No skills yet',
    count: person.skills.length,
    items: <SkillItems items={person.skills} />,
  },
  {
    section: 'educations',
    tab: 'education',
    title: 'Education',
    none: 'No education yet',
    count: person.educations.length,
    items: <EducationItems items={person.educations} />,
  },
  {
    section: 'certificates',
    tab: 'certificates',
    title: 'Certificates',
    none: 'No certificates yet',
    count: person.certificates.length,
    items: <CertificateItems items={person.certificates} />,
  },
  {
    section: 'accomplishments',
    tab: 'accomplishments',
    title: 'Accomplishments',
    none: 'No accomplishments yet',
    count: person.accomplishments.length,
    items: <AccomplishmentItems items={person.accomplishments} />,
  },
];

type SectionProps = { id: string; title: string; isShown: boolean; children: ReactNode };

/** As the person has put them; the specified order where they never have. */
function inOrder(parts: readonly Part[], { section_order }: PublicProfile): readonly Part[] {
  if (section_order.join() === itemSections.join()) return parts;
  const place = ({ section }: Part) => section_order.indexOf(section);
  return parts.toSorted((one, other) => place(one) - place(other));
}

/** What another tab shows is there too: a print has all of it. */
const Section = ({ id, title, isShown, children }: SectionProps) => (
  <section aria-labelledby={id} className={styles.section} data-shown={isShown}>
    <Heading level={2} id={id}>
      {title}
    </Heading>
    {children}
  </section>
);

/** The parts of a profile, all of them or one. */
export function ProfileSections({ person, view }: { person: PublicProfile; view: ProfileView }) {
  const { tab } = view;
  const parts = inOrder(partsOf(person), person);
  const filled = parts.filter(({ count }) => count > 0);
  const missing = parts.find((part) => part.tab === tab && part.count === 0);
  return (
    <div className={styles.main}>
      <div className={styles.tabs}>
        <TabLinks
          label="Parts of the profile"
          current={tab}
          items={profileTabs.map((id) => ({
            id,
            label: tabLabels[id],
            to: searchOf({ tab: id, page: 1 }) || '?',
            ...(id === 'jobs' && { count: person.posted_jobs ?? null }),
          }))}
        />
      </div>
      {filled.length === 0 && tab === 'all' && !person.user.about_me?.trim() ? (
        <EmptyState title="No profile data available" isCompact>
          {person.first_name || person.username} has not added anything yet.
        </EmptyState>
      ) : null}
      {filled.map(({ tab: own, title, items }) => (
        <Section key={own} id={own} title={title} isShown={tab === 'all' || tab === own}>
          {items}
        </Section>
      ))}
      {missing === undefined ? null : <EmptyState title={missing.none} isCompact />}
      {tab === 'all' || tab === 'jobs' ? (
        <section aria-labelledby="jobs" className={styles.postedJobs}>
          <Heading level={2} id="jobs">
            Posted Jobs
          </Heading>
          <PostedJobs userId={person._id} view={view} />
        </section>
      ) : null}
    </div>
  );
}
