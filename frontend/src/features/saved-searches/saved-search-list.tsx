import type { SavedSearch } from '@waypost/contracts/entities/saved-search';
import { Ellipsis, Pause, Pencil, Play, Search, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { pausing, useDeleteSavedSearch, useEditSavedSearch } from '../../entities/saved-search/mutations.ts';
import { pathToSearch } from '../../entities/saved-search/path-to-search.ts';
import { useAlertOptions } from '../../entities/saved-search/use-alert-options.ts';
import { newsWords, queryWords } from '../../entities/saved-search/words.ts';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { TextLink } from '../../ui/buttons/link.tsx';
import { Badge } from '../../ui/content/badge.tsx';
import { Card } from '../../ui/content/card.tsx';
import { Heading, Text } from '../../ui/content/text.tsx';
import { Select } from '../../ui/fields/select/select.tsx';
import { Menu } from '../../ui/overlays/menu.tsx';
import { Inline } from '../../ui/page/layout.tsx';
import { RenameDialog } from './rename-dialog.tsx';
import * as styles from './saved-searches.css.ts';

export function SavedSearchList({ searches }: { searches: readonly SavedSearch[] }) {
  const [renaming, setRenaming] = useState<SavedSearch>();
  return (
    <>
      <ul className={styles.list} aria-label="Your saved searches">
        {searches.map((search) => (
          <Card key={search._id} as="li" padding="md">
            <SavedSearchRow search={search} onRename={() => setRenaming(search)} />
          </Card>
        ))}
      </ul>
      {renaming === undefined ? null : <RenameDialog search={renaming} onClose={() => setRenaming(undefined)} />}
    </>
  );
}

function SavedSearchRow({ search, onRename }: { search: SavedSearch; onRename: () => void }) {
  const edit = useEditSavedSearch();
  const isPaused = search.alert === 'none';
  const options = useAlertOptions(isPaused ? search.alert_before_pause : search.alert);
  const pause = () => edit.mutate({ search, change: pausing(search) });
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <Inline space={2}>
          <Heading level={2} size="md">
            <TextLink to={pathToSearch(search.query)} tone="plain" weight="strong">
              <span className={styles.name}>{search.name}</span>
            </TextLink>
          </Heading>
          {isPaused ? <Badge tone="neutral">Paused</Badge> : null}
        </Inline>
        <Text as="div" tone="muted">
          <span className={styles.name}>{queryWords(search.query)}</span>
        </Text>
        <Text as="div" tone="muted" size="xs" numeric>
          {newsWords(search)}
        </Text>
      </div>
      <div className={styles.tools}>
        <div className={styles.alert}>
          <Select
            label={`New jobs of ${search.name}`}
            isLabelHidden
            options={options}
            value={search.alert}
            onChange={(alert) => {
              if (alert === search.alert) return;
              if (alert === 'none') return pause();
              edit.mutate({ search, change: { alert } });
            }}
          />
        </div>
        <SearchMenu search={search} onRename={onRename} onPause={pause} />
      </div>
    </div>
  );
}

type SearchMenuProps = { search: SavedSearch; onRename: () => void; onPause: () => void };

function SearchMenu({ search, onRename, onPause }: SearchMenuProps) {
  const remove = useDeleteSavedSearch();
  const isPaused = search.alert === 'none';
  const label = `Actions for ${search.name}`;
  return (
    <Menu
      label={label}
      placement="bottom end"
      trigger={<IconButton label={label} icon={<Ellipsis size={16} aria-hidden />} />}
      groups={[
        {
          id: 'actions',
          actions: [
            { id: 'run', label: 'Show jobs', icon: <Search size={16} aria-hidden />, href: pathToSearch(search.query) },
            { id: 'rename', label: 'Rename', icon: <Pencil size={16} aria-hidden />, onAction: onRename },
            {
              id: 'pause',
              label: isPaused ? 'Resume' : 'Pause',
              icon: isPaused ? <Play size={16} aria-hidden /> : <Pause size={16} aria-hidden />,
              onAction: onPause,
            },
            {
              id: 'delete',
              label: 'Delete',
              icon: <Trash2 size={16} aria-hidden />,
              tone: 'danger',
              onAction: () => remove.mutate(search),
            },
          ],
        },
      ]}
    />
  );
}
