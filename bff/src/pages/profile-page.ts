import type { PublicProfile } from '@waypost/contracts/entities/profile';
import { pathTo } from '@waypost/contracts/paths';
import { inShort } from './in-short.ts';
import type { PageHead } from './page-head.ts';

export const nameOf = ({ first_name, last_name, username }: PublicProfile): string =>
  `${first_name} ${last_name}`.trim() || username;

const employerOf = ({ custom_company, company_name }: PublicProfile['workExperiences'][number]) =>
  custom_company?.name ?? company_name;

/** A picture of our own has no origin. */
const imageOf = ({ profile_img_url }: PublicProfile, publicUrl: string): string | undefined =>
  profile_img_url === null ? undefined : new URL(profile_img_url, publicUrl).href;

const isOnTheWeb = (link: string) => /^https?:\/\//i.test(link);

function workOf({ workExperiences }: PublicProfile) {
  const now = workExperiences.find(({ is_current }) => is_current);
  if (now === undefined) return {};
  const employer = employerOf(now);
  return { jobTitle: now.job_title, ...(employer && { worksFor: { '@type': 'Organization', name: employer } }) };
}

const schoolsOf = ({ educations }: PublicProfile) =>
  educations
    .map(({ institution: { name, custom_institution } }) => name ?? custom_institution)
    .filter((name) => name !== undefined)
    .map((name) => ({ '@type': 'EducationalOrganization', name }));

const unlessEmpty = <Of>(name: string, list: readonly Of[]) => (list.length === 0 ? {} : { [name]: list });

/**
 * Somebody's page as search engines read it. E-mail, phone and gender stay out of it, also where the page shows them: people read
 * there one at a time. https://developers.google.com/search/docs/appearance/structured-data/profile-page
 */
export function profilePage(person: PublicProfile, url: string, publicUrl: string): object {
  const { user, posted_jobs } = person;
  const description = user.about_me?.trim() || user.headline?.trim();
  const image = imageOf(person, publicUrl);
  const skills = person.skills.map(({ skill_name, custom_skill }) => skill_name ?? custom_skill).filter(Boolean);
  return {
    '@context': 'https://schema.org/',
    '@type': 'ProfilePage',
    url,
    dateCreated: person.created_at,
    dateModified: person.updated_at,
    mainEntity: {
      '@type': 'Person',
      name: nameOf(person),
      alternateName: person.username,
      identifier: person._id,
      url,
      ...(description && { description }),
      ...(image && { image }),
      ...unlessEmpty('sameAs', person.socialLinks.map(({ link }) => link.link).filter(isOnTheWeb)),
      ...workOf(person),
      ...unlessEmpty('alumniOf', schoolsOf(person)),
      ...unlessEmpty('knowsAbout', skills),
      ...(posted_jobs !== null &&
        posted_jobs !== undefined && {
          agentInteractionStatistic: {
            '@type': 'InteractionCounter',
            interactionType: 'https://schema.org/WriteAction',
            userInteractionCount: posted_jobs,
          },
        }),
    },
  };
}

function described(person: PublicProfile): string {
  const { user, workExperiences } = person;
  const now = workExperiences.find(({ is_current }) => is_current);
  const work = now && [now.job_title, employerOf(now)].filter(Boolean).join(' at ');
  const told = [user.headline, work, user.address?.name, user.about_me].filter((text) => text?.trim());
  return inShort(told.length === 0 ? `${nameOf(person)} on Waypost.` : told.join(' · '));
}

export function headOfProfile(title: string, person: PublicProfile, publicUrl: string): PageHead {
  const { first_name, last_name, username } = person;
  const canonical = publicUrl + pathTo('publicProfile', { username });
  return {
    title,
    linkTitle: nameOf(person),
    description: described(person),
    canonical,
    isListed: true,
    type: 'profile',
    properties: {
      ...(first_name && { 'profile:first_name': first_name }),
      ...(last_name && { 'profile:last_name': last_name }),
      'profile:username': username,
    },
    image: imageOf(person, publicUrl),
    data: profilePage(person, canonical, publicUrl),
  };
}
