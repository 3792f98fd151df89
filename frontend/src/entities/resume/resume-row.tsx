import type { Resume } from '@waypost/contracts/entities/resume';
import { Download, RefreshCw, Trash2 } from 'lucide-react';
import { type ChangeEvent, useId, useRef } from 'react';
import { formatDate } from '../../format/date.ts';
import { Badge } from '../../ui/badge.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
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

type ResumeRowProps = {
  resume: Resume;
  isSelected: boolean;
  isDisabled: boolean;
  onSelect: () => void;
  onDownload: () => void;
  onReplace: (file: File) => void;
  onDelete: () => void;
};

export function ResumeRow({
  resume,
  isSelected,
  isDisabled,
  onSelect,
  onDownload,
  onReplace,
  onDelete,
}: ResumeRowProps) {
  const picker = useRef<HTMLInputElement>(null);
  const id = useId();
  const name = resume.original_name;
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    // The same file may be chosen again.
    event.target.value = '';
    if (file !== undefined) onReplace(file);
  };
  return (
    <li className={styles.resume} data-selected={isSelected}>
      <label className={styles.choice}>
        <input
          type="radio"
          name="resume"
          className={styles.radio}
          aria-describedby={id}
          checked={isSelected}
          disabled={isDisabled || resume.text_status === 'unreadable'}
          onChange={onSelect}
        />
        <span className={styles.name}>{name}</span>
      </label>
      <div className={styles.actions}>
        <IconButton
          size="sm"
          label={`Download ${name}`}
          icon={<Download size={16} aria-hidden />}
          isDisabled={isDisabled}
          onPress={onDownload}
        />
        <IconButton
          size="sm"
          label={`Replace ${name}`}
          icon={<RefreshCw size={16} aria-hidden />}
          isDisabled={isDisabled}
          onPress={() => picker.current?.click()}
        />
        <IconButton
          size="sm"
          label={`Delete ${name}`}
          icon={<Trash2 size={16} aria-hidden />}
          isDisabled={isDisabled}
          onPress={onDelete}
        />
      </div>
      <div id={id} className={styles.facts}>
        <span>
          {fileSize(resume.resume_size)} · {formatDate(resume.uploadedAt)}
        </span>
        <TextStatus resume={resume} />
      </div>
      <input ref={picker} type="file" hidden accept={acceptedFiles.join(',')} onChange={take} />
    </li>
  );
}
