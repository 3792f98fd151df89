import type { Resume } from '@waypost/contracts/entities/resume';
import { FileText } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { isolated } from '../../format/quoted.ts';
import { FileDrop } from '../../ui/fields/file-drop.tsx';
import { ConfirmDialog } from '../../ui/overlays/dialog.tsx';
import { Stack } from '../../ui/page/layout.tsx';
import { QueryView } from '../../ui/page/query-view.tsx';
import { Bone, Loading } from '../../ui/page/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/page/state.tsx';
import type { ResumeFiles } from './mutations.ts';
import type { useResumes } from './queries.ts';
import { acceptedFiles } from './resume-file.ts';
import * as styles from './resume-parts.css.ts';
import { noResumes, type ResumeWords } from './words.ts';

type ResumeListProps = {
  resumes: ReturnType<typeof useResumes>;
  words: ResumeWords;
  /** What is safe while the list cannot be loaded. */
  kept: string;
  children: (resume: Resume) => ReactNode;
};

/** One's resumes, in every state; each child is a `li`. */
export function ResumeList({ resumes, words, kept, children }: ResumeListProps) {
  if (resumes.data?.length === 0) return <EmptyState icon={<FileText size={24} aria-hidden />} title={noResumes} />;
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
        <ErrorState title={words.failed.list(error)} {...retry}>
          {kept}
        </ErrorState>
      )}
    >
      {(data) => <ul className={styles.list}>{data.map(children)}</ul>}
    </QueryView>
  );
}

type ResumeUploadProps = { files: ResumeFiles; isDisabled?: boolean; ref?: Ref<HTMLButtonElement> };

export function ResumeUpload({ files, isDisabled = false, ref }: ResumeUploadProps) {
  return (
    <FileDrop
      {...(ref === undefined ? {} : { ref })}
      label="Upload a resume"
      description="PDF, DOC or DOCX, up to 2 MB"
      accept={acceptedFiles}
      onFile={files.add}
      progress={files.upload}
      problem={files.problem}
      isDisabled={isDisabled}
    />
  );
}

type ResumeDeletionProps = {
  /** The resume that is to be deleted; the dialog is open while there is one. */
  resume: Resume | undefined;
  files: ResumeFiles;
  onClose: () => void;
  onGone?: (resume: Resume) => void;
};

export function ResumeDeletion({ resume, files, onClose, onGone }: ResumeDeletionProps) {
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
        if (isGone) onGone?.(resume);
        return isGone;
      }}
    >
      {`Are you sure you want to delete "${isolated(resume?.original_name ?? '')}"? This action cannot be undone.`}
    </ConfirmDialog>
  );
}
