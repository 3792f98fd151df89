import type { Resume } from '@waypost/contracts/entities/resume';
import { Download, Ellipsis, RefreshCw, Trash2 } from 'lucide-react';
import { type ChangeEvent, useId, useRef } from 'react';
import { formatDate } from '../../format/date.ts';
import { Badge } from '../../ui/badge.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu } from '../../ui/menu.tsx';
import { acceptedFiles, fileSize } from './resume-file.ts';
import * as styles from './resume-row.css.ts';

function TextStatus({ resume: { text_status, unreadable_reason } }: { resume: Resume }) {
  if (text_status === 'readable') return null;
  if (text_status === 'pending') return <Badge tone="info">Reading the text…</Badge>;
  return (
    <span className={styles.unreadable}>
      {unreadable_reason ?? 'No text could be read from this file.'} Replace it to apply with it.
    </span>
  );
}

type Doings = { onDownload: () => void; onReplace: (file: File) => void; onDelete: () => void };

/** One button for three doings, so that the list stays a list of resumes on a phone too. */
function Actions({
  name,
  isDisabled,
  onDownload,
  onReplace,
  onDelete,
}: Doings & { name: string; isDisabled: boolean }) {
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

type ResumeRowProps = Doings & {
  resume: Resume;
  isSelected: boolean;
  isDisabled: boolean;
  onSelect: () => void;
};

export function ResumeRow({ resume, isSelected, isDisabled, onSelect, ...doings }: ResumeRowProps) {
  const id = useId();
  const name = resume.original_name;
  return (
    <li className={styles.resume} data-selected={isSelected}>
      <label className={styles.choice}>
        <input
          type="radio"
          name="resume"
          className={styles.radio}
          aria-label={name}
          aria-describedby={id}
          checked={isSelected}
          disabled={isDisabled || resume.text_status === 'unreadable'}
          onChange={onSelect}
        />
        <span className={styles.name}>
          {name}
          <span id={id} className={styles.facts}>
            <span>
              {fileSize(resume.resume_size)} · uploaded {formatDate(resume.uploadedAt)}
            </span>
            <TextStatus resume={resume} />
          </span>
        </span>
      </label>
      <Actions name={name} isDisabled={isDisabled} {...doings} />
    </li>
  );
}
