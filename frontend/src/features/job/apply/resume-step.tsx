import type { Resume } from '@waypost/contracts/entities/resume';
import { FileText } from 'lucide-react';
import { useState } from 'react';
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

type ResumeStepProps = {
  resumes: ReturnType<typeof useResumes>;
  files: ResumeFiles;
  selectedId: string | undefined;
  isDisabled: boolean;
  onSelect: (id: string | undefined) => void;
};

const none = 'No resumes found. Upload one to get started!';

function ResumeList({ resumes, files, selectedId, isDisabled, onSelect }: ResumeStepProps) {
  const [deleting, setDeleting] = useState<Resume>();
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
        <>
          <fieldset className={styles.resumes}>
            <legend className={styles.legend}>Your resumes</legend>
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
                  onDelete={() => setDeleting(resume)}
                />
              ))}
            </ul>
          </fieldset>
          <ConfirmDialog
            isOpen={deleting !== undefined}
            onOpenChange={(isOpen) => {
              if (!isOpen) setDeleting(undefined);
            }}
            title="Delete resume"
            confirmLabel="Delete"
            pendingLabel="Deleting…"
            isDanger
            onConfirm={async () => {
              if (deleting === undefined) return true;
              const isGone = await files.remove(deleting._id);
              if (isGone && deleting._id === selectedId) onSelect(undefined);
              return isGone;
            }}
          >
            {`Are you sure you want to delete "${deleting?.original_name ?? ''}"? This action cannot be undone.`}
          </ConfirmDialog>
        </>
      )}
    </QueryView>
  );
}

/** Which resume is sent. The list can be tended here, so that nobody has to leave for it. */
export function ResumeStep(props: ResumeStepProps) {
  const { files, isDisabled } = props;
  return (
    <Stack space={4}>
      <ResumeList {...props} />
      <FileDrop
        label="Upload a resume"
        description="PDF, DOC or DOCX, up to 2 MB"
        accept={acceptedFiles}
        onFile={(file) => void files.add(file)}
        progress={files.upload}
        errorMessage={files.problem}
        isDisabled={isDisabled}
      />
    </Stack>
  );
}
