import type { Applicant } from '@waypost/contracts/entities/application';
import { useState } from 'react';
import { ApiError, textFor } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { openOrSave } from '../../../api/open-or-save.ts';
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

/** Links to files live for minutes only, so each opening asks for its own. The review may have become blind in another tab. */
async function fetchLink(id: string) {
  const file = await call('getApplicantResume', { params: { id } }, { quiet: true });
  if (file.downloadURL === null) throw new ApiError('forbidden', { message: hiddenWords });
  return { link: file.downloadURL, name: file.filename, isPdf: isPdf(file) };
}

const sayStarted = () => toast.success('Resume download started!');

/** Opens the resume that was sent in a new tab, or downloads it. */
export function useResumeFile({ _id, resume_info }: Pick<Applicant, '_id' | 'resume_info'>) {
  const [isPending, setPending] = useState(false);
  const endSession = useEndedSession();

  async function run(use: () => Promise<void>): Promise<void> {
    if (!resume_info?.file_url) {
      toast.error('Resume not available for download');
      return;
    }
    setPending(true);
    try {
      await use();
    } catch (error) {
      toast.error(wordsOf(error));
      endSession(error, wordsOf(error));
    }
    setPending(false);
  }

  const download = () =>
    run(async () => {
      const { link, name } = await fetchLink(_id);
      saveFile(link, name);
      sayStarted();
    });

  const open = () =>
    run(async () => {
      if (await openOrSave(() => fetchLink(_id))) toast.info('Opening resume in new tab...');
      else sayStarted();
    });

  return { isPending, open: () => void open(), download: () => void download() };
}
