import type { ReactNode } from 'react';
import { Link, type LinkProps } from '../../router/link.tsx';
import type { Space } from '../../theme/tokens.ts';
import * as styles from './card.css.ts';

export type CardProps = {
  as?: 'div' | 'section' | 'article' | 'li' | 'aside';
  padding?: keyof typeof styles.padding;
  space?: Space;
  /** The whole card is a link: put a `CardLink` into it. */
  isLinked?: boolean;
  id?: string;
  'aria-label'?: string;
  'aria-labelledby'?: string;
  children: ReactNode;
};

export function Card({ as: Tag = 'div', padding = 'lg', space = 4, isLinked = false, ...rest }: CardProps) {
  const look = `${styles.card} ${styles.padding[padding]} ${styles.gap[space]}`;
  return <Tag className={isLinked ? `${look} ${styles.linked}` : look} {...rest} />;
}

/** The one link of a linked card: its words are the title, its area is the card. `aria-current` marks the card that is open. */
export function CardLink(props: Pick<LinkProps, 'to' | 'state' | 'replace' | 'onClick' | 'aria-current' | 'children'>) {
  return <Link {...props} data-card-link className={styles.link} />;
}

/** Buttons and links of their own inside a linked card. */
export function CardActions({ children }: { children: ReactNode }) {
  return <div className={styles.above}>{children}</div>;
}

/** As `CardLink`, for a card that does something instead of going somewhere. */
export function CardButton({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <button type="button" data-card-link className={styles.link} onClick={onPress}>
      {children}
    </button>
  );
}
