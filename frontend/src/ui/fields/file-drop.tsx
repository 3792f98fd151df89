import { Upload } from 'lucide-react';
import { type ChangeEvent, type Ref, useEffect, useRef } from 'react';
import { DropZone } from 'react-aria-components/DropZone';
import { Text as SlotText } from 'react-aria-components/Text';
import { Button } from '../buttons/button.tsx';
import { Text } from '../content/text.tsx';
import { ProgressBar } from '../page/progress-bar.tsx';
import * as field from './field.css.ts';
import * as styles from './file-drop.css.ts';

/** The same words are said anew at the next attempt. */
export type FileProblem = { words: string; attempt: number };

export type FileDropProps = {
  /** "Upload a resume". */
  label: string;
  /** "PDF, DOC or DOCX, up to 2 MB". */
  description: string;
  /** For the file picker only; whoever takes the file checks it, since a drop or "All files" goes around this. */
  accept: readonly string[];
  onFile: (file: File) => void;
  /** While a file is on its way: 0 to 100, or `null` while it is not known how far. */
  progress?: { fileName: string; percent: number | null } | undefined;
  /** Why the last file was not taken. */
  problem?: FileProblem | undefined;
  isDisabled?: boolean;
  /** The button that opens the picker. */
  ref?: Ref<HTMLButtonElement>;
};

/** One file, by the picker or by dropping it. */
export function FileDrop({
  label,
  description,
  accept,
  onFile,
  progress,
  problem,
  isDisabled = false,
  ref,
}: FileDropProps) {
  const isBusy = progress !== undefined;
  const error = useRef<HTMLParagraphElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    // The same file may be chosen again.
    event.target.value = '';
    if (file !== undefined) onFile(file);
  };
  // A file may have been chosen above, as for another one of a long list, or the words may come below what is in sight.
  useEffect(() => {
    if (problem !== undefined) error.current?.scrollIntoView({ block: 'nearest' });
  }, [problem]);
  return (
    <div className={field.field}>
      <DropZone
        className={styles.zone}
        // Without a label, react-aria would call it "DropZone".
        aria-label="Drop a file here, or paste one"
        isDisabled={isDisabled || isBusy}
        getDropOperation={() => 'copy'}
        onDrop={({ items }) => {
          const item = items.find((candidate) => candidate.kind === 'file');
          if (item !== undefined) void item.getFile().then(onFile);
        }}
      >
        {progress === undefined ? (
          <div className={styles.words}>
            <SlotText slot="label">{label}</SlotText>
            <Text size="xs" tone="muted">
              {description}
            </Text>
          </div>
        ) : (
          <div className={styles.words}>
            <ProgressBar
              label={`Uploading ${progress.fileName}`}
              {...(progress.percent === null ? {} : { percent: progress.percent })}
            />
          </div>
        )}
        {/* There all the time, and able to hold focus, which would go elsewhere while a file is on its way. */}
        <Button
          {...(ref && { ref })}
          icon={<Upload size={16} aria-hidden />}
          isDisabled={isDisabled && !isBusy}
          isPending={isBusy}
          pendingLabel="Uploading…"
          onPress={() => picker.current?.click()}
        >
          Choose file
        </Button>
        <input ref={picker} type="file" hidden accept={accept.join(',')} onChange={take} />
      </DropZone>
      {problem === undefined ? null : (
        <p key={problem.attempt} ref={error} className={field.error} role="alert">
          {problem.words}
        </p>
      )}
    </div>
  );
}
