import { pageAt } from '@waypost/contracts/paths';
import { useLocation } from '../../router/router.tsx';
import { forEverybody, framed } from '../frame/frames.tsx';
import { PublicJobScreen, PublicProfileScreen } from '../screens/document-screens.ts';
import { CouldNotBeShown } from '../screens/error-boundary.tsx';

/** The pages that are read as documents, in their frame. Any other address is here only because the app could not be loaded. */
export function DocumentRoutes() {
  const page = pageAt(useLocation().pathname)?.page;
  if (page === 'publicJob') return forEverybody(<PublicJobScreen />);
  if (page === 'publicProfile') return forEverybody(<PublicProfileScreen />, true);
  return framed(<CouldNotBeShown />);
}
