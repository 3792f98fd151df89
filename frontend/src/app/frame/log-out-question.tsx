import { useIsMutating } from '@tanstack/react-query';
import { useState } from 'react';
import { unanswered } from '../../api/unanswered.ts';
import { Text } from '../../ui/content/text.tsx';
import { Checkbox } from '../../ui/fields/choice/checkbox.tsx';
import { ConfirmDialog } from '../../ui/overlays/dialog.tsx';
import { Stack } from '../../ui/page/layout.tsx';
import type { AskedAbout } from './use-log-out.tsx';

type LogOutQuestionProps = {
  /** Open while there is something to ask about. */
  about: AskedAbout | undefined;
  onClose: () => void;
  /** @param deletes what was begun on this device goes too */
  onLeave: (deletes: boolean) => Promise<void>;
};

function Changes() {
  const areOnTheirWay = useIsMutating(unanswered) > 0;
  return (
    <output>
      <Text as="span">
        {areOnTheirWay
          ? 'What you changed last is still being saved. It is lost if you log out before that is done.'
          : 'What you changed last is no longer being saved: you can log out.'}
      </Text>
    </output>
  );
}

type DraftsProps = { deletes: boolean; onChange: (deletes: boolean) => void };

const Drafts = ({ deletes, onChange }: DraftsProps) => (
  <>
    <Text>
      There is something here that you have begun and not sent. It stays on this device and is shown again when you sign
      in here, and to nobody else who does.
    </Text>
    <Checkbox isSelected={deletes} onChange={onChange}>
      Delete it: others use this device too
    </Checkbox>
  </>
);

export function LogOutQuestion({ about, onClose, onLeave }: LogOutQuestionProps) {
  const [deletes, setDeletes] = useState(false);
  return (
    <ConfirmDialog
      isOpen={about !== undefined}
      onOpenChange={onClose}
      title={about?.hasChanges ? 'Log out before your changes are saved?' : 'Log out with a draft on this device?'}
      confirmLabel="Log out"
      pendingLabel="Logging out…"
      cancelLabel="Stay signed in"
      onConfirm={() => onLeave(deletes)}
    >
      <Stack space={3}>
        {about?.hasChanges ? <Changes /> : null}
        {about?.hasDrafts ? <Drafts deletes={deletes} onChange={setDeletes} /> : null}
      </Stack>
    </ConfirmDialog>
  );
}
