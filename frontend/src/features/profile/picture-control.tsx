import type { Profile } from '@waypost/contracts/entities/profile';
import { Camera, Trash2 } from 'lucide-react';
import { type ChangeEvent, useEffect, useRef } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { Avatar } from '../../ui/content/avatar.tsx';
import { Text } from '../../ui/content/text.tsx';
import { Inline, Stack } from '../../ui/page/layout.tsx';
import * as styles from './profile.css.ts';
import { usePicture } from './use-picture.ts';

/** The kinds that the file picker offers; the server checks what a file really is. */
const kinds = 'image/jpeg,image/png,image/webp';

/** One's face, and what changes it. */
export function PictureControl({ name, user }: { name: string } & Pick<Profile, 'user'>) {
  const { work, isGone, problem, upload, remove } = usePicture();
  const picker = useRef<HTMLInputElement>(null);
  const change = useRef<HTMLButtonElement>(null);
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    // The same file may be chosen again.
    event.target.value = '';
    if (file !== undefined) upload(file);
  };
  useEffect(() => {
    // The button that it was removed by goes with it.
    if (isGone) change.current?.focus();
  }, [isGone]);
  const hasPicture = user.profile_img_url !== null;
  return (
    <>
      <Stack space={2}>
        <Avatar name={name} imageUrl={user.profile_img_url} size="lg" />
        <Inline space={1}>
          <Button
            ref={change}
            size="sm"
            icon={<Camera size={16} aria-hidden />}
            isPending={work === 'upload'}
            pendingLabel="Saving…"
            isDisabled={work === 'remove'}
            {...(hasPicture && { 'aria-label': 'Change your picture' })}
            onPress={() => picker.current?.click()}
          >
            {hasPicture ? 'Change' : 'Add picture'}
          </Button>
          {hasPicture ? (
            <Button
              size="sm"
              variant="quiet"
              icon={<Trash2 size={16} aria-hidden />}
              isPending={work === 'remove'}
              pendingLabel="Removing…"
              isDisabled={work === 'upload'}
              aria-label="Remove your picture"
              onPress={remove}
            >
              Remove
            </Button>
          ) : null}
        </Inline>
        <input ref={picker} type="file" accept={kinds} hidden onChange={take} data-testid="picture" />
      </Stack>
      {problem === undefined ? null : (
        <div role="alert" className={styles.pictureProblem}>
          <Text size="xs" tone="danger">
            {problem}
          </Text>
        </div>
      )}
    </>
  );
}
