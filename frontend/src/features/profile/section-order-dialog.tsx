import { useMutation } from '@tanstack/react-query';
import type { Profile } from '@waypost/contracts/entities/profile';
import type { ProfileSection } from '@waypost/contracts/entities/profile-sections';
import { useState } from 'react';
import { profileKeys } from '../../entities/person/profile.ts';
import { useEndedSession } from '../../session/ended-session.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ReorderList } from '../../ui/lists/reorder-list.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import { useDiscardQuestion } from './editor/use-discard-question.tsx';
import { updateProfile, useProfileChanges } from './editor/use-profile-changes.ts';
import { failedTo, mustLogInToUpdate } from './editor/use-sending.ts';
import { sectionViews } from './sections.tsx';

/** In which order a profile shows its sections, here and to others. It does not depend on what stands in them, so the last one to say wins. */
export function SectionOrderDialog({ profile, onClose }: { profile: Profile; onClose: () => void }) {
  const [order, setOrder] = useState<readonly ProfileSection[]>(profile.section_order);
  const changes = useProfileChanges(profile.user._id);
  const endSession = useEndedSession();
  const isChanged = order.join() !== profile.section_order.join();
  const { close, question } = useDiscardQuestion(isChanged, onClose);
  const { mutate, isPending } = useMutation({
    mutationKey: profileKeys.changes(profile.user._id),
    mutationFn: () => updateProfile({ section_order: order }),
    async onSuccess(answer) {
      await changes.take(answer);
      toast.success('Order of sections saved successfully!');
      onClose();
    },
    onError(error) {
      toast.error(failedTo('save the order of sections', error));
      endSession(error, mustLogInToUpdate);
    },
  });
  const save = () => {
    if (isChanged) return mutate();
    toast.info('No changes to save');
    onClose();
  };
  return (
    <Dialog
      isOpen
      onOpenChange={close}
      isBusy={isPending}
      size="sm"
      title="Order of sections"
      subtitle="Your public profile shows them in this order too."
      footer={
        <>
          <Button isDisabled={isPending} onPress={close}>
            Cancel
          </Button>
          <Button variant="primary" isPending={isPending} pendingLabel="Saving…" onPress={save}>
            Save
          </Button>
        </>
      }
    >
      <ReorderList
        label="Sections of your profile"
        items={order.map((id) => ({ id, label: sectionViews[id].title }))}
        onChange={(items) => setOrder(items.map(({ id }) => id as ProfileSection))}
      />
      {question}
    </Dialog>
  );
}
