import { isCaptchaService, type CaptchaConfig, type CaptchaServiceConfig } from '../../config/captcha.ts';
import { firstLine } from '../../errors/start-error.ts';
import { askVerifier, isOwnFault } from '../../ports/captcha.ts';
import type { Finding } from './finding.ts';

const about = 'captcha';
const patience = 10_000;

/** Sends the secret with an invented token: the error shows if the service knows the secret. */
export async function checkCaptcha(captcha: CaptchaConfig): Promise<Finding[]> {
  if (captcha.kind === 'off') return [{ about, state: 'look', text: 'off: only the limits of tries stop a bot' }];
  if (!isCaptchaService(captcha)) return [{ about, state: 'good', text: 'proof of work, which needs nobody else' }];
  return Promise.all([checkVerifier(captcha), checkScript(captcha)]);
}

async function checkVerifier({ kind, secret, verifyUrl }: CaptchaServiceConfig): Promise<Finding> {
  const host = new URL(verifyUrl).host;
  const form = new URLSearchParams({ secret, response: 'invented' });
  try {
    const { success, errorCodes } = await askVerifier(verifyUrl, form, AbortSignal.timeout(patience));
    if (success)
      return { about, state: 'wrong', text: `${host} accepts an invented token: CAPTCHA_SECRET is for tests` };
    const fault = errorCodes.find(isOwnFault);
    if (fault !== undefined) return { about, state: 'wrong', text: `${host} rejects CAPTCHA_SECRET (${fault})` };
    return { about, state: 'good', text: `${kind}: ${host} knows CAPTCHA_SECRET` };
  } catch (error) {
    const text = `${host} can't be reached (${firstLine(error)}): nobody can register, or sign in after failures`;
    return { about, state: 'wrong', text };
  }
}

/** A browser loads the script, perhaps through another network than this machine's. */
async function checkScript({ scriptUrl }: CaptchaServiceConfig): Promise<Finding> {
  try {
    const answer = await fetch(scriptUrl, { signal: AbortSignal.timeout(patience) });
    await answer.body?.cancel();
    const type = answer.headers.get('content-type') ?? 'nothing';
    if (!answer.ok) return { about, state: 'wrong', text: `${scriptUrl} answers ${answer.status}` };
    if (!type.includes('javascript')) return { about, state: 'wrong', text: `${scriptUrl} is no script but ${type}` };
    return { about, state: 'good', text: `the script is at ${scriptUrl}` };
  } catch (error) {
    return { about, state: 'look', text: `${scriptUrl} can't be reached from here (${firstLine(error)})` };
  }
}
