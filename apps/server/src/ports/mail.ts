import { longestCarriage, NotCarried, wayTo } from './transport.ts';

interface OutgoingMail {
  /** The message id, the same at every attempt so that recipients can detect duplicates. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string | null;
  readonly attachments?: readonly Attachment[];
  /** Asks for a report of what becomes of it (RFC 3461), where the mail server can give one. */
  readonly isReported?: boolean;
}

export interface Attachment {
  readonly name: string;
  readonly type: string;
  readonly content: Uint8Array;
  /** The `cid` under which the HTML shows it, instead of being listed. */
  readonly shownAs?: string;
}

export interface MailTransport {
  /** Resolves with the mail server's answer once it has accepted the mail; otherwise throws {@link NotCarried}. */
  send(mail: OutgoingMail): Promise<string | null>;
  readonly close: () => Promise<void>;
}

/** A fake transport: the mail stays in the outbox. */
export const keptMail: MailTransport = { send: async () => null, close: async () => undefined };

const connections = 5;

export function smtpMail(options: { url: string; from: string; publicUrl: string }): MailTransport {
  const { hostname } = new URL(options.publicUrl);
  const server = wayTo('mail', longestCarriage);
  // Imported lazily, since the demo doesn't need it and starts faster.
  const opening = import('nodemailer').then(({ createTransport }) =>
    createTransport({
      url: options.url,
      pool: true,
      maxConnections: connections,
      // The EHLO name; nodemailer would reveal the machine's name.
      name: hostname,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 30_000,
      // Texts must never be resolved as a file or URL.
      disableFileAccess: true,
      disableUrlAccess: true,
    }),
  );
  return {
    async send({ id, to, subject, text, html, attachments = [], isReported = false }) {
      const transport = await opening;
      const mail = {
        from: options.from,
        // An object is taken as one address, a string would be parsed as a list.
        to: { name: '', address: to },
        messageId: `<${id}@${hostname}>`,
        subject,
        text,
        ...(html !== null && { html }),
        attachments: attachments.map(({ name, type, content, shownAs }) => ({
          filename: name,
          contentType: type,
          content: Buffer.from(content),
          ...(shownAs !== undefined && { cid: shownAs, contentDisposition: 'inline' as const }),
        })),
        ...(isReported && {
          dsn: { id, return: 'headers' as const, notify: ['success' as const, 'failure' as const] },
        }),
        // Suppresses automatic replies (RFC 3834).
        headers: { 'Auto-Submitted': 'auto-generated' },
      };
      const { response } = await server.ask((signal) => transport.sendMail({ ...mail, signal }).catch(reject));
      return response.slice(0, 500);
    },
    close: async () => (await opening).close(),
  };
}

interface SmtpError extends Error {
  readonly response?: string;
  readonly responseCode?: number;
  readonly command?: string;
}

function reasonOf(cause: unknown): string {
  const { response, message } = cause as SmtpError;
  return (response ?? message).slice(0, 500);
}

function reject(cause: unknown): never {
  throw new NotCarried(reasonOf(cause), { isForGood: isForGood(cause), isAway: isAway(cause), cause });
}

/** Any response means that the server is available, except 421, "I am closing" (RFC 5321 §3.8). */
function isAway(cause: unknown): boolean {
  const { responseCode } = cause as SmtpError;
  return responseCode === undefined || responseCode === 421;
}

/**
 * A 5xx for the recipient or the mail is permanent. For our login or sender the operator must fix it, and a later
 * attempt succeeds.
 */
function isForGood(cause: unknown): boolean {
  const { responseCode = 0, command = '' } = cause as SmtpError;
  return responseCode >= 500 && ['RCPT TO', 'DATA'].includes(command);
}
