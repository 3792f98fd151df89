import { emailAddress } from '@waypost/contracts/fields';
import type { Closeable } from '@waypost/runtime/closeable';
import { textTable } from '@waypost/runtime/operator/text-table';
import { StartError } from '@waypost/runtime/service/process/process-edge';
import type { SessionOperator } from './session-operator.ts';

const usage = 'npm run sessions -- list <e-mail> | end <e-mail>';

function readArguments(): { action: 'list' | 'end'; email: string } {
  const [action, address, ...others] = process.argv.slice(2);
  const email = emailAddress.safeParse(address);
  if ((action !== 'list' && action !== 'end') || others.length > 0)
    throw new StartError(`What is to be done? ${usage}`);
  if (!email.success) throw new StartError(`Whose sessions? Give an e-mail address: ${usage}`);
  return { action, email: email.data };
}

const say = (text: string) => process.stdout.write(`${text}\n`);

/** The operator's command `npm run sessions`: tells where a person is signed in, and ends it. */
export async function sessionCommand(open: () => Promise<SessionOperator & Closeable>): Promise<void> {
  const { action, email } = readArguments();
  const sessions = await open();
  try {
    if (action === 'end') return void say(`Ended: ${await sessions.end(email)}`);
    const rows = (await sessions.list(email)).map(({ user_id, browser, created_at, last_seen_at }) => [
      user_id,
      `${browser.name ?? 'unknown'}, ${browser.system ?? 'unknown'}`,
      created_at,
      last_seen_at,
    ]);
    say(rows.length > 0 ? textTable(['person', 'browser', 'signed in', 'last seen'], rows) : 'No open sessions.');
  } finally {
    await sessions.close();
  }
}
