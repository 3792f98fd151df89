import { useIsScreenAwaited } from './awaited-screens.ts';
import * as styles from './progress-line.css.ts';

/** Says that a page is on its way, while the one before still stands there. */
export function ProgressLine() {
  return useIsScreenAwaited() ? <progress aria-label="Loading the page" className={styles.line} /> : null;
}
