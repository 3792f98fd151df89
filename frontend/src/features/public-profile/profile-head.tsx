import type { PublicProfile } from '@waypost/contracts/entities/profile';
import type { RefObject } from 'react';
import { CopyProfileLink } from '../../entities/person/copy-profile-link.tsx';
import { formatDate, formatMonths } from '../../format/date.ts';
import { mailTo } from '../../format/mail-to.ts';
import { TextLink } from '../../ui/buttons/link.tsx';
import { Avatar } from '../../ui/content/avatar.tsx';
import { text } from '../../ui/content/text.css.ts';
import { Text } from '../../ui/content/text.tsx';
import * as styles from './public-profile.css.ts';
import { isOnTheWeb } from './web-address.ts';

export const nameOf = ({ first_name, last_name, username }: PublicProfile): string =>
  `${first_name} ${last_name}`.trim() || username;

/** What there is of somebody, in numbers: of a list that may go on at least so many. */
function Counters({ person, isPart }: { person: PublicProfile; isPart: boolean }) {
  const count = (items: readonly unknown[]) =>
    `${items.length.toLocaleString('en-US')}${isPart && items.length > 0 ? '+' : ''}`;
  const counters = [
    ['Experiences', count(person.workExperiences)],
    ['Projects', count(person.projects)],
    ['Skills', count(person.skills)],
    ['Jobs Posted', person.posted_jobs?.toLocaleString('en-US') ?? 'Not known'],
  ] as const;
  return (
    <dl className={styles.counters}>
      {counters.map(([term, value]) => (
        <div key={term} className={styles.counter}>
          <dt className={styles.counterTerm}>{term}</dt>
          <dd className={styles.counterValue}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Who somebody is, at a glance. */
export function ProfileHead({
  person,
  isPart,
  heading,
}: {
  person: PublicProfile;
  /** There may be more than stands here. */
  isPart: boolean;
  heading: RefObject<HTMLHeadingElement | null>;
}) {
  const { user, username, profile_img_url } = person;
  const name = nameOf(person);
  return (
    <header className={styles.head}>
      <div className={styles.banner} />
      <div className={styles.who}>
        <div className={styles.face}>
          <Avatar name={name} imageUrl={profile_img_url} size="lg" />
        </div>
        <div className={styles.names}>
          <h1 ref={heading} tabIndex={-1} className={text({ size: 'xl', balanced: true })}>
            {name}
          </h1>
          <Text tone="muted">@{username}</Text>
          {user.headline ? (
            <Text size="md">
              <bdi>{user.headline}</bdi>
            </Text>
          ) : null}
        </div>
        <div className={styles.actions}>
          <CopyProfileLink username={username} />
        </div>
      </div>
      <Counters person={person} isPart={isPart} />
    </header>
  );
}

/** How to reach somebody, and what else they say of themselves; what they keep to themselves is not there. */
export function ProfileFacts({ person }: { person: PublicProfile }) {
  const { user, socialLinks, created_at } = person;
  const months = user.total_experience_in_months;
  const facts = [
    { term: 'Email', value: user.email && <a href={mailTo(user.email)}>{user.email}</a> },
    { term: 'Phone', value: user.phone && <a href={`tel:${user.phone}`}>{user.phone}</a> },
    { term: 'Location', value: user.address?.name },
    { term: 'Experience', value: months ? formatMonths(months) : undefined },
    { term: 'Gender', value: user.gender, isOnScreenOnly: true },
    { term: 'Joined', value: formatDate(created_at), isOnScreenOnly: true },
  ];
  const links = socialLinks.filter(({ link }) => isOnTheWeb(link.link));
  return (
    <aside aria-label="Contact and facts" className={styles.aside}>
      <dl className={styles.facts}>
        {facts.map(({ term, value, isOnScreenOnly = false }) =>
          value ? (
            <div key={term} className={isOnScreenOnly ? styles.screenOnly : undefined}>
              <dt className={styles.term}>{term}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
      {links.length === 0 ? null : (
        <ul aria-label="Links" className={styles.links}>
          {links.map(({ _id, link }) => (
            <li key={_id}>
              <TextLink to={link.link} isWritten>
                {link.link_type || 'Link'}
              </TextLink>
              <span className={styles.printedLink}>{link.link}</span>
            </li>
          ))}
        </ul>
      )}
    </aside>
  );
}
