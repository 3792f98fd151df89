import type { Profile } from '@waypost/contracts/entities/profile';
import type { ProfileSection } from '@waypost/contracts/entities/profile-sections';
import { profileLists } from '@waypost/contracts/profile-choices';
import type { ComponentType, ReactNode } from 'react';
import { skillNameOf, studyOf } from '../../entities/person/item-words.ts';
import { type LatePart, latePart } from '../../ui/behaviour/late-part.ts';
import type { ItemDialogProps } from './editor/item-dialog.tsx';
import type { ItemEditor } from './editor/item-editor.ts';
import {
  AccomplishmentItem,
  CertificateItem,
  ProjectItem,
  SkillItem,
  SocialLinkItem,
  StudyItem,
  WorkItem,
} from './profile-items.tsx';

/** How a section of items stands on the page. */
export type SectionView = {
  /** The place that links of the completion lead to. */
  anchor: string;
  title: string;
  /** While there is nothing in it. */
  none: string;
  /** "Add work experience". */
  one: string;
  /** By name, for the buttons beside it. */
  itemsOf: (profile: Profile) => { _id: string; name: string; shown: ReactNode }[];
};
/** Those whose items are edited one by one. */
export type DialogSection = Exclude<ProfileSection, 'skills'>;

/** Forms and their rules are fetched with the first dialog that is opened. */
const dialogOf = (load: () => Promise<ItemEditor>) =>
  latePart(async () => {
    const [{ ItemDialog }, editor] = await Promise.all([import('./editor/item-dialog.tsx'), load()]);
    return { Dialog: (props: ItemDialogProps) => <ItemDialog {...props} editor={editor} /> };
  }, 'Dialog');

type ListOf<Section extends ProfileSection> = Profile[(typeof profileLists)[Section]][number];

const items =
  <Section extends ProfileSection>(
    section: Section,
    nameOf: (item: ListOf<Section>) => string,
    Item: ComponentType<{ item: ListOf<Section> }>,
  ) =>
  (profile: Profile) =>
    (profile[profileLists[section]] as ListOf<Section>[]).map((item) => ({
      _id: item._id,
      name: nameOf(item),
      shown: <Item item={item} />,
    }));

export const sectionViews: Record<ProfileSection, SectionView> &
  Record<DialogSection, { dialog: LatePart<ItemDialogProps> }> = {
  work_experiences: {
    anchor: 'work-experience',
    title: 'Work experience',
    none: 'No work experience yet.',
    one: 'work experience',
    itemsOf: items('work_experiences', ({ job_title }) => job_title, WorkItem),
    dialog: dialogOf(async () => (await import('./sections/work-experience.tsx')).workExperienceEditor),
  },
  educations: {
    anchor: 'education',
    title: 'Education',
    none: 'No education yet.',
    one: 'education',
    itemsOf: items('educations', studyOf, StudyItem),
    dialog: dialogOf(async () => (await import('./sections/education.tsx')).educationEditor),
  },
  skills: {
    anchor: 'skills',
    title: 'Skills',
    none: 'No skills yet.',
    one: 'skill',
    itemsOf: items('skills', skillNameOf, SkillItem),
  },
  certificates: {
    anchor: 'certificates',
    title: 'Licenses & certifications',
    none: 'No licenses or certifications yet.',
    one: 'license or certification',
    itemsOf: items('certificates', ({ certificate_name }) => certificate_name, CertificateItem),
    dialog: dialogOf(async () => (await import('./sections/certificate.tsx')).certificateEditor),
  },
  accomplishments: {
    anchor: 'accomplishments',
    title: 'Accomplishments',
    none: 'No accomplishments yet.',
    one: 'accomplishment',
    itemsOf: items('accomplishments', ({ title }) => title, AccomplishmentItem),
    dialog: dialogOf(async () => (await import('./sections/accomplishment.tsx')).accomplishmentEditor),
  },
  projects: {
    anchor: 'projects',
    title: 'Projects',
    none: 'No projects yet.',
    one: 'project',
    itemsOf: items('projects', ({ project_name }) => project_name, ProjectItem),
    dialog: dialogOf(async () => (await import('./sections/project.tsx')).projectEditor),
  },
  social_links: {
    anchor: 'social-links',
    title: 'Social links',
    none: 'No social links yet.',
    one: 'social link',
    itemsOf: items('social_links', ({ link }) => link.link_type, SocialLinkItem),
    dialog: dialogOf(async () => (await import('./sections/social-link.tsx')).socialLinkEditor),
  },
};
