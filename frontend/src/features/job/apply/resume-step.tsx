import type { Resume } from '@waypost/contracts/entities/resume';
import { CircleAlert } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { ChoosableResume } from '../../../entities/resume/choosable-resume.tsx';
import type { ResumeFiles } from '../../../entities/resume/mutations.ts';
import type { useResumes } from '../../../entities/resume/queries.ts';
import { ResumeDeletion, ResumeList, ResumeUpload } from '../../../entities/resume/resume-list.tsx';
import { applyResumeWords } from '../../../entities/resume/words.ts';
import { Stack } from '../../../ui/page/layout.tsx';
import * as styles from './apply-dialog.css.ts';
import type { Lack } from './use-apply.ts';

type ResumeStepProps = {
  resumes: ReturnType<typeof useResumes>;
  files: ResumeFiles;
  selectedId: string | undefined;
  isDisabled: boolean;
  onSelect: (id: string | undefined) => void;
  /** That no resume is chosen, once going on was tried. */
  lack: Lack | undefined;
};

/** The step that chooses the resume to send. Resumes can be added and removed here, so that nobody has to leave the dialog. */
export function ResumeStep({ lack, resumes, files, isDisabled, selectedId, onSelect }: ResumeStepProps) {
  const [deleting, setDeleting] = useState<Resume>();
  const group = useRef<HTMLFieldSetElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const isGone = useRef(false);
  const id = useId();
  const focusChoice = () => {
    const radio = group.current?.querySelector<HTMLInputElement>('input[type=radio]:not(:disabled)');
    (radio ?? choose.current)?.focus();
  };
  useEffect(() => {
    if (lack !== undefined) focusChoice();
  }, [lack]);
  useEffect(() => {
    if (deleting !== undefined || !isGone.current) return;
    // The button that it was deleted by went with it.
    isGone.current = false;
    focusChoice();
  }, [deleting]);
  return (
    <Stack space={4}>
      <fieldset ref={group} className={styles.resumes} aria-describedby={lack && `${id}-lack`}>
        <legend className={styles.legend}>Your resumes</legend>
        <ResumeList resumes={resumes} words={applyResumeWords} kept="Your answers are kept.">
          {(resume) => (
            <ChoosableResume
              key={resume._id}
              resume={resume}
              isSelected={resume._id === selectedId}
              isDisabled={isDisabled}
              onSelect={() => onSelect(resume._id)}
              onDownload={() => void files.download(resume._id)}
              onReplace={(file) => files.replace(resume._id, file)}
              onDelete={() => setDeleting(resume)}
            />
          )}
        </ResumeList>
        <div className={styles.lackPlace}>
          {lack === undefined ? null : (
            <p id={`${id}-lack`} className={styles.lack} role="alert">
              <CircleAlert size={16} aria-hidden />
              {lack.words}
            </p>
          )}
        </div>
      </fieldset>
      <ResumeUpload ref={choose} files={files} isDisabled={isDisabled} />
      <ResumeDeletion
        resume={deleting}
        files={files}
        onClose={() => setDeleting(undefined)}
        onGone={(resume) => {
          isGone.current = true;
          if (resume._id === selectedId) onSelect(undefined);
        }}
      />
    </Stack>
  );
}
