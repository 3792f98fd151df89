import { useQuery } from '@tanstack/react-query';
import type { SavedQuery, SavedSearch } from '@waypost/contracts/entities/saved-search';
import { pages } from '@waypost/contracts/paths';
import { BellPlus } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { isRefusal, textFor } from '../../api/api-error.ts';
import { quoted } from '../../format/quoted.ts';
import { useKeptText } from '../../forms/use-kept-text.ts';
import { useNavigate } from '../../router/router.tsx';
import { useSignedIn } from '../../session/session.tsx';
import { useIsHere } from '../../ui/behaviour/use-is-here.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { LinkButton, TextLink } from '../../ui/buttons/link.tsx';
import { Text } from '../../ui/content/text.tsx';
import { RadioGroup } from '../../ui/fields/choice/radio-group.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import { Banner } from '../../ui/page/banner.tsx';
import { Stack } from '../../ui/page/layout.tsx';
import { useSaveSearch } from './mutations.ts';
import { savedSearchesQuery } from './queries.ts';
import { isFull, SavedSearchesFull } from './saved-searches-full.tsx';
import { useAlertOptions } from './use-alert-options.ts';
import { searchNameKey, useSearchName } from './use-search-name.tsx';
import { isSameQuery, queryWords } from './words.ts';

type SaveSearchProps = {
  /** The suggested name. */
  name: string;
  query: SavedQuery;
};

/** It was saved by an earlier try; saving again puts on top what is chosen here. */
const said = {
  'version-conflict': 'It was changed in another window meanwhile. Save it again to keep what you chose here.',
};

/** Keeps a search, so that its new jobs come to whoever looks for them. */
export function SaveSearch(props: SaveSearchProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" icon={<BellPlus size={16} aria-hidden />} onPress={() => setOpen(true)}>
        Save search
      </Button>
      {isOpen ? <SaveSearchDialog {...props} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function SaveSearchDialog({ name: suggested, query, onClose }: SaveSearchProps & { onClose: () => void }) {
  const navigate = useNavigate();
  const form = useId();
  const { user } = useSignedIn();
  const { field, take, forget: forgetName } = useSearchName(suggested, searchNameKey(user._id, suggested));
  const options = useAlertOptions().filter(({ value }) => value !== 'none');
  const [chosen, setChosen, forgetChosen] = useKeptText(`waypost.search-alert.${user._id}.${suggested}`);
  const alert = options.find(({ value }) => value === chosen)?.value ?? 'live';
  const save = useSaveSearch();
  const { data: { saved_searches: saved } = {} } = useQuery(savedSearchesQuery);
  const same = saved?.find((one) => isSameQuery(one.query, query));
  // Where it is this one that made it full, and only the answer was lost, trying again says so.
  const isBlocked = isFull(saved) && !(same && save.isError && !isRefusal(save.error, 'conflict'));
  const isHere = useIsHere();
  const close = () => {
    forgetName();
    forgetChosen();
    onClose();
  };

  async function send(event: FormEvent) {
    event.preventDefault();
    if (save.isPending || isBlocked) return;
    const name = take();
    if (name === undefined) return;
    try {
      await save.mutateAsync({ name, query, alert });
    } catch (error) {
      if (!isHere.current)
        toast.error(`The search ${quoted(name)} was not saved. ${textFor(error, said, 'Please try again.')}`);
      return;
    }
    close();
    toast.success('Search saved', {
      action: { label: 'Saved searches', onAction: () => navigate(pages.savedSearches) },
    });
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && close()}
      title="Save this search"
      subtitle={queryWords(query)}
      isBusy={save.isPending}
      footer={
        <>
          <Button isDisabled={save.isPending} onPress={close}>
            Cancel
          </Button>
          {isBlocked ? (
            <LinkButton to={pages.savedSearches} variant="primary">
              See saved searches
            </LinkButton>
          ) : (
            <Button variant="primary" type="submit" form={form} isPending={save.isPending} pendingLabel="Saving…">
              Save search
            </Button>
          )}
        </>
      }
    >
      <form id={form} onSubmit={(event) => void send(event)} noValidate>
        <Stack space={4}>
          {save.error === null ? null : (
            <Banner tone="danger" role="alert">
              <Text>{textFor(save.error, said, 'The search was not saved. Please try again.')}</Text>
            </Banner>
          )}
          {isBlocked ? <SavedSearchesFull /> : <SavedBefore same={same} />}
          {field}
          <RadioGroup label="Tell me about new jobs" options={options} value={alert} onChange={setChosen} />
        </Stack>
      </form>
    </Dialog>
  );
}

function SavedBefore({ same }: { same: SavedSearch | undefined }) {
  if (same === undefined) return null;
  return (
    <Banner>
      <Text>
        You have saved this search already, as {quoted(same.name)}.{' '}
        <TextLink to={pages.savedSearches}>See saved searches</TextLink>
      </Text>
    </Banner>
  );
}
