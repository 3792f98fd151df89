import * as styles from './overlay.css.ts';
import { Overlay, type OverlayProps } from './overlay.tsx';

export type DrawerProps = OverlayProps & { side?: 'left' | 'right' };

/** A sheet from the side: details of a row, with the list still beside it. */
export function Drawer({ side = 'right', ...rest }: DrawerProps) {
  return <Overlay {...rest} overlayClass={styles.scrim} surfaceClass={styles.sheet[side]} />;
}

/** A sheet from below, for filters on a phone. */
export function BottomSheet(props: OverlayProps) {
  return <Overlay {...props} overlayClass={styles.scrim} surfaceClass={styles.sheet.bottom} />;
}
