import { type ReactNode, useMemo } from 'react';
import { BrowserRouter, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { type Navigation, Router } from '../router/router.tsx';
import { ProgressLine } from './progress-line.tsx';

function Screens({ children }: { children: ReactNode }) {
  const location = useLocation();
  const navigationType = useNavigationType();
  const navigate = useNavigate();
  const here = useMemo(() => ({ location, navigationType }), [location, navigationType]);
  const navigation = useMemo<Navigation>(
    () => ({
      go: (path, options) => void navigate(path, options),
      move: (entries) => void navigate(entries),
    }),
    [navigate],
  );
  return (
    <Router here={here} navigation={navigation}>
      {children}
    </Router>
  );
}

/** Goes from page to page without loading one; what is shown stays until the next page can be. */
export const AppRouter = ({ children }: { children: ReactNode }) => (
  <BrowserRouter>
    <Screens>
      <ProgressLine />
      {children}
    </Screens>
  </BrowserRouter>
);
