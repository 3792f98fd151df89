import { expect, test } from 'vitest';
import { pictureKindOf } from './picture-kind.ts';

const bytes = (text: string) => Buffer.from(text, 'latin1');
const asked = 'Please choose a JPEG, PNG or WebP.';
const jfif = (length: number, rest = '') =>
  bytes(`\xff\xd8\xff\xe0${String.fromCharCode(length >> 8, length & 255)}JFIF\0\x01\x01\x01\0H\0H\0\0${rest}`);

test.each([
  ['jpeg', bytes('\xff\xd8\xff\xe1 and so on')],
  ['jpeg', jfif(16, 'and so on')],
  ['png', bytes('\x89PNG\r\n\x1a\n and so on')],
  ['webp', bytes('RIFF\0\0\0\0WEBPVP8 ')],
])('a %s is told by its first bytes', (kind, file) => {
  expect(pictureKindOf(file)).toEqual({ kind });
});

test.each([
  ['This is a GIF.', bytes('GIF89a')],
  ['This is a HEIC picture.', bytes('\0\0\0\x18ftypheic')],
  ['This is an AVIF picture.', bytes('\0\0\0\x18ftypavif')],
  ['This is a TIFF.', bytes('II*\0')],
  ['This is a BMP.', bytes('BM6')],
  ['This is a PDF.', bytes('%PDF-1.7')],
  ['This is an SVG drawing.', bytes('<?xml version="1.0"?><SVG xmlns="http://www.w3.org/2000/svg"/>')],
  ['This is not a picture.', bytes('MZ')],
  ['This is not a picture.', bytes('')],
  ['This is not a picture.', bytes('\0\0\0\0\0\0\0\0WEBP')],
  ['This picture holds another file.', bytes('\x89PNG\r\n\x1a\n<script>alert(1)</script>')],
  ['This picture holds another file.', bytes(`\x89PNG\r\n\x1a\n${' '.repeat(100_000)}<?php echo 1;`)],
  ['This picture holds another file.', bytes('\x89PNG\r\n\x1a\n IEND %PDF-1.7')],
  ['This picture holds another file.', bytes('\xff\xd8\xff\xe1 picture PK\x03\x04 archive PK\x05\x06 its directory')],
  ['This picture holds another file.', jfif(0x2f2a, '*/=alert(1)')],
])('%s', (sentence, file) => {
  expect(pictureKindOf(file)).toEqual({ refused: `${sentence} ${asked}` });
});
