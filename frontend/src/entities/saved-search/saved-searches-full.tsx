import { limits } from '@waypost/contracts/constants';
import type { SavedSearch } from '@waypost/contracts/entities/saved-search';
import { Banner } from '../../ui/banner.tsx';
import { Text } from '../../ui/text.tsx';

export const isFull = (saved: readonly SavedSearch[] = []): boolean => saved.length >= limits.savedSearches;

export const SavedSearchesFull = () => (
  <Banner>
    <Text>You have {limits.savedSearches} saved searches, the maximum. Delete one to save another.</Text>
  </Banner>
);
