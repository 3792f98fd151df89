import { pictureLimits } from '@waypost/contracts/person-picture';
import { afterEach, expect, test, vi } from 'vitest';
import { shrinkPicture } from './shrink-picture.ts';

afterEach(() => void vi.unstubAllGlobals());

test('what can be seen through in a picture that is made smaller is white, as it would be black', async () => {
  const drawn: string[] = [];
  const drawing = {
    fillStyle: 'black',
    fillRect: (...rectangle: number[]) => drawn.push(`${drawing.fillStyle} ${rectangle.join(' ')}`),
    drawImage: () => drawn.push('picture'),
  };
  const canvas = class {
    width: number;
    height: number;
    constructor(width: number, height: number) {
      [this.width, this.height] = [width, height];
    }
    getContext = () => drawing;
    convertToBlob = async () => new Blob(['small']);
  };
  vi.stubGlobal('createImageBitmap', async () => ({ width: 4096, height: 2048, close: () => undefined }));
  vi.stubGlobal('OffscreenCanvas', canvas);
  await shrinkPicture(new File([new Uint8Array(pictureLimits.bytes + 1)], 'logo.png'));
  expect(drawn).toEqual(['white 0 0 2048 1024', 'picture']);
});
