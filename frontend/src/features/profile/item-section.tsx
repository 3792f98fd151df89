import type { Profile } from '@waypost/contracts/entities/profile';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useLatePart } from '../../ui/behaviour/late-part.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { Badge } from '../../ui/content/badge.tsx';
import { Text } from '../../ui/content/text.tsx';
import { ConfirmDialog } from '../../ui/overlays/dialog.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import { Banner } from '../../ui/page/banner.tsx';
import { Inline } from '../../ui/page/layout.tsx';
import { draftedItems, editDrafts, editKey } from './editor/edit-draft.ts';
import type { ItemDialogProps } from './editor/item-dialog.tsx';
import { itemIn } from './editor/section-items.ts';
import { useItemDeletion } from './editor/use-item-deletion.ts';
import * as styles from './profile.css.ts';
import { SectionCard } from './section-card.tsx';
import { type DialogSection, sectionViews } from './sections.tsx';

type Subject = Pick<ItemDialogProps, 'item' | 'goneId'>;
type Listed = { _id: string; name: string };

type DraftBannerProps = { id: string | undefined; one: string; onContinue: () => void; onDiscard: () => void };

/** What was typed and is in no list: of a new item, or of one that is gone. */
function DraftBanner({ id, one, onContinue, onDiscard }: DraftBannerProps) {
  return (
    <Banner
      title={
        id === undefined
          ? `You have not saved a new ${one} yet`
          : `You were changing a ${one} that has been deleted since`
      }
      actions={
        <Inline>
          <Button size="sm" onPress={onContinue}>
            Continue
          </Button>
          <Button size="sm" variant="quiet" onPress={onDiscard}>
            Discard
          </Button>
        </Inline>
      }
    >
      <Text>What you typed is kept on this device.</Text>
    </Banner>
  );
}

type ItemActionsProps = { item: Listed; onEdit: () => void; onDelete: () => void } & Pick<
  ReturnType<typeof useLatePart>,
  'ahead'
>;

function ItemActions({ item: { name }, ahead, onEdit, onDelete }: ItemActionsProps) {
  return (
    <div className={styles.itemActions}>
      <IconButton label={`Edit ${name}`} icon={<Pencil size={16} aria-hidden />} onPress={onEdit} {...ahead} />
      <IconButton label={`Delete ${name}`} icon={<Trash2 size={16} aria-hidden />} onPress={onDelete} />
    </div>
  );
}

type DeletionProps = { item: Listed | undefined; onClose: () => void; onDelete: (id: string) => void };

function Deletion({ item, onClose, onDelete }: DeletionProps) {
  return (
    <ConfirmDialog
      isOpen={item !== undefined}
      onOpenChange={onClose}
      title={item === undefined ? '' : `Delete ${item.name}`}
      confirmLabel="Delete"
      isDanger
      onConfirm={() => item && onDelete(item._id)}
    >
      Are you sure you want to delete this item?
    </ConfirmDialog>
  );
}

/** What is typed and not saved yet, and how it is thrown away. */
function useDrafts(profile: Profile, section: DialogSection) {
  const userId = profile.user._id;
  const [, look] = useState(0);
  const drafted = draftedItems(userId, section);
  return {
    isDrafted: (id: string) => drafted.includes(id),
    homeless: drafted.filter((id) => id === undefined || itemIn(profile, section, id) === undefined),
    discard(id: string | undefined) {
      editDrafts.clear(editKey(userId, section, id));
      toast.info('Item removed');
      look((count) => count + 1);
    },
  };
}

/** A section of items, each with its own dialog. */
export function ItemSection({ profile, section }: { profile: Profile; section: DialogSection }) {
  const { anchor, title, none, one, itemsOf, dialog } = sectionViews[section];
  const { Part: Dialog, whenThere, ahead } = useLatePart(dialog);
  const [opened, setOpened] = useState<Subject>();
  const open = (subject: Subject) => whenThere(() => setOpened(subject));
  const [deleting, setDeleting] = useState<Listed>();
  const drafts = useDrafts(profile, section);
  const deleteItem = useItemDeletion(profile.user._id, section);
  const items = itemsOf(profile);
  const edit = (id: string) => open({ item: itemIn(profile, section, id) });
  return (
    <SectionCard
      anchor={anchor}
      title={title}
      actions={
        <Button
          size="sm"
          icon={<Plus size={16} aria-hidden />}
          aria-label={`Add ${one}`}
          onPress={() => open({ item: undefined })}
          {...ahead}
        >
          Add
        </Button>
      }
    >
      {drafts.homeless.map((id) => (
        <DraftBanner
          key={id ?? 'new'}
          id={id}
          one={one}
          onContinue={() => open({ item: undefined, goneId: id })}
          onDiscard={() => drafts.discard(id)}
        />
      ))}
      {items.length === 0 ? (
        <Text tone="muted">{none}</Text>
      ) : (
        <ul className={styles.items} aria-label={title}>
          {items.map(({ _id, name, shown }) => (
            <li key={_id} className={styles.item}>
              <div className={styles.itemWords}>
                {shown}
                {drafts.isDrafted(_id) ? <Badge tone="warning">Unsaved changes</Badge> : null}
              </div>
              <ItemActions
                item={{ _id, name }}
                ahead={ahead}
                onEdit={() => edit(_id)}
                onDelete={() => setDeleting({ _id, name })}
              />
            </li>
          ))}
        </ul>
      )}
      <Deletion item={deleting} onClose={() => setDeleting(undefined)} onDelete={(id) => void deleteItem(id)} />
      {opened === undefined || Dialog === undefined ? null : (
        <Dialog {...opened} profile={profile} onClose={() => setOpened(undefined)} />
      )}
    </SectionCard>
  );
}
