import { useIsFetching } from '@tanstack/react-query';
import type { Profile } from '@waypost/contracts/entities/profile';
import type { Resume } from '@waypost/contracts/entities/resume';
import { FileInput } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { type ResumeFiles, useResumeFiles } from '../../entities/resume/mutations.ts';
import { resumeKeys, useResumes } from '../../entities/resume/queries.ts';
import { ResumeDeletion, ResumeList, ResumeUpload } from '../../entities/resume/resume-list.tsx';
import { ResumeActions, ResumeFacts } from '../../entities/resume/resume-parts.tsx';
import { profileResumeWords as words } from '../../entities/resume/words.ts';
import { latePart, useLatePart } from '../../ui/behaviour/late-part.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Card } from '../../ui/content/card.tsx';
import { Heading, Text } from '../../ui/content/text.tsx';
import { VisuallyHidden } from '../../ui/content/visually-hidden.tsx';
import { Stack } from '../../ui/page/layout.tsx';
import { emptyParts } from './fill/empty-parts.ts';
import * as styles from './profile.css.ts';

const fillDialog = latePart(() => import('./fill/fill-dialog.tsx'), 'FillDialog');

/** What a screen reader hears when a file that was being read has been read. */
function useReadingNews(resumes: readonly Resume[]): string {
  const [news, setNews] = useState('');
  const before = useRef<ReadonlyMap<string, Resume>>(new Map());
  useEffect(() => {
    const read = resumes.filter(
      ({ _id, text_status }) => text_status !== 'pending' && before.current.get(_id)?.text_status === 'pending',
    );
    before.current = new Map(resumes.map((resume) => [resume._id, resume]));
    if (read.length === 0) return;
    setNews(
      read
        .map(({ original_name, text_status, text_note, unreadable_reason = 'No text could be read from it.' }) =>
          text_status === 'readable'
            ? [`${original_name} has been read.`, text_note].filter(Boolean).join(' ')
            : `${original_name}: ${unreadable_reason}`,
        )
        .join(' '),
    );
  }, [resumes]);
  return news;
}

const isPdf = ({ original_name }: Resume) => original_name.toLowerCase().endsWith('.pdf');

type Filling = { fill: () => void } & Pick<ReturnType<typeof useLatePart>, 'ahead'>;

type RowProps = {
  resume: Resume;
  files: ResumeFiles;
  /** Where there is a section that it may fill. */
  filling: Filling | undefined;
  onDelete: () => void;
};

/** Reads what a resume says; the dialog opens once there is something to show. */
function FillButton({ resume, filling: { fill, ahead } }: { resume: Resume; filling: Filling }) {
  const isReading = useIsFetching({ queryKey: resumeKeys.content(resume) }) > 0;
  return (
    <Button
      size="sm"
      icon={<FileInput size={16} aria-hidden />}
      aria-label={`Fill my profile from ${resume.original_name}`}
      isPending={isReading}
      pendingLabel="Reading…"
      onPress={fill}
      {...ahead}
    >
      Fill my profile
    </Button>
  );
}

function ResumeRow({ resume, files, filling, onDelete }: RowProps) {
  const { _id, original_name: name, text_status } = resume;
  return (
    <li className={styles.resume}>
      <div className={styles.resumeName}>
        {name}
        <ResumeFacts resume={resume} />
      </div>
      <ResumeActions
        name={name}
        isDisabled={files.upload !== undefined}
        onOpen={isPdf(resume) ? () => void files.open(_id) : undefined}
        onDownload={() => void files.download(_id)}
        onReplace={(file) => files.replace(_id, file)}
        onDelete={onDelete}
      />
      {filling === undefined || text_status !== 'readable' ? null : (
        <div className={styles.fill}>
          <FillButton resume={resume} filling={filling} />
        </div>
      )}
    </li>
  );
}

/** One's resumes: what applications are sent with, and what a profile can be filled from. */
export function ResumeManagement({ profile }: { profile: Profile }) {
  const resumes = useResumes();
  const files = useResumeFiles(words, resumes.data);
  const news = useReadingNews(resumes.data ?? none);
  const [deleting, setDeleting] = useState<Resume>();
  const { Part: FillDialog, whenThere, ahead } = useLatePart(fillDialog);
  const [filling, setFilling] = useState<Resume>();
  const canFill = emptyParts(profile).length > 0;
  return (
    <Card as="section" aria-labelledby="resumes" space={3}>
      <Heading level={2} size="md" id="resumes" tabIndex={-1}>
        Resume management
      </Heading>
      <Text tone="muted">
        You apply with one of these.{' '}
        {canFill ? 'Any that has been read can fill the empty parts of your profile.' : null}
      </Text>
      <Stack space={4}>
        <ResumeList resumes={resumes} words={words} kept="Your resumes are safe.">
          {(resume) => (
            <ResumeRow
              key={resume._id}
              resume={resume}
              files={files}
              filling={canFill ? { fill: () => whenThere(() => setFilling(resume)), ahead } : undefined}
              onDelete={() => setDeleting(resume)}
            />
          )}
        </ResumeList>
        <ResumeUpload files={files} />
      </Stack>
      <VisuallyHidden>
        <output>{news}</output>
      </VisuallyHidden>
      <ResumeDeletion resume={deleting} files={files} onClose={() => setDeleting(undefined)} />
      {FillDialog === undefined || filling === undefined ? null : (
        <FillDialog resume={filling} userId={profile.user._id} onClose={() => setFilling(undefined)} />
      )}
    </Card>
  );
}

const none: readonly Resume[] = [];
