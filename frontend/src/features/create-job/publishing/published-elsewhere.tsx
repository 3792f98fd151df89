import { useEffect, useState } from 'react';
import { hearOthers } from '../../../api/other-windows.ts';
import { ToPostedJobs } from '../../../entities/job-post/to-posted-jobs.tsx';
import { quoted } from '../../../format/quoted.ts';
import { Text } from '../../../ui/content/text.tsx';
import { ConfirmDialog } from '../../../ui/overlays/dialog.tsx';
import { Banner } from '../../../ui/page/banner.tsx';

type Shown = { draft: string; title: string; isNew: boolean };

/** What other windows have published of the draft that is shown here; under another title it is another post. */
export function usePublishedElsewhere({ draft, title, isNew }: Shown) {
  const [published, setPublished] = useState<readonly string[]>([]);
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    if (!isNew) return;
    return hearOthers('published', (told) => {
      if (told.draft === draft) setPublished((before) => [...before, told.title]);
    });
  }, [draft, isNew]);
  const isPublished = published.includes(title);
  return {
    isPublished,
    title,
    isAsking,
    setAsking,
    /** Whether somebody has to say first that they want a second post. */
    asksFirst() {
      setAsking(isPublished);
      return isPublished;
    },
  };
}

type PublishedElsewhereProps = { elsewhere: ReturnType<typeof usePublishedElsewhere>; onPublish: () => void };

/** That the post is there already, and the question whether it is to be there twice. */
export function PublishedElsewhere({ elsewhere, onPublish }: PublishedElsewhereProps) {
  const { isPublished, title, isAsking, setAsking } = elsewhere;
  return (
    <>
      {isPublished ? (
        <Banner
          tone="warning"
          role="alert"
          title={`${quoted(title)} was published in another window`}
          actions={<ToPostedJobs size="sm" />}
        >
          <Text>Publishing it here as well makes a second post.</Text>
        </Banner>
      ) : null}
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title="Publish it once more?"
        confirmLabel="Publish a second post"
        onConfirm={onPublish}
      >
        {quoted(title)} was published in another window. This makes a second post beside it.
      </ConfirmDialog>
    </>
  );
}
