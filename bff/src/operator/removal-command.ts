import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { emailAddress, id } from '@waypost/contracts/fields';
import type { Closeable } from '@waypost/runtime/closeable';
import { StartError } from '@waypost/runtime/service/process/process-edge';
import { z } from 'zod';
import type { RemovalOperator } from './removal-operator.ts';

const usage = 'npm run remove -- person <e-mail or id> | post <id> [--yes]';

function readArguments() {
  const { values, positionals } = parseArgs({
    options: { yes: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [kind, which = '', ...others] = positionals;
  if ((kind !== 'person' && kind !== 'post') || others.length > 0)
    throw new StartError(`What is to be removed? ${usage}`);
  const known = kind === 'person' ? z.union([id, emailAddress]) : id;
  if (!known.safeParse(which).success) throw new StartError(`Which ${kind}? ${usage}`);
  return { kind, which, isSure: values.yes };
}

const say = (text: string) => process.stdout.write(`${text}\n`);

/** The next line of the terminal, or of what is piped in; nothing where there is none. */
async function readLine(): Promise<string> {
  const lines = createInterface({ input: process.stdin });
  for await (const line of lines) return line.trim();
  return '';
}

/** @throws StartError unless the whole of it is typed once more: an operator knows people by what they read somewhere. */
async function confirm(again: string, isSure: boolean): Promise<void> {
  if (isSure) return;
  say(`This cannot be undone. Type ${again} once more to go on:`);
  if ((await readLine()) !== again) throw new StartError('Nothing was removed. --yes goes on without asking.');
}

/** The operator's command `npm run remove`: says who or what would go, and has it removed. */
export async function removalCommand(open: () => Promise<RemovalOperator & Closeable>): Promise<void> {
  const { kind, which, isSure } = readArguments();
  const operator = await open();
  try {
    if (kind === 'person') {
      const person = await operator.findPerson(which);
      say(
        `${person.name} <${person.email}>, ${person.user_id}: the account and all that is known of them; their job posts are closed.`,
      );
      await confirm(person.email, isSure);
      await operator.removePerson(person);
    } else {
      const post = await operator.findPost(which);
      say(`"${post.title}" of ${post.created_by}: closed, and all that was written of it; its applications stay.`);
      await confirm(post.job_post_id, isSure);
      await operator.takeDownPost(post);
    }
    say('Removed.');
  } finally {
    await operator.close();
  }
}
