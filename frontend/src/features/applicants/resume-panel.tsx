import { useQuery } from '@tanstack/react-query';
import type { Applicant } from '@waypost/contracts/entities/application';
import { Download, ExternalLink } from 'lucide-react';
import { applicantResumeQuery, type ResumeFile } from '../../entities/application/queries.ts';
import { nameOf } from '../../entities/application/words.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Heading, Prose, Text } from '../../ui/text.tsx';
import { PanelState } from './panel-state.tsx';
import * as styles from './resume-panel.css.ts';
import { isPdf, useResumeFile } from './use-resume-file.ts';

/** How the browser's own viewer shows it: the page at full width, without its list of pages. */
const viewer = '#navpanes=0&view=FitH';

function Document({ file, name }: { file: ResumeFile; name: string }) {
  // Browsers of phones have no viewer of their own; the words are there all the same.
  if (isPdf(file) && navigator.pdfViewerEnabled) {
    // No sandbox attribute: the answer's own policy is one, and a frame with the attribute shows no PDF.
    return <iframe className={styles.frame} src={`${file.downloadURL}${viewer}`} title={`Resume of ${name}`} />;
  }
  return (
    <div className={styles.text}>
      {file.text ? (
        <>
          <Text size="xs" tone="muted">
            The words of the document. Download it to see its layout.
          </Text>
          <Prose>{file.text}</Prose>
        </>
      ) : (
        <Banner tone="warning" title="No text could be read from this file">
          Download it to see what it holds.
        </Banner>
      )}
    </div>
  );
}

/** The resume as it was sent. */
export function ResumePanel({ applicant }: { applicant: Applicant }) {
  const resume = useQuery(applicantResumeQuery(applicant));
  const { isPending, open, download } = useResumeFile(applicant);
  return (
    <section className={styles.panel} aria-label="Resume">
      <div className={styles.head}>
        <div className={styles.title}>
          <Heading level={3} size="sm" lines={1}>
            {applicant.resume_info.title}
          </Heading>
        </div>
        {resume.data && isPdf(resume.data) ? (
          <Button
            size="sm"
            variant="quiet"
            isDisabled={isPending}
            icon={<ExternalLink size={16} aria-hidden />}
            onPress={open}
          >
            Open
          </Button>
        ) : null}
        <Button
          size="sm"
          variant="quiet"
          isDisabled={isPending}
          icon={<Download size={16} aria-hidden />}
          onPress={download}
        >
          Download
        </Button>
      </div>
      <PanelState answer={resume} loading="Loading the resume" failed="The resume could not be opened">
        {(file) => <Document file={file} name={nameOf(applicant)} />}
      </PanelState>
    </section>
  );
}
