import { ApiError } from '../errors/api-error.ts';
import type { Services } from '../shared/context.ts';
import type { RequestInfo } from '../shared/actors.ts';
import { countTry, takeBack, type Counted, type Limit } from './guesses.ts';
import { networkOf } from './network.ts';

/** Failed captcha answers per network in a quarter of an hour. */
const perNetwork = 30;

/**
 * Verifies the captcha of a sign-in once there were too many failures, of the username or from the network
 * (sessione.captcha.1).
 */
export async function passCaptchaAfterFailures(
  services: Services,
  answer: string | undefined,
  info: RequestInfo,
  counted: readonly Counted[],
): Promise<void> {
  const isNeeded = counted.some(({ count }) => count > services.captchaFreeFailures);
  if (isNeeded) await passCaptcha(services, answer, info, counted);
}

/**
 * Verifies the captcha. The caller counts the attempt first, so that an attempt over the limit causes no external
 * request. A missing or failed captcha takes the count back, otherwise a bot could use up other users' attempts;
 * failed captchas have their own counter.
 */
export async function passCaptcha(
  services: Services,
  answer: string | undefined,
  info: RequestInfo,
  counted: readonly Limit[],
): Promise<void> {
  const { captcha } = services;
  if (captcha === null) return;
  try {
    // The app learns from this error that it needs one, so it is no failure.
    if (!answer) throw new ApiError('CAPTCHA_REQUIRED');
    const answers = [{ key: `captcha:${networkOf(info.ip)}`, most: perNetwork }];
    await countTry(services, answers);
    const isPerson = await captcha.verify(answer, info.ip).catch(async (error: unknown) => {
      await takeBack(services, answers);
      throw error;
    });
    if (!isPerson) throw new ApiError('CAPTCHA_FAILED');
    await takeBack(services, answers);
  } catch (error) {
    await takeBack(services, counted);
    throw error;
  }
}
