import { isThisMachine } from '@waypost/runtime/service/process/public-url';
import { createTransport } from 'nodemailer';
import type { MailSettings } from '../config.ts';

export type Letter = {
  to: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  /** Names the letter for ever: the same at every attempt (RFC 5322, 3.6.4). Without angle brackets. */
  messageId: string;
  /** Where a `POST` ends such letters (RFC 8058). */
  unsubscribeAt: string;
};

/**
 * What becomes of a letter that did not go out. It may be tried again `later`; `never` where the server refused it, or its recipient,
 * for good, or had all or part of it and has not said what became of it, so that trying again might bring it twice; and to an address
 * that has `no-mailbox` nothing is to be sent any more.
 */
type Prospect = 'later' | 'never' | 'no-mailbox';

export class LetterError extends Error {
  override name = 'LetterError';
  readonly prospect: Prospect;

  constructor(message: string, { prospect, ...options }: { prospect: Prospect; cause?: unknown }) {
    super(message, options);
    this.prospect = prospect;
  }
}

export type Mailer = {
  /** @throws LetterError */
  send(letter: Letter): Promise<void>;
  close(): Promise<void>;
};

/** Ms. A server answers a letter within ten minutes (RFC 5321, 4.5.3.2); few take one. */
const patience = { connection: 20_000, greeting: 20_000, silence: 120_000 };
const mostConnections = 4;

/** A password goes by TLS only, unless it never leaves the machine. */
function needsTls(smtpUrl: string): boolean {
  const { protocol, username, hostname } = new URL(smtpUrl);
  return protocol === 'smtp:' && username !== '' && !isThisMachine(hostname);
}

/** What a server said of a letter, as nodemailer hands it on. */
type Refusal = Error & { response?: string; responseCode?: number | false; permanent?: boolean; command?: string };

const wasAnswered = ({ responseCode }: Refusal) => Boolean(responseCode);
/** What is refused before, such as a password or the sender, an operator may mend until the next try. */
const isForGood = ({ permanent, command }: Refusal) =>
  permanent === true && (command === 'RCPT TO' || command === 'DATA');
/**
 * No such mailbox, domain or address, or one that has moved, takes no mail, or was closed (RFC 3463, 3.2 and 3.3; RFC 7505). A bare 550
 * may be about who sends, too, and would end the e-mails of all.
 */
const hasNoMailbox = ({ command, response = '' }: Refusal) =>
  command === 'RCPT TO' && /^5\d\d[ -]5\.(1\.(1|2|3|6|10)|2\.1)\b/.test(response);

function prospectOf(refusal: Refusal, wasBegun: boolean): Prospect {
  if (hasNoMailbox(refusal)) return 'no-mailbox';
  const isMaybeThere = wasBegun && !wasAnswered(refusal);
  return isMaybeThere || isForGood(refusal) ? 'never' : 'later';
}

const longestWords = 500;
const between = /([\s<>()[\]",;:]+)/;

/** What a server said, without the address that it repeats and the name in it: logs and traces name nobody. */
function withoutRecipient(words: string, address: string): string {
  const name = address.replace(/@[^@]*$/, '').toLowerCase();
  const isTheirs = (word: string) => word.includes('@') || word.toLowerCase().replace(/[.!?']+$/, '') === name;
  const parts = words.slice(0, longestWords).split(between);
  return parts.map((part) => (isTheirs(part) ? '…' : part)).join('');
}

function letterError(refusal: Refusal, { address, wasBegun }: { address: string; wasBegun: boolean }): LetterError {
  const message = `The mail server did not take it: ${withoutRecipient(refusal.message, address)}`;
  // The log tells the words of a cause, too.
  return new LetterError(message, {
    prospect: prospectOf(refusal, wasBegun),
    ...(!wasAnswered(refusal) && { cause: refusal }),
  });
}

/** Sends by SMTP, at most four letters at a time. */
export function createMailer({ smtpUrl, from }: Pick<MailSettings, 'smtpUrl' | 'from'>): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: mostConnections,
    connectionTimeout: patience.connection,
    greetingTimeout: patience.greeting,
    socketTimeout: patience.silence,
    requireTLS: needsTls(smtpUrl),
    // Nothing that is written in a letter makes us read a file or ask another server.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const begun = new Set<string>();
  transport.use('stream', (mail, done) => {
    const { messageId } = mail.data;
    const create = mail.message.createReadStream.bind(mail.message);
    // It is read once the server has taken the envelope and waits for the letter itself.
    mail.message.createReadStream = (...options) => {
      const stream = create(...options);
      stream.once('resume', () => begun.add(String(messageId)));
      return stream;
    };
    done();
  });

  return {
    async send({ to, subject, text, html, messageId, unsubscribeAt }) {
      try {
        await transport.sendMail({
          from: { name: 'Waypost', address: from },
          to,
          subject,
          text,
          html,
          messageId: `<${messageId}>`,
          headers: {
            'List-Unsubscribe': `<${unsubscribeAt}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            // RFC 3834: nobody's holiday has to be told to us.
            'Auto-Submitted': 'auto-generated',
          },
        });
      } catch (error) {
        const refusal: Refusal = error instanceof Error ? error : new Error(String(error));
        throw letterError(refusal, { address: to.address, wasBegun: begun.has(`<${messageId}>`) });
      } finally {
        begun.delete(`<${messageId}>`);
      }
    },
    close: async () => transport.close(),
  };
}
