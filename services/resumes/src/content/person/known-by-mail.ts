import { folded } from '@waypost/contracts/bounded-marks';
import { namesPosition } from '../words/positions.ts';

const shortest = 3;

/** Whether an address is of who a line names: "Sarah Cook" is called so where sarah.c@example.org or scook@example.org is hers. */
export function isKnownByMail(line: string, emails: readonly string[]): boolean {
  const words = line.split(' ').map((word) => folded(word).replaceAll(/[^a-z]/g, ''));
  const [first = '', last = ''] = [words[0], words.at(-1)];
  const own = words.filter((word) => word.length >= shortest && !namesPosition(word));
  return emails.some((email) => {
    const name = (email.split('@')[0] ?? '').toLowerCase().replaceAll(/[^a-z]/g, '');
    const isInShort = last.length >= shortest && name.includes(`${first.charAt(0)}${last}`);
    return isInShort || own.some((word) => name.includes(word));
  });
}
