import type { ReactNode, Ref } from 'react';
import type { TypeSize } from '../../theme/tokens.ts';
import * as styles from './text.css.ts';

export type TextTone = 'default' | 'muted' | 'accent' | 'success' | 'warning' | 'danger';

type TextProps = {
  as?: 'p' | 'span' | 'div' | 'strong' | 'li' | 'time';
  id?: string;
  size?: TypeSize;
  tone?: TextTone;
  weight?: 'regular' | 'strong';
  /** Figures of one width, where numbers stand in columns or change in place. */
  numeric?: boolean;
  /** Cuts the text after so many lines. */
  lines?: 1 | 2 | 3;
  title?: string;
  /** What a person wrote, in any language, and nothing else. */
  dir?: 'auto';
  children: ReactNode;
};

export function Text({ as: Tag = 'p', size = 'sm', tone, weight, numeric, lines, ...rest }: TextProps) {
  return <Tag className={styles.text({ size, tone, weight, numeric, lines })} {...rest} />;
}

type HeadingProps = {
  level: 1 | 2 | 3 | 4;
  /** How it looks, where that differs from its level. */
  size?: TypeSize;
  id?: string;
  lines?: 1 | 2;
  /** For the heading that takes focus after a navigation; see `usePage`. */
  ref?: Ref<HTMLHeadingElement>;
  tabIndex?: -1;
  children: ReactNode;
};

const headingSize = { 1: 'xl', 2: 'lg', 3: 'md', 4: 'sm' } as const;

export function Heading({ level, size = headingSize[level], lines, ...rest }: HeadingProps) {
  const Tag = `h${level}` as const;
  return <Tag className={styles.text({ size, lines, weight: 'strong', balanced: lines === undefined })} {...rest} />;
}

/** A description as its author wrote it. */
export function Prose({ children }: { children: ReactNode }) {
  return (
    <div dir="auto" className={styles.prose}>
      {children}
    </div>
  );
}
