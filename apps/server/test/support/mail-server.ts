import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { callbackify } from 'node:util';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

export interface ArrivedMail {
  readonly messageId: string;
  readonly from: string;
  readonly to: readonly string[];
  /** Headers and body as on the wire. */
  readonly raw: string;
}

/** The reply to a mail: `null` is 250, else the error text. */
type Answer = string | null;

export interface MailServer {
  readonly url: string;
  readonly acknowledged: readonly ArrivedMail[];
  /** All attempts, acknowledged or not. */
  readonly offered: readonly ArrivedMail[];
}

export interface MailServerOptions {
  /** Called for each mail; a promise delays the reply. */
  readonly onMail?: (mail: ArrivedMail, count: number) => Answer | Promise<Answer>;
  readonly onRecipient?: (recipient: string) => Answer;
  readonly onSender?: (sender: string) => Answer;
  /** A free port by default. */
  readonly port?: number;
}

function refused(answer: string): Error {
  return Object.assign(new Error(answer.slice(4)), { responseCode: Number(answer.slice(0, 3)) });
}

/** A real mail server without TLS and authentication, stopped after the test. */
export async function startMailServer({
  onMail,
  onRecipient,
  onSender,
  port = 0,
}: MailServerOptions = {}): Promise<MailServer> {
  const acknowledged: ArrivedMail[] = [];
  const offered: ArrivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onMailFrom: ({ address }, _session, done) => {
      const answer = onSender?.(address) ?? null;
      done(answer === null ? null : refused(answer));
    },
    onRcptTo: ({ address }, _session, done) => {
      const answer = onRecipient?.(address) ?? null;
      done(answer === null ? null : refused(answer));
    },
    onData: (stream, { envelope }, done) => {
      const take = async () => {
        const pieces: Buffer[] = [];
        for await (const piece of stream) pieces.push(piece as Buffer);
        const raw = Buffer.concat(pieces).toString('utf8');
        const mail: ArrivedMail = {
          messageId: headerOf(raw, 'Message-ID'),
          from: envelope.mailFrom === false ? '' : envelope.mailFrom.address,
          to: envelope.rcptTo.map(({ address }) => address),
          raw,
        };
        offered.push(mail);
        const answer = (await onMail?.(mail, offered.length)) ?? null;
        if (answer === null) acknowledged.push(mail);
        if (answer !== null) throw refused(answer);
      };
      callbackify(take)(done);
    },
  });
  // A killed client resets its connection.
  server.on('error', () => undefined);
  const listener = server.listen(port, '127.0.0.1');
  await once(listener, 'listening');
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)));
  return { url: `smtp://127.0.0.1:${(listener.address() as AddressInfo).port}`, acknowledged, offered };
}

export function headerOf(raw: string, name: string): string {
  const head = raw.slice(0, raw.indexOf('\r\n\r\n')).replaceAll(/\r\n[ \t]+/g, ' ');
  return new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1] ?? '';
}

/** The decoded parts of a mail by type: `text/plain`, `text/html`. */
export function partsOf(raw: string): Readonly<Record<string, string>> {
  const boundary = /boundary="([^"]+)"/.exec(headerOf(raw, 'Content-Type'))?.[1] ?? '';
  const parts = raw.split(`--${boundary}`).slice(1, -1);
  return Object.fromEntries(
    parts.flatMap((part) => {
      const trimmed = part.replace(/^\r\n/, '');
      const type = headerOf(trimmed, 'Content-Type').split(';')[0] ?? '';
      if (type.startsWith('multipart/')) return Object.entries(partsOf(trimmed));
      const body = trimmed.slice(trimmed.indexOf('\r\n\r\n') + 4);
      return [[type, decoded(trimmed, body)]];
    }),
  );
}

function decoded(part: string, body: string): string {
  switch (headerOf(part, 'Content-Transfer-Encoding')) {
    case 'base64':
      return Buffer.from(body, 'base64').toString('utf8');
    case 'quoted-printable':
      return Buffer.from(
        body
          .replaceAll('=\r\n', '')
          .replaceAll(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
        'latin1',
      ).toString('utf8');
    default:
      return body;
  }
}
