import * as styles from './skip-link.css.ts';

/** The first stop of the keyboard: past the menu. */
export function SkipLink({ targetId }: { targetId: string }) {
  return (
    <a href={`#${targetId}`} className={styles.skip}>
      Skip to content
    </a>
  );
}
