/** What a picture may be; libvips reads nothing else for us. */
export type PictureKind = 'jpeg' | 'png' | 'webp';

type Told = { kind: PictureKind } | { refused: string };

const starts: readonly [kind: PictureKind, at: number, mark: string][] = [
  ['jpeg', 0, '\xff\xd8\xff'],
  ['png', 0, '\x89PNG\r\n\x1a\n'],
  ['webp', 8, 'WEBP'],
];

/** What people try instead, by how it begins. */
const others: readonly [name: string, at: number, marks: readonly string[]][] = [
  ['a GIF', 0, ['GIF8']],
  ['a HEIC picture', 4, ['ftyphei', 'ftyphev', 'ftypmif1', 'ftypmsf1']],
  ['an AVIF picture', 4, ['ftypavi']],
  ['a TIFF', 0, ['II*\0', 'MM\0*']],
  ['a BMP', 0, ['BM']],
  ['a PDF', 0, ['%PDF-']],
];

const asked = 'Please choose a JPEG, PNG or WebP.';
const refuse = (what: string) => ({ refused: `${what} ${asked}` });

/** A picture has none of them; a file that is two things at once has. */
const markup = /<(?:svg|html|script|\?php|!doctype|iframe)\b|%PDF-/i;
/** How the directory at the end of a ZIP begins. */
const zipEnd = 'PK\x05\x06';
/** What another program reads of a file to tell what it is, at either end; for a ZIP the furthest that its directory's end can be. */
const looksAt = 65_557;

/** What the bytes say that they are, never a name; `refused` is a sentence for people. */
export function pictureKindOf(bytes: Buffer): Told {
  const text = bytes.toString('latin1', 0, looksAt);
  const end = bytes.subarray(-looksAt).toString('latin1');
  const hasAt = (at: number, mark: string) => text.startsWith(mark, at);
  const kind = starts.find(([, at, mark]) => hasAt(at, mark))?.[0];
  if (kind === undefined || (kind === 'webp' && !hasAt(0, 'RIFF'))) {
    const name = others.find(([, at, marks]) => marks.some((mark) => hasAt(at, mark)))?.[0];
    if (name !== undefined) return refuse(`This is ${name}.`);
    if (/<svg\b/i.test(text)) return refuse('This is an SVG drawing.');
    return refuse('This is not a picture.');
  }
  const isTwo = markup.test(text) || markup.test(end) || end.includes(zipEnd) || hasLongHeader(kind, bytes);
  return isTwo ? refuse('This picture holds another file.') : { kind };
}

/** The header of a JFIF file is as long as the thumbnail in it; what pretends to be a script makes it longer. */
function hasLongHeader(kind: PictureKind, bytes: Buffer): boolean {
  if (kind !== 'jpeg' || bytes.length < 20 || bytes[3] !== 0xe0 || bytes.toString('latin1', 6, 11) !== 'JFIF\0')
    return false;
  return bytes.readUInt16BE(4) !== 16 + 3 * bytes.readUInt8(18) * bytes.readUInt8(19);
}
