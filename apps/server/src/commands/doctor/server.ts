import { connect } from 'node:tls';
import { firstLine } from '../../errors/start-error.ts';
import type { Finding } from './finding.ts';

const patience = 10_000;
const day = 24 * 60 * 60 * 1000;
/** Certificates are renewed a month before expiry, so fewer days left means that the renewal failed. */
const fewDays = 21;

export async function checkServer(publicUrl: string, apiPrefix: string): Promise<Finding[]> {
  const about = 'server';
  try {
    const sent = Date.now();
    const answer = await fetch(`${publicUrl}${apiPrefix}/health/ready`, { signal: AbortSignal.timeout(patience) });
    const ready: Finding = answer.ok
      ? { about, state: 'good', text: `ready at ${publicUrl}` }
      : { about, state: 'wrong', text: `${publicUrl} answers ${answer.status}: it is not ready` };
    const told = Date.parse(answer.headers.get('date') ?? '');
    // The header has whole seconds.
    const apart = Number.isNaN(told) ? 0 : (told + 500 - (sent + Date.now()) / 2) / 1000;
    return [ready, clockFinding('of the server', apart)];
  } catch (error) {
    return [{ about, state: 'look', text: `nothing answers at ${publicUrl} (${firstLine(error)})` }];
  }
}

export function clockFinding(whose: string, seconds: number): Finding {
  const about = 'clock';
  const apart = Math.abs(seconds);
  if (apart < 3) return { about, state: 'good', text: `${whose}: as here` };
  const text = `${whose}: ${apart.toFixed(0)} seconds ${seconds > 0 ? 'ahead' : 'behind'}; let both machines ask a time server`;
  return { about, state: apart < 30 ? 'look' : 'wrong', text };
}

export async function checkCertificate(publicUrl: string, now: Date): Promise<Finding[]> {
  const { protocol, hostname, port } = new URL(publicUrl);
  if (protocol !== 'https:') return [];
  try {
    const { validTo, problem } = await certificateOf(hostname, port === '' ? 443 : Number(port));
    return [certificateFinding(validTo, problem, now)];
  } catch (error) {
    return [{ about: 'certificate', state: 'look', text: `could not be read (${firstLine(error)})` }];
  }
}

export function certificateFinding(validTo: Date, problem: string | undefined, now: Date): Finding {
  const about = 'certificate';
  const until = validTo.toISOString().slice(0, 10);
  if (problem !== undefined)
    return { about, state: 'wrong', text: `browsers don’t trust it: ${problem} (valid to ${until})` };
  const days = Math.floor((validTo.getTime() - now.getTime()) / day);
  if (days < fewDays) return { about, state: 'look', text: `valid to ${until}, ${days} days from now: renew it` };
  return { about, state: 'good', text: `trusted, valid to ${until}` };
}

function certificateOf(host: string, port: number): Promise<{ validTo: Date; problem: string | undefined }> {
  return new Promise((resolve, reject) => {
    // An untrusted certificate is read too, because the reason must be reported.
    const socket = connect({ host, port, servername: host, rejectUnauthorized: false }, () => {
      const validTo = new Date(socket.getPeerCertificate().valid_to);
      resolve({ validTo, problem: socket.authorized ? undefined : firstLine(socket.authorizationError) });
      socket.end();
    });
    socket.setTimeout(patience, () => socket.destroy(new Error('it takes too long')));
    socket.once('error', reject);
  });
}
