import { type PageName, pageAt } from '@waypost/contracts/paths';
import { screen } from './screen.ts';

export const PublicJobScreen = screen(() => import('../../features/job/public-job-screen.tsx'), 'PublicJobScreen');
export const PublicProfileScreen = screen(
  () => import('../../features/public-profile/public-profile-screen.tsx'),
  'PublicProfileScreen',
);

const documents: Partial<Record<PageName, { load(): Promise<unknown> }>> = {
  publicJob: PublicJobScreen,
  publicProfile: PublicProfileScreen,
};

const screenAt = (path: string) => documents[pageAt(path)?.page ?? 'start'];

/** Whether the page at a path is come to from elsewhere, read, and left. */
export const isDocumentAt = (path: string): boolean => screenAt(path) !== undefined;
/** What does not come is asked for again when it is shown. */
export const loadDocument = async (path: string): Promise<unknown> =>
  screenAt(path)
    ?.load()
    .catch(() => undefined);
