import { endMailSubscription, readMailSubscription } from '@waypost/contracts/calls/identity/notifications';
import { AppError, notFound } from '@waypost/contracts/errors';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startBff } from '../testing/start-bff.ts';

let bff: Awaited<ReturnType<typeof startBff>>;
let ended: string[];
beforeEach(async () => {
  bff = await startBff();
  ended = [];
  const known = (token: string) => {
    if (token !== 'good') throw notFound('Link');
    return { name: 'Work <b>outside</b>' };
  };
  bff.client.stub(readMailSubscription, ({ body }) => known(body.token));
  bff.client.stub(endMailSubscription, ({ body }) => {
    ended.push(body.token);
    return known(body.token);
  });
});
afterEach(() => bff.close());

const url = '/api/notifications/unsubscribe?token=good';
/** As a mail program asks by itself: without cookie, Origin or a header of ours. */
const press = (at = url) =>
  bff.http.inject({
    method: 'POST',
    url: at,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });

test('opening the link of an e-mail changes nothing, and asks', async () => {
  const page = await bff.http.inject({ url });
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.headers['content-security-policy']).toContain("form-action 'self'");
  expect(page.body).toContain('<h1>Stop these e-mails?</h1>');
  expect(page.body).toContain('<form method="post">');
  expect(page.body).toContain('“Work &lt;b&gt;outside&lt;/b&gt;”');
  expect(ended).toEqual([]);
});

test('one press ends them, without a session, and may be repeated', async () => {
  for (const _ of [1, 2]) {
    const page = await press();
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('You will no longer get these e-mails');
  }
  expect(ended).toEqual(['good', 'good']);
});

test('a form of several parts, as some mail programs send it, is taken too', async () => {
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  const payload = '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--';
  expect((await bff.http.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(200);
});

test.each(['/api/notifications/unsubscribe', '/api/notifications/unsubscribe?token=bad'])(
  'a link that nobody here has made is answered in words: %s',
  async (at) => {
    for (const page of [await bff.http.inject({ url: at }), await press(at)]) {
      expect(page.statusCode).toBe(404);
      expect(page.body).toContain('This link does not work');
    }
  },
);

test('while a part is away the page says that nothing was changed', async () => {
  bff.client.stub(endMailSubscription, () => {
    throw new AppError('unavailable', 'away');
  });
  const page = await press();
  expect(page.statusCode).toBe(503);
  expect(page.body).toContain('Nothing was changed');
});
