/** The name of the bell. */
export const bellLabel = (unread: number): string =>
  unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`;

/** As much as fits on the bell. */
export const shortCount = (unread: number): string => (unread > 9 ? '9+' : String(unread));
