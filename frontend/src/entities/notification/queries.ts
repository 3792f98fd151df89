import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { limits, pageSizes } from '@waypost/contracts/constants';
import { call, type Output } from '../../api/call.ts';

export type Notifications = Output<'listNotifications'>;

/** Under which names they are kept. */
export const notificationKeys = {
  all: ['notifications'],
  latest: (count: number) => ['notifications', 'latest', count],
  channels: ['notification-channels'],
} as const;

/** How many there are at first, and how many more each time. */
export const notificationStep: number = pageSizes.notifications;

/** The latest `count`, anew whenever the live stream tells of others. */
export const useNotifications = (count: number) =>
  useQuery({
    queryKey: notificationKeys.latest(count),
    queryFn: ({ signal }) =>
      call('listNotifications', { querystring: { page: '1', limit: String(count) } }, { signal }),
    placeholderData: keepPreviousData,
    meta: { changedBy: ['notification'] },
  });

/** Whether `count` can grow, and there is more to show. */
export const hasMore = ({ total }: Notifications, count: number) => total > count && count < limits.notifications;

type Read = { ids: readonly string[] } | { all: true };

/** Marks notifications as read. If that fails they stay unread, and it is tried again when the panel is opened next. */
export function useMarkRead() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (read: Read) =>
      call('readNotifications', { body: 'all' in read ? { all: true } : { ids: [...read.ids] } }),
    // Under way until they are shown as read.
    onSuccess: () => queries.invalidateQueries({ queryKey: notificationKeys.all }),
  });
}

/** Whether this installation sends e-mails: nothing by e-mail is offered before it is known that it does. */
export function useCanMail(): boolean {
  const { data } = useQuery({
    queryKey: notificationKeys.channels,
    queryFn: ({ signal }) => call('getNotificationChannels', {}, { signal, quiet: true }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data?.email ?? false;
}
