import { pictureLimits } from '@waypost/contracts/person-picture';

/** Far more than what is kept of it, in px. */
const longestSide = 2048;

/** A photograph that is too large to be sent, made smaller here; as it is where the browser cannot read it: then the server says why. */
export async function shrinkPicture(file: File): Promise<Blob> {
  if (file.size <= pictureLimits.bytes) return file;
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (picture === undefined) return file;
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
  const canvas = new OffscreenCanvas(Math.round(picture.width * scale), Math.round(picture.height * scale));
  const drawing = canvas.getContext('2d');
  if (drawing !== null) {
    // A JPEG has nothing to see through, and would be black there.
    drawing.fillStyle = 'white';
    drawing.fillRect(0, 0, canvas.width, canvas.height);
    drawing.drawImage(picture, 0, 0, canvas.width, canvas.height);
  }
  picture.close();
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
}
