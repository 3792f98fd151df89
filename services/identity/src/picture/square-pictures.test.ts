import { crc32, deflateSync } from 'node:zlib';
import { pictureSizes } from '@waypost/contracts/person-picture';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { squarePictures } from './square-pictures.ts';

const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#385' } });
const refusal = (message: string) => ({ code: 'validation-error', errors: [{ path: 'picture', message }] });

test.each(['jpeg', 'png', 'webp'] as const)('of a %s its middle is kept, in each size', async (format) => {
  const made = await squarePictures(await plain(400, 200).toFormat(format).toBuffer());
  expect(made.map(({ size }) => size)).toEqual([...pictureSizes]);
  for (const { size, bytes } of made) {
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: size, height: size });
  }
});

test('what a picture says beside its pixels is gone, and it stands upright', async () => {
  // Left half dark, right half light; turned by a quarter, so that dark is above.
  const halves = await plain(200, 200)
    .composite([
      {
        input: await sharp({ create: { width: 100, height: 200, channels: 3, background: '#fff' } })
          .png()
          .toBuffer(),
        left: 100,
        top: 0,
      },
    ])
    .withExif({ IFD0: { Artist: 'Somebody Secret', Copyright: 'Somebody Secret' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect(halves.includes('Somebody Secret')).toBe(true);
  const [smallest] = await squarePictures(halves);
  const { bytes = Buffer.alloc(0) } = smallest ?? {};
  expect(bytes.includes('Somebody Secret')).toBe(false);
  expect(await sharp(bytes).metadata()).not.toHaveProperty('exif');
  const { data, info } = await sharp(bytes).greyscale().raw().toBuffer({ resolveWithObject: true });
  const brightnessAt = (x: number, y: number) => data[(y * info.width + x) * info.channels];
  expect(brightnessAt(48, 10)).toBeLessThan(150);
  expect(brightnessAt(48, 86)).toBeGreaterThan(240);
});

/** A PNG of a few bytes that says in its header how large it is to become. */
function pngThatClaims(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, sum]);
  };
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', deflateSync(Buffer.alloc(1000)))]);
}

test('what would become far larger than it is is refused before it does', async () => {
  await expect(squarePictures(pngThatClaims(20_000, 20_000))).rejects.toMatchObject(
    refusal('This picture is too large. Please choose one of at most 50 megapixels.'),
  );
});

test('one of too few pixels is refused', async () => {
  await expect(squarePictures(await plain(400, 40).png().toBuffer())).rejects.toMatchObject(
    refusal('This picture is too small. Please choose one of at least 96 by 96 pixels.'),
  );
});

const damaged = 'This picture is damaged or was cut off. Please export it again.';
test.each(['jpeg', 'png', 'webp'] as const)('a %s that was cut off is refused', async (format) => {
  const whole = await sharp({
    create: {
      width: 300,
      height: 300,
      channels: 3,
      background: '#385',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .toFormat(format)
    .toBuffer();
  for (const part of [0.02, 0.5, 0.9]) {
    const cut = whole.subarray(0, Math.max(30, Math.floor(whole.length * part)));
    await expect(squarePictures(cut)).rejects.toMatchObject(refusal(damaged));
  }
});

test('what says that it is a picture and is none is refused', async () => {
  const pretends = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(500, 'x')]);
  await expect(squarePictures(pretends)).rejects.toMatchObject(refusal(damaged));
});

test('one that takes too long to read is not said to be damaged', async () => {
  const whole = await plain(400, 400).png().toBuffer();
  const slow = vi.spyOn(sharp.prototype, 'toBuffer').mockRejectedValue(new Error('timeout: 15% complete'));
  try {
    await expect(squarePictures(whole)).rejects.toMatchObject(
      refusal('This picture takes too long to read. Please choose one with fewer pixels.'),
    );
  } finally {
    slow.mockRestore();
  }
});
