import { expect, test } from 'vitest';
import { pictureSources, pictureUrl } from './person-picture.ts';

test('a picture of ours is offered in each of its sizes', () => {
  expect(pictureSources(pictureUrl('ab12'))).toBe(
    [
      '/api/users/picture/ab12-96.webp 96w',
      '/api/users/picture/ab12-256.webp 256w',
      '/api/users/picture/ab12-512.webp 512w',
    ].join(', '),
  );
});

test('a picture of the provider is as it is', () => {
  expect(pictureSources('https://lh3.googleusercontent.com/a/face-512.webp')).toBeUndefined();
});
