import { type ComponentType, lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { PublicShell } from './public-shell.tsx';

/** A screen in a file of its own, loaded when it is first shown. */
function screen<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) {
  return lazy(async () => ({ default: (await load())[name] }));
}

const NotFoundScreen = screen(() => import('./not-found-screen.tsx'), 'NotFoundScreen');

export function AppRoutes() {
  return (
    <Routes>
      <Route
        path="*"
        element={
          <PublicShell>
            <NotFoundScreen />
          </PublicShell>
        }
      />
    </Routes>
  );
}
