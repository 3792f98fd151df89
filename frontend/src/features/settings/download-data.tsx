import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../../api/api-error.ts';
import { download } from '../../api/download.ts';
import { saveFile } from '../../api/save-file.ts';
import { useEndedSession } from '../../session/ended-session.ts';
import { Button } from '../../ui/button.tsx';
import { type SaveState, SettingsCard } from './settings-card.tsx';

const sizeOf = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1_000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

/** Long enough for the browser to have begun with it. */
const keptMs = 60_000;

function save(archive: Blob): void {
  const address = URL.createObjectURL(archive);
  saveFile(address, `waypost-${new Date().toISOString().slice(0, 10)}.zip`);
  setTimeout(() => URL.revokeObjectURL(address), keptMs);
}

function useDownload() {
  const endSession = useEndedSession();
  const [bytes, setBytes] = useState(0);
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => () => leaving.current?.abort(), []);
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: async () => {
      setBytes(0);
      leaving.current = new AbortController();
      const archive = await download('exportData', setBytes, leaving.current.signal);
      save(archive);
      return archive.size;
    },
    onError: (failure) => endSession(failure, 'Please sign in again to download your data.'),
  });
  const state = ((): SaveState => {
    if (isPending) return { kind: 'idle' };
    if (error) return { kind: 'failed', words: `Nothing was saved. ${messageOf(error, 'Please try again.')}` };
    return data === undefined ? { kind: 'idle' } : { kind: 'saved', words: `Downloaded, ${sizeOf(data)}` };
  })();
  return { start: () => mutate(), isPending, bytes, state };
}

/** Below who may see what: all that Waypost keeps of the person, to take along. */
export function DownloadData() {
  const { start, isPending, bytes, state } = useDownload();
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
          pendingLabel={bytes === 0 ? 'Collecting…' : `Downloading… ${sizeOf(bytes)}`}
          onPress={start}
        >
          Download my data
        </Button>
      </div>
    </SettingsCard>
  );
}
