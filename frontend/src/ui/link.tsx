import type { ReactNode } from 'react';
import { Link, type LinkProps } from '../router/link.tsx';
import { button } from './button.css.ts';
import type { ButtonSize, ButtonVariant } from './button.tsx';
import * as styles from './link.css.ts';

type Target = Pick<LinkProps, 'to' | 'replace' | 'state' | 'onClick' | 'aria-label' | 'aria-current'> & {
  /** Opens a new tab and tells nobody where from. */
  isExternal?: boolean;
};

const external = { target: '_blank', rel: 'noopener noreferrer' } as const;

type TextLinkProps = Target & { tone?: 'accent' | 'plain'; weight?: 'regular' | 'strong'; children: ReactNode };

export function TextLink({ tone = 'accent', weight, isExternal, ...rest }: TextLinkProps) {
  return <Link {...rest} {...(isExternal ? external : {})} className={styles.link({ tone, weight })} />;
}

type LinkButtonProps = Target & {
  variant?: Exclude<ButtonVariant, 'danger'>;
  size?: ButtonSize;
  icon?: ReactNode;
  isFullWidth?: boolean;
  children: ReactNode;
};

/** Goes somewhere, and looks like a button because it is the step to take. */
export function LinkButton({ variant, size, icon, isFullWidth, isExternal, children, ...rest }: LinkButtonProps) {
  return (
    <Link {...rest} {...(isExternal ? external : {})} className={button({ variant, size, isFullWidth })}>
      {icon}
      {children}
    </Link>
  );
}
