import { limits } from '@waypost/contracts/constants';
import type { SavedSearch } from '@waypost/contracts/entities/saved-search';
import { Text } from '../../ui/content/text.tsx';
import { Banner } from '../../ui/page/banner.tsx';

export const isFull = (saved: readonly SavedSearch[] = []): boolean => saved.length >= limits.savedSearches;

export const SavedSearchesFull = () => (
  <Banner>
    <Text>You have {limits.savedSearches} saved searches, the maximum. Delete one to save another.</Text>
  </Banner>
);
