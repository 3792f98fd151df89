import type { Resume } from '@waypost/contracts/entities/resume';
import { CircleAlert, FileText } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { ResumeFiles } from '../../../entities/resume/mutations.ts';
import type { useResumes } from '../../../entities/resume/queries.ts';
import { acceptedFiles } from '../../../entities/resume/resume-file.ts';
import { ResumeRow } from '../../../entities/resume/resume-row.tsx';
import { resumeFailure } from '../../../entities/resume/words.ts';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { FileDrop } from '../../../ui/file-drop.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { Bone, Loading } from '../../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../../ui/state.tsx';
import * as styles from './apply-dialog.css.ts';
import type { Lack } from './use-apply.ts';

type ListProps = {
  resumes: ReturnType<typeof useResumes>;
  files: ResumeFiles;
  selectedId: string | undefined;
  isDisabled: boolean;
  onSelect: (id: string | undefined) => void;
  onDelete: (resume: Resume) => void;
};

const none = 'No resumes found. Upload one to get started!';

function ResumeList({ resumes, files, selectedId, isDisabled, onSelect, onDelete }: ListProps) {
  if (resumes.data?.length === 0) return <EmptyState icon={<FileText size={24} aria-hidden />} title={none} />;
  return (
    <QueryView
      answer={resumes}
      loading={
        <Loading label="Loading your resumes">
          <Stack space={2}>
            <Bone height="3.75rem" />
            <Bone height="3.75rem" />
          </Stack>
        </Loading>
      }
      renderFailure={(error, retry) => (
        <ErrorState title={resumeFailure.list(error)} {...retry}>
          Your answers are kept.
        </ErrorState>
      )}
    >
      {(data) => (
        <ul className={styles.resumeList}>
          {data.map((resume) => (
            <ResumeRow
              key={resume._id}
              resume={resume}
              isSelected={resume._id === selectedId}
              isDisabled={isDisabled}
              onSelect={() => onSelect(resume._id)}
              onDownload={() => void files.download(resume._id)}
              onReplace={(file) => void files.replace(resume._id, file)}
              onDelete={() => onDelete(resume)}
            />
          ))}
        </ul>
      )}
    </QueryView>
  );
}

type DeletionProps = Pick<ListProps, 'files'> & {
  resume: Resume | undefined;
  onClose: () => void;
  onGone: (resume: Resume) => void;
};

function Deletion({ resume, files, onClose, onGone }: DeletionProps) {
  return (
    <ConfirmDialog
      isOpen={resume !== undefined}
      onOpenChange={onClose}
      title="Delete resume"
      confirmLabel="Delete"
      pendingLabel="Deleting…"
      isDanger
      onConfirm={async () => {
        if (resume === undefined) return true;
        const isGone = await files.remove(resume._id);
        if (isGone) onGone(resume);
        return isGone;
      }}
    >
      {`Are you sure you want to delete "${resume?.original_name ?? ''}"? This action cannot be undone.`}
    </ConfirmDialog>
  );
}

type ResumeStepProps = Omit<ListProps, 'onDelete'> & {
  /** That no resume is chosen, once going on was tried. */
  lack: Lack | undefined;
};

/** Which resume is sent. The list can be tended here, so that nobody has to leave for it. */
export function ResumeStep({ lack, ...props }: ResumeStepProps) {
  const { files, isDisabled, selectedId, onSelect } = props;
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
        <ResumeList {...props} onDelete={setDeleting} />
        {lack === undefined ? null : (
          <p id={`${id}-lack`} className={styles.lack} role="alert">
            <CircleAlert size={16} aria-hidden />
            {lack.words}
          </p>
        )}
      </fieldset>
      <FileDrop
        ref={choose}
        label="Upload a resume"
        description="PDF, DOC or DOCX, up to 2 MB"
        accept={acceptedFiles}
        onFile={(file) => void files.add(file)}
        progress={files.upload}
        errorMessage={files.problem}
        isDisabled={isDisabled}
      />
      <Deletion
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
