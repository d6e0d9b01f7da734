import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';

/** Answers a mail to these recipients with a status code of SMTP, or undefined to accept it. */
type Receive = (recipients: readonly string[]) => Promise<number | undefined> | number | undefined;

/** Fakes a mail server at 127.0.0.1; returns its URL. */
export async function startMailServer(opened: (() => Promise<unknown>)[], receive: Receive): Promise<string> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onData(stream, { envelope }, done) {
      const answer = async () => {
        const responseCode = await receive(envelope.rcptTo.map(({ address }) => address));
        done(responseCode === undefined ? null : Object.assign(new Error('Try again later'), { responseCode }));
      };
      stream.resume();
      stream.on('end', () => void answer());
    },
  });
  server.on('error', () => undefined);
  const listener = server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  opened.push(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const address = listener.address();
  if (address === null || typeof address === 'string') throw new Error('The mail server has no port.');
  return `smtp://127.0.0.1:${address.port}`;
}
