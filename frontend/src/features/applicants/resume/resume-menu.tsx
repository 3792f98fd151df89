import type { Applicant } from '@waypost/contracts/entities/application';
import { Download, ExternalLink, FileText } from 'lucide-react';
import { nameOf } from '../../../entities/application/words.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { Menu } from '../../../ui/overlays/menu.tsx';
import { useResumeFile } from './use-resume-file.ts';

/** The resume of a row: opened beside the list, or kept. */
export function ResumeMenu({ applicant }: { applicant: Applicant }) {
  const { isPending, open, download } = useResumeFile(applicant);
  if (applicant.resume_info === null) return null;
  return (
    <Menu
      label={`Resume of ${nameOf(applicant)}`}
      placement="bottom end"
      trigger={
        <IconButton
          size="sm"
          variant="secondary"
          label={`Resume of ${nameOf(applicant)}`}
          icon={<FileText size={16} aria-hidden />}
          isDisabled={isPending}
        />
      }
      groups={[
        {
          id: 'resume',
          title: applicant.resume_info.title,
          actions: [
            { id: 'open', label: 'Open in a new tab', icon: <ExternalLink size={16} aria-hidden />, onAction: open },
            { id: 'download', label: 'Download', icon: <Download size={16} aria-hidden />, onAction: download },
          ],
        },
      ]}
    />
  );
}
