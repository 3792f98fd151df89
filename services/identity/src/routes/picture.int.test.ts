import type { UserActor } from '@waypost/contracts/actor';
import { getCurrentUser } from '@waypost/contracts/calls/identity';
import { deletePicture, uploadPicture } from '@waypost/contracts/calls/identity/pictures';
import { readPersonOfIdentity } from '@waypost/contracts/calls/personal-data';
import { profileRemoved } from '@waypost/contracts/events/profile-events';
import { anEvent } from '@waypost/contracts/testing/events';
import type { Files } from '@waypost/runtime/ports/files';
import { newId } from '@waypost/runtime/service/new-id';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pictureLimits } from '../picture/picture-line.ts';
import { createPictureStore } from '../picture/picture-store.ts';
import { squarePictures } from '../picture/square-pictures.ts';
import { replacePicture } from '../replace-picture.ts';
import { actorOf, bff, startIdentity, type TestIdentity } from '../testing/start-identity.ts';
import { createUserStore } from '../user-store.ts';

let service: TestIdentity;
beforeAll(async () => {
  service = await startIdentity();
});
afterAll(() => service.close());

const picture = (background: string) =>
  sharp({ create: { width: 300, height: 200, channels: 3, background } })
    .png()
    .toBuffer();

async function upload(as: UserActor, bytes: Buffer, field = 'picture') {
  const form = new FormData();
  form.append(field, new Blob([Uint8Array.from(bytes)]), 'me.png');
  const encoded = new Response(form);
  return service.http.inject({
    method: uploadPicture.method,
    url: uploadPicture.url,
    headers: {
      authorization: await service.authorization(as),
      'content-type': encoded.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
}
async function uploaded(as: UserActor, bytes: Buffer): Promise<string> {
  const answer = await upload(as, bytes);
  expect(answer.statusCode).toBe(200);
  return answer.json<{ profile_img_url: string }>().profile_img_url;
}
const open = (url: string) => service.http.inject(url.replace(/^\/api/, ''));
const fileCount = async () => {
  let files = 0;
  for await (const _ of service.ports.files.ids()) files += 1;
  return files;
};

test('a picture is shown in each size, for as long as browsers like, and to nobody as anything but a picture', async () => {
  const url = await uploaded(await service.person(), await picture('#385'));
  expect(url).toMatch(/^\/api\/users\/picture\/[0-9a-f]{32}-512\.webp$/);
  for (const size of [96, 256, 512]) {
    const answer = await open(url.replace('-512.', `-${size}.`));
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, s-maxage=30, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: size, height: size });
  }
  expect((await open(url.replace('-512.', '-64.'))).statusCode).toBe(400);
});

test('another picture takes the place of the first, whose files go', async () => {
  const as = await service.person();
  const before = await fileCount();
  const first = await uploaded(as, await picture('#385'));
  const second = await uploaded(as, await picture('#583'));
  expect(second).not.toBe(first);
  expect((await open(first)).statusCode).toBe(404);
  expect((await open(second)).statusCode).toBe(200);
  expect(await fileCount()).toBe(before + 3);
});

test('the same picture again changes nothing, and is somebody else’s under another name', async () => {
  const [one, other] = [await service.person(), await service.person()];
  const bytes = await picture('#385');
  const url = await uploaded(one, bytes);
  expect(await uploaded(one, bytes)).toBe(url);
  expect(await uploaded(other, bytes)).not.toBe(url);
});

test('of many pictures at once one is left, and it is there', async () => {
  const as = await service.person();
  const before = await fileCount();
  const pictures = await Promise.all(['#111', '#222', '#333', '#444', '#555'].map(picture));
  const urls = await Promise.all(pictures.map((bytes) => uploaded(as, bytes)));
  const { userInfos } = await service.call(getCurrentUser, {}, { as });
  expect(urls).toContain(userInfos.profile_img_url);
  expect((await open(userInfos.profile_img_url ?? '')).statusCode).toBe(200);
  expect(await fileCount()).toBe(before + 3);
});

test('of more pictures at once than may wait the rest are asked to come again', async () => {
  const as = await service.person();
  const bytes = await picture('#385');
  const all = pictureLimits.atOnce + pictureLimits.waiting + 3;
  const answers = await Promise.all(Array.from({ length: all }, () => upload(as, bytes)));
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
    ...Array<number>(all - 3).fill(200),
    ...Array<number>(3).fill(503),
  ]);
  expect(answers.find(({ statusCode }) => statusCode === 503)?.json()).toMatchObject({
    message: 'Many pictures are arriving right now. Please try again in a moment.',
  });
  expect((await upload(as, bytes)).statusCode).toBe(200);
});

