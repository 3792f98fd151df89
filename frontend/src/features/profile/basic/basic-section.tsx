import type { Profile } from '@waypost/contracts/entities/profile';
import { Pencil } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { DescriptionList } from '../../../ui/description-list.tsx';
import { Bone } from '../../../ui/skeleton.tsx';
import { Prose, Text } from '../../../ui/text.tsx';
import { draftedItems } from '../editor/edit-draft.ts';
import { SectionCard } from '../section-card.tsx';

const BasicEditor = lazy(async () => ({ default: (await import('./basic-editor.tsx')).BasicEditor }));

const years = (months: number | undefined) => (months ? `${(months / 12).toFixed(1).replace('.0', '')} years` : '');

function BasicView({ user }: Pick<Profile, 'user'>) {
  const facts = [
    { term: 'E-mail', value: user.email },
    { term: 'Phone', value: user.phone },
    { term: 'City', value: user.address?.name },
    { term: 'Gender', value: user.gender },
    { term: 'Total experience', value: years(user.total_experience_in_months) },
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

/** Who somebody is: to read, and to edit in its place. What was typed and not saved is open again. */
export function BasicSection({ profile }: { profile: Profile }) {
  const [isEditing, setEditing] = useState(() => draftedItems(profile.user._id, 'basic').length > 0);
  return (
    <SectionCard
      anchor="about-me"
      title="Basic info"
      actions={
        isEditing ? null : (
          <Button
            size="sm"
            icon={<Pencil size={16} aria-hidden />}
            aria-label="Edit basic info"
            onPress={() => setEditing(true)}
          >
            Edit
          </Button>
        )
      }
    >
      {isEditing ? (
        <Suspense fallback={<Bone height="20rem" />}>
          <BasicEditor profile={profile} onClose={() => setEditing(false)} />
        </Suspense>
      ) : (
        <BasicView user={profile.user} />
      )}
    </SectionCard>
  );
}
