import type { Profile } from '@waypost/contracts/entities/profile';
import { Pencil } from 'lucide-react';
import { latePart } from '../../../ui/behaviour/late-part.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Prose, Text } from '../../../ui/content/text.tsx';
import { DescriptionList } from '../../../ui/lists/description-list.tsx';
import { useEditorInPlace } from '../editor/use-editor-in-place.ts';
import { SectionCard } from '../section-card.tsx';

const basicEditor = latePart(() => import('./basic-editor.tsx'), 'BasicEditor');

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
  const { Editor, edit, close, isAwaited, ahead } = useEditorInPlace(basicEditor, profile.user._id, 'basic');
  return (
    <SectionCard
      anchor="about-me"
      title="Basic info"
      actions={
        Editor === undefined ? (
          <Button
            size="sm"
            icon={<Pencil size={16} aria-hidden />}
            aria-label="Edit basic info"
            isPending={isAwaited}
            onPress={edit}
            {...ahead}
          >
            Edit
          </Button>
        ) : null
      }
    >
      {Editor !== undefined ? <Editor profile={profile} onClose={close} /> : <BasicView user={profile.user} />}
    </SectionCard>
  );
}
