import { demoAccounts, demoPassword } from '@sportello/demo';
import type { Config } from './config.ts';

/** What `npm start` says when customers can come: where, and in the demo as whom. */
export function greeting(config: Config): string {
  const lines = [`Sportello is ready at ${localAddress(config)}`];
  if (config.publicUrl !== localAddress(config)) lines.push(`Customers reach it at ${config.publicUrl}`);
  if (config.demo) {
    lines.push('', `Demo accounts, password ${demoPassword}:`);
    for (const { username, segment, note } of demoAccounts) {
      lines.push(`  ${username.padEnd(16)}${segment.padEnd(16)}${note}`.trimEnd());
    }
  }
  return ['', ...lines, ''].join('\n');
}

/** An address for a browser on this machine: "every interface" and the loopback ones are called localhost. */
function localAddress({ host, port }: Config): string {
  const isHere = ['127.0.0.1', '::1', '0.0.0.0', '::', 'localhost'].includes(host);
  return `http://${isHere ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`;
}
