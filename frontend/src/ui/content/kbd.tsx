import * as styles from './kbd.css.ts';

/** The key that does the same. For the eye: the name of the button says it too. */
export const Kbd = ({ children }: { children: string }) => (
  <kbd className={styles.kbd} aria-hidden>
    {children}
  </kbd>
);