test('however many somebody sends at once, others have their turn', async () => {
  const [hasty, other] = [await service.person(), await service.person()];
  const bytes = await picture('#385');
  const all = pictureLimits.atOnce + pictureLimits.waiting;
  const ended: string[] = [];
  const send = async (as: UserActor, name: string) => {
    expect((await upload(as, bytes)).statusCode).toBe(200);
    ended.push(name);
  };
  await Promise.all([...Array.from({ length: all }, () => send(hasty, 'hasty')), send(other, 'other')]);
  expect(ended.indexOf('other')).toBeLessThan(all / 2);
});

test('that one picture was sent again and again is known once', async () => {
  const as = await service.person();
  const store = await createPictureStore(service.ports.documents, service.ports.files);
  const squares = await squarePictures(await picture('#385'));
  const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, 2 * minute)).toISOString();
  for (const minute of [0, 1, 2, 3]) {
    const current = await store.keep(as.user_id, squares, at(minute));
    await store.clearUp(as.user_id, at(minute), { current });
  }
  const kept = await service.ports.documents.collection<{ _id: string; pictures: { since: string }[] }>({
    name: 'pictures',
    indexes: [],
  });
  expect((await kept.findOne({ _id: as.user_id }))?.pictures.map(({ since }) => since)).toEqual([at(3)]);
});

test('a picture of one’s own stands instead of the provider’s, and who removes it has none', async () => {
  const sub = newId();
  const claims = { sub, picture: 'https://example.org/ada.png' };
  const signedIn = await service.signIn(claims);
  const as = actorOf(signedIn);
  const url = await uploaded(as, await picture('#385'));
  expect((await service.signIn(claims)).userInfos.profile_img_url).toBe(url);

  expect(await service.call(deletePicture, {}, { as })).toMatchObject({ profile_img_url: null });
  expect((await open(url)).statusCode).toBe(404);
  expect((await service.signIn(claims)).userInfos.profile_img_url).toBeNull();
  expect(await service.call(deletePicture, {}, { as })).toMatchObject({ profile_img_url: null });
});

test('what is no picture is refused and keeps the one that is there', async () => {
  const as = await service.person();
  const url = await uploaded(as, await picture('#385'));
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
  const answer = await upload(as, svg);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({
    error_code: 'validation-error',
    errors: [{ path: 'picture', message: 'This is an SVG drawing. Please choose a JPEG, PNG or WebP.' }],
  });
  expect((await upload(as, await picture('#385'), 'resume')).json()).toMatchObject({
    errors: [{ path: 'picture', message: 'Please choose a file' }],
  });
  const large = await upload(as, Buffer.alloc(8 * 1024 * 1024 + 1));
  expect(large.statusCode).toBe(413);
  expect(large.json()).toMatchObject({ message: 'File too large. Please upload a file smaller than 8 MB.' });
  expect((await open(url)).statusCode).toBe(200);
});

test('it goes along with all that somebody downloads of themselves', async () => {
  const as = await service.person();
  const exported = async () =>
    (await service.call(readPersonOfIdentity, { params: { id: as.user_id }, querystring: {} }, { as: bff })).files;
  expect((await exported()).map(({ name }) => name)).not.toContain('picture.webp');
  await uploaded(as, await picture('#385'));
  const file = (await exported()).find(({ name }) => name === 'picture.webp');
  expect(await sharp(Buffer.from(file?.content ?? '', 'base64')).metadata()).toMatchObject({ width: 512, height: 512 });
});

test('of a person who is gone no picture is left', async () => {
  const as = await service.person();
  const url = await uploaded(as, await picture('#385'));
  const { user_id } = as;
  await service.hear(profileRemoved, anEvent(profileRemoved, { version: 9, data: { user_id } }));
  expect((await open(url)).statusCode).toBe(404);
});

test('a picture whose files come after its person was forgotten goes again', async () => {
  const { documents, files } = service.ports;
  const user_id = newId();
  const put: Files['put'] = async (...file) => {
    await (await createPictureStore(documents, files)).forget(user_id);
    await files.put(...file);
  };
  const pictures = await createPictureStore(documents, { ...files, put });
  const before = await fileCount();
  const name = await pictures.keep(user_id, await squarePictures(await picture('#583')), new Date().toISOString());
  expect(await fileCount()).toBeGreaterThan(before);
  const replacing = replacePicture({ users: await createUserStore(documents), pictures }, user_id, name);
  await expect(replacing).rejects.toMatchObject({ code: 'not-found' });
  expect(await fileCount()).toBe(before);
});
