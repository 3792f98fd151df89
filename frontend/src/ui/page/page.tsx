import { type ReactNode, type RefObject, createContext, use, useLayoutEffect, useRef } from 'react';
import { NavigationType } from '../../router/location.ts';
import { useLocation, useNavigationType } from '../../router/router.tsx';
import { text } from '../content/text.css.ts';
import { Container } from './layout.tsx';
import * as styles from './page.css.ts';

/** The path whose heading was shown last; nothing before the first page. */
let shownPath: string | undefined;

/** The next page that is drawn takes focus as after a navigation, though it has the same address: what was in its place goes. */
export const awaitPage = () => {
  shownPath = '';
};

/** Told what the document is called, where there is none that could be named: a page that is drawn as text. */
export const DocumentName = createContext<((title: string) => void) | undefined>(undefined);

/**
 * Names the document and brings focus to the heading after a navigation, so that a screen reader says where one is.
 * Put the ref on the page's h1, with `tabIndex={-1}`.
 */
export function usePage(title: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();
  const navigationType = useNavigationType();

  const name = `${title} · Waypost`;
  use(DocumentName)?.(name);
  // With the page and before its focus moves, so that nobody hears the name of the page before.
  useLayoutEffect(() => {
    document.title = name;
  }, [name]);

  useLayoutEffect(() => {
    const isFirst = shownPath === undefined;
    if (shownPath === pathname) return;
    shownPath = pathname;
    if (isFirst) return;
    // Going back, the browser restores where one was.
    if (navigationType !== NavigationType.Pop) scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [pathname, navigationType]);

  return heading;
}

export type PageProps = {
  /** The document's title, and the heading unless `heading` says otherwise. */
  title: string;
  heading?: ReactNode;
  description?: ReactNode;
  /** At the right of the heading; one of them primary at most. */
  actions?: ReactNode;
  /** Above the heading: a link back. */
  back?: ReactNode;
  width?: 'page' | 'reading' | 'form';
  /** For a page that is all about its list: the heading is small, its description beside it. */
  isDense?: boolean;
  children: ReactNode;
};

export function Page({ title, heading = title, isDense = false, width = 'page', children, ...words }: PageProps) {
  const { description, actions, back } = words;
  const headingRef = usePage(title);
  return (
    <Container width={width}>
      <div className={isDense ? `${styles.page} ${styles.dense}` : styles.page}>
        <header className={styles.header}>
          <div className={isDense ? styles.line : styles.words}>
            {back}
            <h1 ref={headingRef} tabIndex={-1} className={text({ size: isDense ? 'lg' : 'xl', balanced: true })}>
              {heading}
            </h1>
            {description === undefined ? null : <div className={styles.description}>{description}</div>}
          </div>
          {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
        </header>
        {children}
      </div>
    </Container>
  );
}
