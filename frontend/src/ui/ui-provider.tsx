import { type ReactNode, useEffect } from 'react';
import { RouterProvider } from 'react-aria-components';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { type NavigateOptions, useHref, useNavigate } from 'react-router-dom';
import { keepFocus } from './keep-focus.ts';

declare module 'react-aria-components' {
  interface RouterConfig {
    routerOptions: NavigateOptions;
  }
}

/** Speaks en-US whatever the browser speaks, lets menus navigate without a reload, and never leaves focus nowhere. */
export function UiProvider({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  useEffect(keepFocus, []);
  return (
    <I18nProvider locale="en-US">
      <RouterProvider navigate={(to, options) => void navigate(to, options)} useHref={useHref}>
        {children}
      </RouterProvider>
    </I18nProvider>
  );
}
