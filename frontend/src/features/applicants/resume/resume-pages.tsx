import { useQueries } from '@tanstack/react-query';
import type { Applicant } from '@waypost/contracts/entities/application';
import { useEffect, useRef } from 'react';
import { applicantResumeQuery } from '../../../entities/application/queries.ts';
import { nameOf } from '../../../entities/application/words.ts';
import * as styles from './resume-pages.css.ts';
import { isPdf } from './use-resume-file.ts';

/** How the browser's own viewer shows it: the page alone, at full width. */
const viewer = '#toolbar=0&navpanes=0&view=FitH';

/**
 * A viewer would keep every key for itself, and what is pressed in it takes focus there: focus comes back here, so that the keys of
 * the review go on working. Wheel and scrollbar need none.
 */
function useFocusKeptOutside() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const comeBack = () => {
      const frame = document.activeElement;
      if (frame instanceof HTMLIFrameElement && place.current?.contains(frame))
        place.current.focus({ preventScroll: true });
    };
    // The window loses focus before the frame is the active element.
    const lost = () => setTimeout(comeBack);
    window.addEventListener('blur', lost);
    return () => window.removeEventListener('blur', lost);
  }, []);
  return place;
}

type ResumePagesProps = { applicant: Applicant; next: Applicant | undefined };

/** The pages of the resume, and out of sight those of the next one, which are there at once when their turn comes. */
export function ResumePages({ applicant, next }: ResumePagesProps) {
  const place = useFocusKeptOutside();
  const people = next === undefined || next.is_deleted ? [applicant] : [applicant, next];
  const files = useQueries({ queries: people.map((one) => applicantResumeQuery(one)) });
  return (
    <div ref={place} tabIndex={-1} className={styles.frames}>
      {people.map((one, turn) => {
        const file = files[turn]?.data;
        if (!file?.downloadURL || !isPdf(file)) return null;
        return (
          // No sandbox attribute: the answer's own policy is one, and a frame with the attribute shows no PDF.
          <iframe
            key={one._id}
            className={styles.frame}
            data-shown={turn === 0}
            aria-hidden={turn > 0}
            tabIndex={-1}
            src={`${file.downloadURL}${viewer}`}
            title={`Resume of ${nameOf(one)}`}
          />
        );
      })}
    </div>
  );
}
