import type { MailConfig } from '../../config/transports.ts';
import { firstLine } from '../../errors/start-error.ts';
import type { Finding } from './finding.ts';

/** Logs in to the mail server without sending mail. */
export async function checkMail(mail: MailConfig): Promise<Finding[]> {
  const about = 'mail';
  if (mail.kind === 'kept') return [{ about, state: 'look', text: 'no SMTP_URL: mails are kept and never go out' }];
  const { hostname } = new URL(mail.url);
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({ url: mail.url, connectionTimeout: 10_000, greetingTimeout: 10_000 });
  try {
    await transport.verify();
    return [{ about, state: 'good', text: `${hostname} lets us in` }];
  } catch (error) {
    return [{ about, state: 'wrong', text: `${hostname} does not let us in (${firstLine(error)})` }];
  } finally {
    transport.close();
  }
}
