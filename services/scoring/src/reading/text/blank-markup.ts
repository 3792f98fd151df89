import { withPageSigns } from '@waypost/contracts/page-signs';
import { anyCase } from './any-case.ts';
import { plainSigns } from './plain-signs.ts';

const tag = /<\/?([a-z][a-z0-9]{0,14})\b[^<>]{0,300}>/gi;
/** Tags that end a line. */
const block = /^(?:p|div|br|li|ul|ol|h[1-6]|tr|table|section|article|hr)$/i;
/** Signs of emphasis and code around words; a star before a blank is a bullet. */
const emphasis =
  /\*\*|__|~~|`+|(?<![\w*])\*(?=[\w"'])|(?<=[\w.,;:!?)"'])\*(?![\w*])|(?<!\w)_(?=\w)|(?<=[\w.,;:!?)])_(?!\w)/g;

/** The beginning of "example.com/jobs/python", in its own capitals: "Monday.com/Jira" are two programs. */
export const bareSite = String.raw`(?<![\w.@/-])(?:[a-z\d-]{1,60}\.){1,4}(?:com|org|edu|gov|io|dev|app|jobs|careers|uk|de|fr|es|ca|in)/(?=[a-z\d])`;

/** Addresses of pages and of mail, up to the line that was run together with them: who is at "careers.php" asks for no PHP. */
const address = new RegExp(
  String.raw`(?:${anyCase('https?')}:\/\/|\b${anyCase('www')}\.|${bareSite})(?:(?!\.?(?<=\.(?:com|org|net|edu|gov|io)\.?)[A-Z])[^\s<>"'()[\]•·▪●*,;|]){1,300}|(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,60}(?:\.(?:[a-z-]{2,20}|[A-Z-]{2,20})){1,4}(?![a-z])`,
  'g',
);

/** Each where it stood. */
const padded = (sign: string, name: string) => sign.padEnd(name.length);

/** Puts blanks where a text has tags, the names of signs, signs of markup or addresses, so that its words read the same and stand where they stood. */
export function blankMarkup(written: string): string {
  const text = plainSigns(withPageSigns(written, { fit: padded }));
  const untagged = text.includes('<')
    ? text.replace(tag, (whole, name: string) => (block.test(name) ? '\n' : ' ').padEnd(whole.length))
    : text;
  return untagged
    .replace(address, (written, at: number, whole: string) => {
      // A line that was run together with it begins there.
      const end = /[A-Z]/.test(whole.charAt(at + written.length)) ? '\n' : ' ';
      return end.padStart(written.length);
    })
    .replace(emphasis, (signs) => ' '.repeat(signs.length));
}
