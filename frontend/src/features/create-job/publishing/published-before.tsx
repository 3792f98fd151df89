import type { JobPost } from '@waypost/contracts/entities/job-post';
import { useState } from 'react';
import { ToPostedJobs } from '../../../entities/job-post/to-posted-jobs.tsx';
import { formatDateTime } from '../../../format/date.ts';
import { quoted } from '../../../format/quoted.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Text } from '../../../ui/content/text.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Stack } from '../../../ui/page/layout.tsx';
import type { JobForm } from '../form/job-form.ts';
import { TwoVersions } from './two-versions.tsx';

type PublishedBeforeProps = {
  published: JobPost;
  mine: JobForm;
  isSaving: boolean;
  onChange: () => void;
  onPublishSecond: () => void;
  onClose: () => void;
};

/** A try whose answer was lost had published the post: shows what went out, and asks whether what is written now takes its place. */
export function PublishedBefore({
  published,
  mine,
  isSaving,
  onChange,
  onPublishSecond,
  onClose,
}: PublishedBeforeProps) {
  const isOpen = published.status === 'Open';
  const [isSecond, setSecond] = useState(false);
  const when = formatDateTime(published.created_at) ?? 'a moment ago';
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isBusy={isSaving}
      size="lg"
      title="This job post was published before"
      subtitle={`${quoted(published.title)} went out ${when}; only its answer was lost. Nothing you wrote is lost.`}
      footer={
        <>
          <Button
            variant={isOpen ? 'secondary' : 'primary'}
            isPending={isSaving && isSecond}
            isDisabled={isSaving && !isSecond}
            pendingLabel="Publishing…"
            onPress={() => {
              setSecond(true);
              onPublishSecond();
            }}
          >
            Publish a second post
          </Button>
          {isOpen ? (
            <Button
              variant="primary"
              isPending={isSaving && !isSecond}
              isDisabled={isSaving && isSecond}
              pendingLabel="Saving…"
              onPress={() => {
                setSecond(false);
                onChange();
              }}
            >
              Change it to my version
            </Button>
          ) : null}
        </>
      }
    >
      <Stack space={4}>
        {isOpen ? null : <Text>It is closed by now and cannot be changed.</Text>}
        <div>
          <ToPostedJobs size="sm" />
        </div>
        <TwoVersions theirs={published} theirsTitle="Published version" mine={mine} same="It says what you wrote." />
      </Stack>
    </Dialog>
  );
}
