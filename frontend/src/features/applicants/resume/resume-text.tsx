import { partsOf } from './resume-parts.ts';
import * as styles from './resume-text.css.ts';

/** The words of a resume: to be read, searched and copied. */
export function ResumeText({ text }: { text: string }) {
  return (
    <div className={styles.paper}>
      {partsOf(text).map(({ kind, text: words }, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- lines of one text, which never change places
        <p key={place} dir="auto" className={styles.part[kind]}>
          {words}
        </p>
      ))}
    </div>
  );
}
