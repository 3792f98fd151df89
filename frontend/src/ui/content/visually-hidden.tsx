import type { ReactNode } from 'react';
import * as styles from './visually-hidden.css.ts';

/** Words for those who do not see the picture that says the same. */
export function VisuallyHidden({ as: Tag = 'span', children }: { as?: 'span' | 'h1' | 'div'; children: ReactNode }) {
  return <Tag className={styles.hidden}>{children}</Tag>;
}
