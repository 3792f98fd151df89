import { Upload } from 'lucide-react';
import { type Ref, useEffect, useRef } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { DropZone } from 'react-aria-components/DropZone';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Text as SlotText } from 'react-aria-components/Text';
import { button } from '../buttons/button.css.ts';
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
          <>
            <div className={styles.words}>
              <SlotText slot="label">{label}</SlotText>
              <Text size="xs" tone="muted">
                {description}
              </Text>
            </div>
            <FileTrigger
              acceptedFileTypes={accept}
              onSelect={(files) => {
                const file = files?.item(0);
                if (file) onFile(file);
              }}
            >
              <AriaButton ref={ref} className={button({})} isDisabled={isDisabled}>
                <Upload size={16} aria-hidden />
                Choose file
              </AriaButton>
            </FileTrigger>
          </>
        ) : (
          <ProgressBar
            label={`Uploading ${progress.fileName}`}
            {...(progress.percent === null ? {} : { percent: progress.percent })}
          />
        )}
      </DropZone>
      {problem === undefined ? null : (
        <p key={problem.attempt} ref={error} className={field.error} role="alert">
          {problem.words}
        </p>
      )}
    </div>
  );
}
