import type { Profile } from '@waypost/contracts/entities/profile';
import { formatMonths } from '../../../format/date.ts';
import { latePart } from '../../../ui/behaviour/late-part.ts';
import { Prose, Text } from '../../../ui/content/text.tsx';
import { DescriptionList } from '../../../ui/lists/description-list.tsx';
import { SectionInPlace } from '../editor/section-in-place.tsx';

const basicEditor = latePart(() => import('./basic-editor.tsx'), 'BasicEditor');

function BasicView({ user }: Pick<Profile, 'user'>) {
  const facts = [
    { term: 'E-mail', value: user.email },
    { term: 'Phone', value: user.phone },
    { term: 'City', value: user.address?.name },
    { term: 'Gender', value: user.gender },
    { term: 'Total experience', value: formatMonths(user.total_experience_in_months ?? 0) },
  ];
  return (
    <>
      <DescriptionList facts={facts.filter(({ value }) => Boolean(value))} />
      {user.about_me ? (
        <Prose>{user.about_me}</Prose>
      ) : (
        <Text tone="muted">You have not written about yourself yet.</Text>
      )}
    </>
  );
}

/** Who somebody is. */
export const BasicSection = ({ profile }: { profile: Profile }) => (
  <SectionInPlace profile={profile} editor={basicEditor} section="basic" anchor="about-me" title="Basic info">
    <BasicView user={profile.user} />
  </SectionInPlace>
);
