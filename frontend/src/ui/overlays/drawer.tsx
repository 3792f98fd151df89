import * as styles from './overlay.css.ts';
import { Overlay, type OverlayProps } from './overlay.tsx';

export type DrawerProps = OverlayProps & {
  side?: 'left' | 'right';
  /** Room for two columns, such as a document beside what is said of it. */
  isWide?: boolean;
};

/** A sheet from the side: details of a row, with the list still beside it. */
export function Drawer({ side = 'right', isWide = false, ...rest }: DrawerProps) {
  const surface = isWide ? `${styles.sheet[side]} ${styles.wide}` : styles.sheet[side];
  return <Overlay {...rest} overlayClass={styles.scrim} surfaceClass={surface} />;
}

/** A sheet from below, for filters on a phone. */
export function BottomSheet(props: OverlayProps) {
  return <Overlay {...props} overlayClass={styles.scrim} surfaceClass={styles.sheet.bottom} />;
}
