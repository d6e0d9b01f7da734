import { ApiError } from '../errors/api-error.ts';
import type { Services } from '../shared/context.ts';
import type { RequestInfo } from '../shared/actors.ts';
import { countTry, takeBack, type Limit } from './guesses.ts';
import { networkOf } from './network.ts';

/** Answers that were no good, in a quarter of an hour from one network. */
const perNetwork = 30;

/**
 * Lets people pass where programs must not; whoever counts the try does so before, so that the one
 * too many costs no question elsewhere. Without the captcha nothing was tried: what was counted is
 * taken back, or a program could use up the tries of others. Its own answers are counted instead.
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
