import * as styles from './logo.css.ts';

/** A signpost: two arms, one way each. */
export function LogoMark() {
  return (
    <svg width={28} height={28} viewBox="0 0 32 32" fill="none" aria-hidden className={styles.mark}>
      <path d="M16 3v26" className={styles.post} strokeWidth="3" strokeLinecap="round" />
      <path d="M7 6h15.5l4.5 4-4.5 4H7z" className={styles.arm} strokeWidth="1.5" strokeLinejoin="round" />
      <path d="M25 17H11.5L7 20.5l4.5 3.5H25z" className={styles.openArm} strokeWidth="2.5" strokeLinejoin="round" />
    </svg>
  );
}

export function Logo() {
  return (
    <span className={styles.logo}>
      <LogoMark />
      Waypost
    </span>
  );
}
