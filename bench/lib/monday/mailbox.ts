import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { callbackify } from 'node:util';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { until } from './until.ts';

export interface Mailbox {
  readonly url: string;
  /** Subjects, texts and HTML of all mails. */
  readonly all: () => readonly string[];
  /** Resolves with the six digits of the newest mail to the address. */
  readonly codeFor: (address: string) => Promise<string>;
}

/** Starts a mail server that keeps what it gets. */
export async function startMailbox(opened: (() => Promise<unknown>)[]): Promise<Mailbox> {
  const mails: { to: readonly string[]; content: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onData: (stream, { envelope }, done) => {
      const keep = async () => {
        const { subject, text, html } = await PostalMime.parse(await buffer(stream));
        mails.push({ to: envelope.rcptTo.map(({ address }) => address), content: [subject, text, html].join('\n') });
      };
      callbackify(keep)(done);
    },
  });
  const listener = server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  opened.push(() => new Promise<void>((resolve) => server.close(resolve)));
  const codeIn = (address: string) =>
    /\b\d{6}\b/.exec(mails.findLast(({ to }) => to.includes(address))?.content ?? '')?.[0];
  return {
    url: `smtp://127.0.0.1:${(listener.address() as AddressInfo).port}`,
    all: () => mails.map(({ content }) => content),
    async codeFor(address) {
      await until(`a code has come to ${address}`, async () => codeIn(address) !== undefined);
      return codeIn(address) ?? '';
    },
  };
}
