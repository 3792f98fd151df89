import { invalid } from '@waypost/contracts/errors';
import { pictureLimits, pictureSizes } from '@waypost/contracts/person-picture';
import sharp from 'sharp';
import { pictureKindOf } from './picture-kind.ts';

// libvips may read nothing but the kinds that `picture-kind.ts` lets through.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
// Nobody sends the same file twice.
sharp.cache(false);
// Each thread holds rows of its own; one picture at a time is decoded anyway.
sharp.concurrency(1);

export type SquarePicture = { size: number; bytes: Buffer };

const smallest = pictureSizes[0];
const largest = Math.max(...pictureSizes);
const longestSeconds = 5;
const refuse = (message: string) => invalid('picture', message);

/**
 * The middle of a picture, upright, as a WebP of each of `pictureSizes`, made anew from its pixels: no metadata, at most one frame, nothing
 * that followed the picture. Some 10 to 100 kB in all.
 * @throws validation-error, by name, for what is no picture, is cut off, takes too long, or has too many pixels or too few.
 */
export async function squarePictures(bytes: Buffer): Promise<SquarePicture[]> {
  const told = pictureKindOf(bytes);
  if ('refused' in told) throw refuse(told.refused);
  const { width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw cutOff();
    });
  if (width * height > pictureLimits.megapixels * 1_000_000) {
    throw refuse(`This picture is too large. Please choose one of at most ${pictureLimits.megapixels} megapixels.`);
  }
  if (Math.min(width, height) < smallest) {
    throw refuse(`This picture is too small. Please choose one of at least ${smallest} by ${smallest} pixels.`);
  }
  const square = await sharp(bytes, { failOn: 'error', limitInputPixels: width * height, sequentialRead: true })
    .timeout({ seconds: longestSeconds })
    .autoOrient()
    .resize(largest, largest, { fit: 'cover' })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch((error: unknown) => {
      throw isTimeout(error) ? tooSlow() : cutOff();
    });
  const raw = { width: square.info.width, height: square.info.height, channels: square.info.channels };
  return Promise.all(
    pictureSizes.map(async (size) => ({
      size,
      bytes: await sharp(square.data, { raw }).resize(size, size).webp({ quality: 82 }).toBuffer(),
    })),
  );
}

const cutOff = () => refuse('This picture is damaged or was cut off. Please export it again.');
const tooSlow = () => refuse('This picture takes too long to read. Please choose one with fewer pixels.');

/** sharp tells its timeout by these words alone. */
const isTimeout = (error: unknown) => error instanceof Error && error.message.startsWith('timeout:');
