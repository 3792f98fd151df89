import type { ReactNode } from 'react';
import { Link, type LinkProps } from '../../router/link.tsx';
import { button } from './button.css.ts';
import type { ButtonSize, ButtonVariant } from './button.tsx';
import * as styles from './link.css.ts';

type Target = Pick<LinkProps, 'to' | 'replace' | 'state' | 'onClick' | 'aria-label' | 'aria-current'> & {
  /** Opens a new tab and tells nobody where from. */
  isExternal?: boolean;
  /** The same for an address that somebody else has written: search engines are told that we do not speak for it. */
  isWritten?: boolean;
};

const external = 'noopener noreferrer';
const opening = ({
  isExternal = false,
  isWritten = false,
}: {
  isExternal: boolean | undefined;
  isWritten: boolean | undefined;
}) =>
  isExternal || isWritten
    ? ({ target: '_blank', rel: isWritten ? `nofollow ugc ${external}` : external } as const)
    : {};

type TextLinkProps = Target & { tone?: 'accent' | 'plain'; weight?: 'regular' | 'strong'; children: ReactNode };

export function TextLink({ tone = 'accent', weight, isExternal, isWritten, ...rest }: TextLinkProps) {
  return <Link {...rest} {...opening({ isExternal, isWritten })} className={styles.link({ tone, weight })} />;
}

type LinkButtonProps = Target & {
  variant?: Exclude<ButtonVariant, 'danger'>;
  size?: ButtonSize;
  icon?: ReactNode;
  isFullWidth?: boolean;
  isFlush?: boolean;
  children: ReactNode;
};

/** Goes somewhere, and looks like a button because it is the step to take. */
export function LinkButton({
  variant,
  size,
  icon,
  isFullWidth,
  isFlush,
  isExternal,
  isWritten,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <Link {...rest} {...opening({ isExternal, isWritten })} className={button({ variant, size, isFullWidth, isFlush })}>
      {icon}
      {children}
    </Link>
  );
}
