import { initials } from './initials.ts';
import * as styles from './monogram.css.ts';

/** Stands for a company where its logo would: something for the eye to hold on to. The name stands beside it. */
export function Monogram({ name }: { name: string }) {
  return (
    <span className={styles.monogram} aria-hidden>
      {initials(name)}
    </span>
  );
}
