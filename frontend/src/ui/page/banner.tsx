import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ToneName } from '../../theme/colors.ts';
import * as styles from './banner.css.ts';

const icons = { neutral: Info, info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert } as const;

export type BannerProps = {
  tone?: ToneName;
  /** For what comes of a press: a screen reader says it. */
  role?: 'alert';
  title?: string;
  children?: ReactNode;
  actions?: ReactNode;
  icon?: ReactNode;
};

/** Stands in the page, above what it is about, until its reason is gone. */
export function Banner({ tone = 'info', role, title, children, actions, icon }: BannerProps) {
  const Icon = icons[tone];
  return (
    <div role={role} className={`${styles.banner} ${styles.tone[tone]}`}>
      <span className={styles.icon[tone]}>{icon ?? <Icon size={20} aria-hidden />}</span>
      <div className={styles.words}>
        {title === undefined ? null : <p className={styles.title}>{title}</p>}
        {children}
      </div>
      {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
