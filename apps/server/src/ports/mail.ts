import { longestCarriage, NotCarried, wayTo } from './transport.ts';

/** A mail as it goes out. */
interface OutgoingMail {
  /** Its number; the same for every try, so that whoever gets it twice can tell. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string | null;
  readonly attachments?: readonly Attachment[];
}

/** A file that goes with a mail. */
export interface Attachment {
  readonly name: string;
  readonly type: string;
  readonly content: Uint8Array;
}

/** Takes mails to their recipients. */
export interface MailTransport {
  /** Comes back once the mail server has taken charge of the mail; else throws {@link NotCarried}. */
  send(mail: OutgoingMail): Promise<void>;
  /** Ends what is open. */
  readonly close: () => Promise<void>;
}

/** Stands in for a mail server: the mail stays where it is, in the outbox. */
export const keptMail: MailTransport = { send: async () => undefined, close: async () => undefined };

/** At most so many conversations with the mail server from this server. */
const connections = 5;

/** A mail server spoken to by SMTP. */
export function smtpMail(options: { url: string; from: string; publicUrl: string }): MailTransport {
  const { hostname } = new URL(options.publicUrl);
  const server = wayTo(longestCarriage);
  // Loaded here, since a demo does without and starts the sooner.
  const opening = import('nodemailer').then(({ createTransport }) =>
    createTransport({
      url: options.url,
      pool: true,
      maxConnections: connections,
      // How we introduce ourselves; nodemailer would tell the name of the machine.
      name: hostname,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 30_000,
      // Texts come from us alone: nothing in them is ever a file or a URL to be fetched.
      disableFileAccess: true,
      disableUrlAccess: true,
    }),
  );
  return {
    async send({ id, to, subject, text, html, attachments = [] }) {
      const transport = await opening;
      const mail = {
        from: options.from,
        // As one address, not as a list of them.
        to: { name: '', address: to },
        messageId: `<${id}@${hostname}>`,
        subject,
        text,
        ...(html !== null && { html }),
        attachments: attachments.map(({ name, type, content }) => ({
          filename: name,
          contentType: type,
          content: Buffer.from(content),
        })),
        // No answer by a machine, please (RFC 3834).
        headers: { 'Auto-Submitted': 'auto-generated' },
      };
      await server.ask((signal) => transport.sendMail({ ...mail, signal }).catch(refuse));
    },
    close: async () => (await opening).close(),
  };
}

interface SmtpError extends Error {
  readonly response?: string;
  readonly responseCode?: number;
  readonly command?: string;
}

/** What the mail server said, else what went wrong on the way to it. */
function reasonOf(cause: unknown): string {
  const { response, message } = cause as SmtpError;
  return (response ?? message).slice(0, 500);
}

function refuse(cause: unknown): never {
  throw new NotCarried(reasonOf(cause), { isForGood: isForGood(cause), isAway: isAway(cause), cause });
}

/** Who answers is there, whatever it says; but 421 is "I am closing" (RFC 5321 §3.8). */
function isAway(cause: unknown): boolean {
  const { responseCode } = cause as SmtpError;
  return responseCode === undefined || responseCode === 421;
}

/**
 * 5xx said to the recipient or the mail itself stays so. Said to our sign-in or our sender it is for
 * the operator to mend, and the mail then goes out with the next try.
 */
function isForGood(cause: unknown): boolean {
  const { responseCode = 0, command = '' } = cause as SmtpError;
  return responseCode >= 500 && ['RCPT TO', 'DATA'].includes(command);
}
