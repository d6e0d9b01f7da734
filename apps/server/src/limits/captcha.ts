import { ApiError } from '../errors/api-error.ts';
import type { Services } from '../shared/context.ts';
import type { RequestInfo } from '../shared/actors.ts';
import { countTry, takeBack, type Limit } from './guesses.ts';
import { networkOf } from './network.ts';

/** Failed captcha answers per network in a quarter of an hour. */
const perNetwork = 30;

/**
 * Verifies the captcha. The caller counts the attempt first, so that an attempt over the limit causes no external
 * request. A failed captcha takes the count back, otherwise a bot could use up other users' attempts; failed captchas
 * have their own counter.
 */
export async function passCaptcha(
  services: Services,
  answer: string | undefined,
  info: RequestInfo,
  counted: readonly Limit[],
): Promise<void> {
  if (services.captcha === null) return;
  const answers = [{ key: `captcha:${networkOf(info.ip)}`, most: perNetwork }];
  try {
    await countTry(services, answers);
    if (!answer) throw new ApiError('CAPTCHA_FAILED');
    const isPerson = await services.captcha.verify(answer, info.ip).catch(async (error: unknown) => {
      await takeBack(services, answers);
      throw error;
    });
    if (!isPerson) throw new ApiError('CAPTCHA_FAILED');
  } catch (error) {
    await takeBack(services, counted);
    throw error;
  }
  await takeBack(services, answers);
}
