import { autocompleteMinimum } from '@waypost/contracts/constants';
import { Bookmark, BriefcaseBusiness, Copy } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { lookUpOwnPosts, lookUpSavedJobs } from '../../../entities/lookup/own-jobs.ts';
import { quoted } from '../../../format/quoted.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Card } from '../../../ui/content/card.tsx';
import { Autocomplete } from '../../../ui/fields/combo/autocomplete.tsx';
import type { Lookup, LookupOption } from '../../../ui/fields/combo/lookup.ts';
import { ConfirmDialog } from '../../../ui/overlays/dialog.tsx';
import { copySources, type Copying, type CopySource, type ListedJob } from './use-copying.ts';

type Listing = (
  dashboardId: string,
) => (question: Parameters<Lookup>[0]) => Promise<readonly (LookupOption & { company: string })[]>;

type Words = { button: string; field: string; icon: ReactNode; list: Listing };
const words: Record<CopySource, Words> = {
  saved: {
    button: 'Copy from Saved Jobs',
    field: 'Saved job',
    icon: <Bookmark size={16} aria-hidden />,
    list: lookUpSavedJobs,
  },
  own: {
    button: 'Copy from My Posts',
    field: 'Post of yours',
    icon: <BriefcaseBusiness size={16} aria-hidden />,
    list: () => lookUpOwnPosts,
  },
};

const panelId = 'copy-job';

export function CopyButtons({ copying: { source, isFetching, toggle, buttons } }: { copying: Copying }) {
  return copySources.map((one) => (
    <Button
      key={one}
      ref={buttons[one]}
      icon={<Copy size={16} aria-hidden />}
      aria-expanded={source === one}
      aria-controls={panelId}
      isPending={isFetching}
      pendingLabel="Fetching…"
      onPress={() => toggle(one)}
    >
      {words[one].button}
    </Button>
  ));
}

function CopySearch({
  source,
  dashboardId,
  choose,
}: { source: CopySource; dashboardId: string } & Pick<Copying, 'choose'>) {
  const { button, field, icon, list } = words[source];
  const known = useRef(new Map<string, ListedJob>());
  const load: Lookup = async (question) => {
    const jobs = await list(dashboardId)(question);
    for (const { id, name, company } of jobs) known.current.set(id, { id, title: name, company });
    return jobs;
  };
  return (
    <Card as="section" id={panelId} padding="md" aria-label={button}>
      <Autocomplete
        label={field}
        description="Choose one to fill in the form with its details."
        value={null}
        onChange={(value) => {
          const job = known.current.get(value?.id ?? '');
          if (job !== undefined) choose(job);
        }}
        load={load}
        minimum={autocompleteMinimum['saved-jobs']}
        clearsOnChoice
        placeholder="Search by title or company"
        leading={icon}
      />
    </Card>
  );
}

/** The search over what can be copied, and the question before it replaces anything. */
export function CopyPanel({ copying, dashboardId }: { copying: Copying; dashboardId: string }) {
  const { source, chosen, choose, confirm, leave } = copying;
  return (
    <>
      {source === undefined ? null : (
        <CopySearch key={source} source={source} dashboardId={dashboardId} choose={choose} />
      )}
      <ConfirmDialog
        isOpen={chosen !== undefined}
        onOpenChange={leave}
        title="Replace what you have typed?"
        confirmLabel="Replace"
        cancelLabel="Keep what I typed"
        isDanger
        onConfirm={confirm}
      >
        {`The form is filled in from ${quoted(chosen?.title ?? '')}. Everything you typed in all four steps is replaced. This cannot be undone.`}
      </ConfirmDialog>
    </>
  );
}
