import type { ReactNode } from 'react';
import { VisuallyHidden } from '../content/visually-hidden.tsx';
import * as styles from './skeleton.css.ts';

/** Holds the skeleton of a layout: says once that it loads, and shows nothing for the first 150 ms. */
export function Loading({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status" className={styles.late}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <div aria-hidden>{children}</div>
    </div>
  );
}

type BoneProps = { width?: string; height?: string };

/** A block of the size of what will be there. */
export function Bone({ width = '100%', height = '1rem' }: BoneProps) {
  return <span className={styles.bone} style={{ width, height }} />;
}

export function BoneCircle({ size }: { size: string }) {
  return <span className={styles.circle} style={{ width: size, height: size }} />;
}

const widths = ['100%', '92%', '97%', '64%'];

/** Lines of text to come. */
export function BoneLines({ count = 3 }: { count?: number }) {
  return (
    <span className={styles.lines}>
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className={styles.line} style={{ width: index === count - 1 ? '64%' : widths[index % 3] }} />
      ))}
    </span>
  );
}
