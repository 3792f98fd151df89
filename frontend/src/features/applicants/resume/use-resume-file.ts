import type { Applicant } from '@waypost/contracts/entities/application';
import { useState } from 'react';
import { ApiError, textFor } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { saveFile } from '../../../api/save-file.ts';
import type { ResumeFile } from '../../../entities/application/queries.ts';
import { useEndedSession } from '../../../session/ended-session.ts';
import { toast } from '../../../ui/overlays/toast.ts';

export const isPdf = ({ content_type }: Pick<ResumeFile, 'content_type'>) => content_type === 'application/pdf';

const failures = {
  unauthenticated: 'Please log in again to download resumes',
  'not-found': 'Resume file not found',
} as const;

const wordsOf = (error: unknown) => textFor(error, failures, 'Failed to download resume. Please try again.');

const hiddenWords = 'This file is hidden until you have decided on the applicant';

type LinkedFile = ResumeFile & { downloadURL: string };

/** Links to files live for minutes only, so each opening asks for its own. The review may have become blind in another tab. */
async function fetchResume(id: string): Promise<LinkedFile> {
  const file = await call('getApplicantResume', { params: { id } }, { quiet: true });
  if (file.downloadURL === null) throw new ApiError('forbidden', { message: hiddenWords });
  return { ...file, downloadURL: file.downloadURL };
}

const save = ({ downloadURL, filename }: LinkedFile) => saveFile(downloadURL, filename);

/** Opens the resume that was sent in a new tab, or downloads it. */
export function useResumeFile({ _id, resume_info }: Pick<Applicant, '_id' | 'resume_info'>) {
  const [isPending, setPending] = useState(false);
  const endSession = useEndedSession();
  const say = (error: unknown) => {
    toast.error(wordsOf(error));
    endSession(error, wordsOf(error));
  };

  async function run(use: () => Promise<void>): Promise<void> {
    if (!resume_info?.file_url) {
      toast.error('Resume not available for download');
      return;
    }
    setPending(true);
    await use();
    setPending(false);
  }

  const download = () =>
    run(async () => {
      try {
        save(await fetchResume(_id));
        toast.success('Resume download started!');
      } catch (error) {
        say(error);
      }
    });

  const open = () =>
    run(async () => {
      // Only the press itself may open a tab, so it opens before the link is known.
      const tab = window.open('', '_blank');
      if (tab !== null) tab.opener = null;
      try {
        const file = await fetchResume(_id);
        if (tab !== null && isPdf(file)) {
          toast.info('Opening resume in new tab...');
          tab.location.replace(file.downloadURL);
          return;
        }
        // The browser shows no other kind, or opens no tab.
        tab?.close();
        save(file);
        toast.success('Resume download started!');
      } catch (error) {
        tab?.close();
        say(error);
      }
    });

  return { isPending, open: () => void open(), download: () => void download() };
}
