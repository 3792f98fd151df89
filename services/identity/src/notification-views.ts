import type { Notification as NotificationView } from '@waypost/contracts/entities/notification';
import type { Kind, Notification } from './inbox.ts';

/** Titles of job posts by their ids; one that cannot be asked for is missing. */
export type Titles = ReadonlyMap<string, string>;

type ViewOf = {
  [Name in Kind]: {
    /** The post that its words name. */
    jobPostId(notification: Notification<Name>): string;
    view(notification: Notification<Name>, titles: Titles): NotificationView;
  };
};

const shared = <Name extends Kind>({ _id, kind, at, is_read }: Notification<Name>) => ({ _id, kind, at, is_read });

const viewOf: ViewOf = {
  'application-status': {
    jobPostId: ({ facts }) => facts.job_post_id,
    view: (one, titles) => ({ ...shared(one), ...one.facts, title: titles.get(one.facts.job_post_id) ?? null }),
  },
};

export const jobPostsOf = (notifications: readonly Notification[]): string[] => [
  ...new Set(notifications.map((one) => viewOf[one.kind].jobPostId(one))),
];

export const toNotification = (one: Notification, titles: Titles): NotificationView =>
  viewOf[one.kind].view(one, titles);
