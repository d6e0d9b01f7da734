import { demoAccounts, demoPassword } from '@sportello/demo';
import type { Config } from '../config/config.ts';

/** The text that `npm start` prints when ready: the URL and, in the demo, the usernames. */
export function greeting(config: Config): string {
  const lines = [`Sportello is ready at ${localUrl(config)}`];
  if (config.publicUrl !== localUrl(config)) lines.push(`Customers reach it at ${config.publicUrl}`);
  if (config.demo) {
    lines.push('', `Demo accounts, password ${demoPassword}:`);
    for (const { username, segment, note } of demoAccounts) {
      lines.push(`  ${username.padEnd(16)}${segment.padEnd(16)}${note}`.trimEnd());
    }
  }
  lines.push(...storedMessages(config));
  return ['', ...lines, ''].join('\n');
}

function storedMessages(config: Config): string[] {
  const kept = [...(config.mail.kind === 'kept' ? ['mail'] : []), ...(config.sms.kind === 'kept' ? ['SMS'] : [])];
  const outbox = config.demo ? `${localUrl(config)}/demo/posta` : null;
  if (kept.length > 0) {
    const where = outbox === null ? 'the database (set SMTP_URL, SMS_URL)' : `the demo outbox ${outbox}`;
    return ['', `No ${kept.join(' and no ')} goes out: it is only stored in ${where}`];
  }
  return outbox === null ? [] : ['', `All mail and SMS are also in the demo outbox ${outbox}`];
}

/** Returns a URL for a local browser: wildcard and loopback addresses become localhost. */
function localUrl({ host, port }: Config): string {
  const isHere = ['127.0.0.1', '::1', '0.0.0.0', '::', 'localhost'].includes(host);
  return `http://${isHere ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`;
}
