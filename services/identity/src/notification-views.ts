import type { Notification as NotificationView } from '@waypost/contracts/entities/notification';
import type { SavedSearch } from '@waypost/contracts/entities/saved-search';
import { countOf, type Kind, type Notification } from './inbox.ts';

/** What jobs knows of what notifications name, by ids; what cannot be asked for is missing. */
export type Names = { titles: ReadonlyMap<string, string>; searches: ReadonlyMap<string, SavedSearch> };

type OfKind<Name extends Kind> = {
  view(one: Notification<Name>, names: Names): NotificationView;
  /** The saved search that its words name, if they do. */
  savedSearchId?(one: Notification<Name>): string;
};

const shared = ({ _id, at, is_read }: Notification) => ({ _id, at, is_read });

const ofPost = (one: Notification, { titles }: Names) => ({
  ...shared(one),
  job_post_id: one.facts.job_post_id,
  title: titles.get(one.facts.job_post_id) ?? null,
  count: countOf(one),
});

const kinds: { [Name in Kind]: OfKind<Name> } = {
  'application-status': {
    view: (one, { titles }) => ({
      ...shared(one),
      kind: one.kind,
      job_post_id: one.facts.job_post_id,
      job_post_category: one.facts.job_post_category,
      status: one.facts.status,
      title: titles.get(one.facts.job_post_id) ?? null,
    }),
  },
  'saved-search': {
    savedSearchId: ({ about }) => about,
    view: (one, { titles, searches }) => ({
      ...shared(one),
      kind: one.kind,
      ...one.facts,
      saved_search_id: one.about,
      name: searches.get(one.about)?.name ?? null,
      query: searches.get(one.about)?.query ?? null,
      count: countOf(one),
      ...(one.has_more && { has_more: true }),
      title: titles.get(one.facts.job_post_id) ?? null,
    }),
  },
  'new-applicant': { view: (one, names) => ({ kind: one.kind, ...ofPost(one, names) }) },
  'score-ready': {
    view: (one, names) => ({ kind: one.kind, ...ofPost(one, names), best_score: one.facts.best_score }),
  },
  'old-post': { view: (one, names) => ({ kind: one.kind, ...ofPost(one, names) }) },
};

const kindOf = <Name extends Kind>({ kind }: Notification<Name>): OfKind<Name> => kinds[kind];

export const toNotification = <Name extends Kind>(one: Notification<Name>, names: Names): NotificationView =>
  kindOf(one).view(one, names);

/** What has to be asked for to show them. */
export const namedBy = (notifications: readonly Notification[]) => ({
  job_post_ids: [...new Set(notifications.map(({ facts }) => facts.job_post_id))],
  saved_search_ids: [...new Set(notifications.flatMap((one) => kindOf(one).savedSearchId?.(one) ?? []))],
});
