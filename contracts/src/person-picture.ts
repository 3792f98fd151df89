import { apiPath, routes } from './routes.ts';

/** Widths and heights in px in which a picture of a person is kept. */
export const pictureSizes = [96, 256, 512] as const;

/** Limits of a picture as it is sent, in bytes and megapixels; what is kept of it is far smaller. */
export const pictureLimits = { bytes: 8 * 1024 * 1024, megapixels: 50 } as const;

/** The name of the file that has one size of a picture. */
export const pictureFile = (picture: string, size: number): string => `${picture}-${size}.webp`;

const urlOf = (file: string) => apiPath(routes.openPicture.url.replace(':name', file));

/** Where a picture is in its largest size. */
export const pictureUrl = (picture: string): string => urlOf(pictureFile(picture, Math.max(...pictureSizes)));

const ownUrl = new RegExp(`^${urlOf('([0-9a-f]+)-\\d+\\.webp')}$`);

/** The `srcset` of a picture that is ours, from its address; undefined for one that is somebody else's. */
export function pictureSources(url: string): string | undefined {
  const picture = ownUrl.exec(url)?.[1];
  if (picture === undefined) return undefined;
  return pictureSizes.map((size) => `${urlOf(pictureFile(picture, size))} ${size}w`).join(', ');
}
