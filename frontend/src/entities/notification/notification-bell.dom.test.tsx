import { screen, waitFor, within } from '@testing-library/react';
import type { Notification } from '@waypost/contracts/entities/notification';
import { aStatusNotification } from '@waypost/contracts/testing/notifications';
import { expect, test } from 'vitest';
import { hearLive } from '../../testing/hear-live.ts';
import { aSeeker, renderApp } from '../../testing/render-app.tsx';

const tellLive = () => hearLive({ kind: 'notification', id: 'somebody', version: 2 });

/** Somebody who was told so, with a server that knows what was read. */
function open(initial: readonly Notification[] = []) {
  let kept = [...initial];
  const app = renderApp('/settings', {
    as: aSeeker(),
    prepare(bff) {
      const unread = () => kept.filter(({ is_read }) => !is_read).length;
      bff.answer('listNotifications', ({ query }) => ({
        notifications: kept.slice(0, Number(query.get('limit'))),
        total: kept.length,
        unread: unread(),
      }));
      bff.answer('readNotifications', ({ body }) => {
        const { ids } = body as { ids?: string[] };
        kept = kept.map((one) => (ids === undefined || ids.includes(one._id) ? { ...one, is_read: true } : one));
        return { unread: unread() };
      });
    },
  });
  return {
    ...app,
    async come(one: Notification) {
      kept = [one, ...kept];
      tellLive();
    },
    kept: () => kept,
    panel: async () => {
      await app.person.click(await screen.findByRole('button', { name: /^Notifications/ }));
      return within(await screen.findByRole('dialog', { name: 'Notifications' }));
    },
  };
}

test('where nothing has happened yet, the panel says so', async () => {
  const panel = await open().panel();
  expect(await panel.findByText('No notifications yet')).toBeTruthy();
  expect(panel.queryByRole('button', { name: /^Mark all as read/ })).toBeNull();
});

test('the bell counts what is unread; to see it is to read it, and it stays marked while the panel is open', async () => {
  const [fresh, old] = [aStatusNotification(), aStatusNotification({ title: 'Florist', is_read: true })];
  const { panel, kept, person, address } = open([fresh, old]);
  expect(await screen.findByRole('button', { name: 'Notifications, 1 unread' })).toBeTruthy();
  const shown = await panel();
  expect(await shown.findByRole('link', { name: /^New: ?You were shortlisted for “Gardener”/ })).toBeTruthy();
  expect(shown.getByRole('link', { name: /^You were shortlisted for “Florist”/ })).toBeTruthy();
  await waitFor(() => expect(kept().every(({ is_read }) => is_read)).toBe(true));
  expect(shown.getByRole('link', { name: /^New:/ })).toBeTruthy();
  await person.keyboard('{Escape}');
  const bell = await screen.findByRole('button', { name: 'Notifications' });
  await waitFor(() => expect(document.activeElement).toBe(bell));
  const again = await panel();
  await person.click(await again.findByRole('link', { name: /“Gardener”/ }));
  await waitFor(() => expect(address()).toBe(`/job/${fresh.job_post_id}`));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('what could not be marked as read is unread, whether or not it can be asked for again', async () => {
  const { bff, panel } = open([aStatusNotification()]);
  await screen.findByRole('button', { name: 'Notifications, 1 unread' });
  bff.takeAway('readNotifications');
  bff.takeAway('listNotifications');
  const shown = await panel();
  await shown.findByRole('link', { name: /^New:/ });
  await waitFor(() => expect(bff.askedFor('readNotifications')).not.toEqual([]));
  expect(screen.getByRole('button', { name: 'Notifications, 1 unread', hidden: true })).toBeTruthy();
});

test('what comes meanwhile is counted and said politely; what was there is not', async () => {
  const { come } = open([aStatusNotification()]);
  await screen.findByRole('button', { name: 'Notifications, 1 unread' });
  expect(screen.queryByText(/^New notification/)).toBeNull();
  await come(aStatusNotification({ title: 'Florist', status: 'Selected', at: '2026-03-02T09:00:00.000Z' }));
  expect(await screen.findByRole('button', { name: 'Notifications, 2 unread' })).toBeTruthy();
  const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  await expect.poll(said).toContain('New notification: You were selected for “Florist”');
});

test('what comes before the first answer is said as well', async () => {
  const first = Promise.withResolvers<void>();
  const fresh = aStatusNotification({ title: 'Florist', status: 'Selected' });
  const { bff } = open();
  bff.answer('listNotifications', async () => {
    await first.promise;
    return { notifications: [fresh, aStatusNotification()], total: 2, unread: 2 };
  });
  await screen.findByRole('button', { name: 'Notifications' });
  tellLive();
  first.resolve();
  expect(await screen.findByText('New notification: You were selected for “Florist”')).toBeTruthy();
});

test('older ones come on demand, and all are read at once', async () => {
  const { panel, person, kept } = open(Array.from({ length: 12 }, () => aStatusNotification()));
  const shown = await panel();
  await waitFor(() => expect(shown.getAllByRole('listitem')).toHaveLength(10));
  await person.click(await shown.findByRole('button', { name: /^Mark all as read/ }));
  await waitFor(() => expect(kept().every(({ is_read }) => is_read)).toBe(true));
  await person.click(shown.getByRole('button', { name: /^Show older/ }));
  await waitFor(() => expect(shown.getAllByRole('listitem')).toHaveLength(12));
  expect(shown.queryByRole('button', { name: /^Show older/ })).toBeNull();
});

test('what could not be read at once is said, though the panel is closed by then', async () => {
  const { bff, panel, person } = open(Array.from({ length: 12 }, () => aStatusNotification()));
  const shown = await panel();
  const all = await shown.findByRole('button', { name: /^Mark all as read/ });
  const answer = Promise.withResolvers<never>();
  bff.answer('readNotifications', () => answer.promise);
  await person.click(all);
  await person.keyboard('{Escape}');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  answer.reject(new TypeError('Failed to fetch'));
  await screen.findByText('Failed to mark them as read');
});

test('what cannot be loaded is said, and asked for again', async () => {
  const { bff, panel, person } = renderFailing();
  const shown = await panel();
  expect(await shown.findByText('Your notifications could not be loaded')).toBeTruthy();
  bff.answer('listNotifications', () => ({ notifications: [aStatusNotification()], total: 1, unread: 0 }));
  bff.answer('readNotifications', () => ({ unread: 0 }));
  await person.click(shown.getByRole('button', { name: /^Retry/ }));
  expect(await shown.findByText(/You were shortlisted/)).toBeTruthy();
});

function renderFailing() {
  const app = open();
  app.bff.refuse('listNotifications', 'not-found');
  return app;
}
