import type { Profile } from '@waypost/contracts/entities/profile';
import { Prose, Text } from '../../ui/text.tsx';
import { ItemSection } from './item-section.tsx';
import { SectionCard } from './section-card.tsx';

const years = (months: number | undefined) =>
  months ? `${(months / 12).toFixed(1).replace('.0', '')} years of experience` : undefined;

function About({ user }: Pick<Profile, 'user'>) {
  const facts = [user.email, user.phone, user.gender, user.address?.name, years(user.total_experience_in_months)];
  const line = facts.filter(Boolean).join(' · ');
  return (
    <SectionCard anchor="about-me" title="Basic info">
      <Text>{line}</Text>
      {user.about_me ? (
        <Prose>{user.about_me}</Prose>
      ) : (
        <Text tone="muted">You have not written about yourself yet.</Text>
      )}
    </SectionCard>
  );
}

/** What a profile holds, each part with what edits it. */
export function ProfileOverview({ profile }: { profile: Profile }) {
  return (
    <>
      <About user={profile.user} />
      {profile.section_order.map((section) => (
        <ItemSection key={section} profile={profile} section={section} />
      ))}
    </>
  );
}
