import { Download } from 'lucide-react';
import { messageOf } from '../../api/api-error.ts';
import { fileSize } from '../../format/file-size.ts';
import { useDownload } from '../../session/use-download.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { type SaveState, SettingsCard } from './settings-card.tsx';

function useSaving() {
  const { saved, error, isPending, ...archive } = useDownload(
    'exportData',
    'Please sign in again to download your data.',
  );
  const state = ((): SaveState => {
    if (isPending) return { kind: 'idle' };
    if (error) return { kind: 'failed', words: `Nothing was saved. ${messageOf(error, 'Please try again.')}` };
    return saved === undefined ? { kind: 'idle' } : { kind: 'saved', words: `Downloaded, ${fileSize(saved.size)}` };
  })();
  return { ...archive, isPending, state };
}

/** Downloads all that Waypost keeps of the person. Stands below the settings of who may see what. */
export function DownloadData() {
  const { start, isPending, pendingWords, state } = useSaving();
  return (
    <SettingsCard
      title="Your data"
      state={state}
      description="Everything you have entered and everything about you, as a ZIP file: profile, settings, applications with answers, resumes, saved jobs and searches, job posts, notifications and sessions. Five times a day at most."
    >
      <div>
        <Button
          icon={<Download size={16} aria-hidden />}
          isPending={isPending}
          pendingLabel={pendingWords}
          onPress={() => start()}
        >
          Download my data
        </Button>
      </div>
    </SettingsCard>
  );
}
