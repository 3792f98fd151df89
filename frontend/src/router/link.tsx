import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { pathOf, resolve } from './location.ts';
import { useLocation, useNavigate } from './router.tsx';

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** A path of the app, or the whole address of something else. */
  to: string;
  /** Takes the place of the entry in the history; a link to where one is does anyway. */
  replace?: boolean | undefined;
  /** Kept in the history entry, for the page that the link leads to. */
  state?: unknown;
  ref?: Ref<HTMLAnchorElement>;
};

const isElsewhere = (to: string) => /^([a-z][a-z\d+.-]*:|\/\/)/i.test(to);

/** Whether the browser would open it here; anything else is left to it. */
const opensHere = (event: MouseEvent, target: string | undefined) =>
  event.button === 0 &&
  (target === undefined || target === '_self') &&
  !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);

export function Link({ to, replace, state, onClick, children, ...rest }: LinkProps) {
  const navigate = useNavigate();
  const here = useLocation();
  if (isElsewhere(to)) {
    return (
      <a {...rest} href={to} onClick={onClick}>
        {children}
      </a>
    );
  }
  const path = pathOf(resolve(to, here.pathname));
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !opensHere(event, rest.target)) return;
    event.preventDefault();
    navigate(path, { replace: replace ?? path === pathOf(here), state });
  };
  return (
    <a {...rest} href={path} onClick={follow}>
      {children}
    </a>
  );
}
