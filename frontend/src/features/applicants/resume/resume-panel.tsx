import { useQuery } from '@tanstack/react-query';
import type { Applicant } from '@waypost/contracts/entities/application';
import { Download, ExternalLink } from 'lucide-react';
import { applicantResumeQuery, type ResumeFile } from '../../../entities/application/queries.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Heading, Text } from '../../../ui/content/text.tsx';
import { Banner } from '../../../ui/page/banner.tsx';
import { Tabs } from '../../../ui/page/tabs.tsx';
import { PanelState } from '../panel-state.tsx';
import { ResumePages } from './resume-pages.tsx';
import * as styles from './resume-panel.css.ts';
import { ResumeText } from './resume-text.tsx';
import { isPdf, useResumeFile } from './use-resume-file.ts';

export type ResumeView = 'text' | 'pdf';

type ResumePanelProps = {
  applicant: Applicant;
  /** Whose resume is fetched meanwhile. */
  next: Applicant | undefined;
  /** Stays from one applicant to the next. */
  view: ResumeView;
  onView: (view: ResumeView) => void;
};

function Words({ file }: { file: ResumeFile }) {
  if (file.text) return <ResumeText text={file.text} />;
  if (file.text_status === 'pending')
    return (
      <Banner tone="info" title="The text is being read…">
        It is shown here as soon as it is there.
      </Banner>
    );
  return (
    <Banner tone="warning" title="No text could be read from this file">
      {file.downloadURL === null
        ? 'The file itself is hidden until you have decided on the applicant.'
        : 'Download it to see what it holds.'}
    </Banner>
  );
}

/** A file would say whose it is. */
const isHidden = ({ hidden_as }: Applicant) => hidden_as !== null;

const hasWords = ({ text, text_status }: ResumeFile) => Boolean(text) || text_status === 'pending';

/** What is said of how the words are shown. */
const wordsNote = (file: ResumeFile) =>
  file.downloadURL === null
    ? 'The words of the document, without what tells who it is about. The document itself is shown once you have decided.'
    : 'The words of the document. Download it to see its layout.';

/** The resume as it was sent: its words first, which are there at once, and beside them the pages where the browser shows them. */
export function ResumePanel({ applicant, next, view, onView }: ResumePanelProps) {
  const resume = useQuery(applicantResumeQuery(applicant));
  useQuery({ ...applicantResumeQuery(next ?? applicant), enabled: next?.is_deleted === false });
  const { isPending, open, download } = useResumeFile(applicant);
  const look = { size: 'sm', variant: 'quiet', isDisabled: isPending } as const;
  return (
    <section className={styles.panel} aria-label="Resume">
      <div className={styles.head}>
        <div className={styles.title}>
          <Heading level={3} size="sm" lines={1}>
            {applicant.resume_info?.title ?? 'Resume'}
          </Heading>
        </div>
        {resume.data?.downloadURL && isPdf(resume.data) ? (
          <Button {...look} icon={<ExternalLink size={16} aria-hidden />} onPress={open}>
            Open
          </Button>
        ) : null}
        {isHidden(applicant) ? null : (
          <Button {...look} icon={<Download size={16} aria-hidden />} onPress={download}>
            Download
          </Button>
        )}
      </div>
      <PanelState answer={resume} loading="Loading the resume" failed="The resume could not be opened">
        {(file) =>
          // Browsers of phones have no viewer of their own; the words are there all the same.
          file.downloadURL !== null && isPdf(file) && navigator.pdfViewerEnabled ? (
            <div className={styles.views}>
              <Tabs
                label="How the resume is shown"
                selected={hasWords(file) ? view : 'pdf'}
                onSelect={onView}
                items={[
                  { id: 'text', label: 'Text', isDisabled: !hasWords(file), content: <Words file={file} /> },
                  { id: 'pdf', label: 'PDF', content: <ResumePages applicant={applicant} next={next} /> },
                ]}
              />
            </div>
          ) : (
            <>
              {file.text ? (
                <Text size="xs" tone="muted">
                  {wordsNote(file)}
                </Text>
              ) : null}
              <Words file={file} />
            </>
          )
        }
      </PanelState>
    </section>
  );
}
