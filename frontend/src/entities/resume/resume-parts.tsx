import type { Resume } from '@waypost/contracts/entities/resume';
import { Download, Ellipsis, ExternalLink, RefreshCw, Trash2 } from 'lucide-react';
import { type ChangeEvent, useRef } from 'react';
import { formatDate } from '../../format/date.ts';
import { fileSize } from '../../format/file-size.ts';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { Badge } from '../../ui/content/badge.tsx';
import { Menu } from '../../ui/overlays/menu.tsx';
import { acceptedFiles } from './resume-file.ts';
import * as styles from './resume-parts.css.ts';

function TextStatus({ resume: { text_status, unreadable_reason, text_note } }: { resume: Resume }) {
  if (text_status === 'readable') return text_note === undefined ? null : <span>{text_note}</span>;
  if (text_status === 'pending') return <Badge tone="info">Reading the text…</Badge>;
  return (
    <span className={styles.unreadable}>
      {unreadable_reason ?? 'No text could be read from this file.'} Replace it to apply with it.
    </span>
  );
}

export type ResumeActionsProps = {
  name: string;
  isDisabled: boolean;
  /** For a file that browsers show. */
  onOpen?: (() => void) | undefined;
  onDownload: () => void;
  onReplace: (file: File) => void;
  onDelete: () => void;
};

/** What there is to know of a resume beside its name. */
export function ResumeFacts({ resume, id }: { resume: Resume; id?: string }) {
  return (
    <span id={id} className={styles.facts}>
      <span>
        {fileSize(resume.resume_size)} · uploaded {formatDate(resume.uploadedAt)}
      </span>
      <TextStatus resume={resume} />
    </span>
  );
}

/** One button for all doings, so that the list stays a list of resumes on a phone too. */
export function ResumeActions({ name, isDisabled, onOpen, onDownload, onReplace, onDelete }: ResumeActionsProps) {
  const picker = useRef<HTMLInputElement>(null);
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    // The same file may be chosen again.
    event.target.value = '';
    if (file !== undefined) onReplace(file);
  };
  return (
    <>
      <Menu
        label={`Actions for ${name}`}
        placement="bottom end"
        trigger={
          <IconButton
            size="sm"
            label={`Actions for ${name}`}
            icon={<Ellipsis size={16} aria-hidden />}
            isDisabled={isDisabled}
          />
        }
        groups={[
          {
            id: 'file',
            actions: [
              ...(onOpen === undefined
                ? []
                : [{ id: 'open', label: 'Open', icon: <ExternalLink size={16} aria-hidden />, onAction: onOpen }]),
              { id: 'download', label: 'Download', icon: <Download size={16} aria-hidden />, onAction: onDownload },
              {
                id: 'replace',
                label: 'Replace',
                icon: <RefreshCw size={16} aria-hidden />,
                onAction: () => picker.current?.click(),
              },
              {
                id: 'delete',
                label: 'Delete',
                icon: <Trash2 size={16} aria-hidden />,
                tone: 'danger',
                onAction: onDelete,
              },
            ],
          },
        ]}
      />
      <input ref={picker} type="file" hidden accept={acceptedFiles.join(',')} onChange={take} />
    </>
  );
}
