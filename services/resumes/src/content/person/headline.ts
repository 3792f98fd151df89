import { namesPosition } from '../words/positions.ts';
import { personNamed } from './person-name.ts';

const longest = 150;
/** "I am a hard-working cleaner" is what somebody says about themselves. */
const isSaid = /^(?:I|My|Ich|Je)\b|^I['’]/;
const ofContact = /[@"]|\d{4}|https?:|www\./;

/** "Pastry chef · Ghent · mira@example.org" */
const besideContact = (line: string) =>
  ofContact.test(line) ? line.split(/ ?[·|•\t] ?/).filter((part) => part !== '') : [line];

/** What somebody calls themselves, below the name. */
export function headlineIn(head: readonly string[]): string | undefined {
  return head
    .slice(1, 4)
    .flatMap((line) => besideContact(line).slice(0, 1))
    .find(
      (line) =>
        !ofContact.test(line) &&
        !/^(?:objective|goal)\b(?!-)/i.test(line) &&
        !isSaid.test(line) &&
        line.length <= longest &&
        namesPosition(line) &&
        personNamed(line) === undefined,
    );
}
