import { CallError } from '@sportello/calls';
import type { ReactNode } from 'react';
import type { Door } from '../../api/start/sign-in-gate.ts';

interface Guarded {
  readonly body: { readonly recaptcha?: string | undefined };
}

/**
 * Sends a request, and sends it once more with the captcha if the server asks for it (sessione.captcha.4).
 *
 * @param show shows a question to the customer, or removes it
 */
export function throughCaptcha<Request extends Guarded, Answer>(
  gate: Pick<Door, 'call' | 'config'>,
  show: (question: ReactNode) => void,
  send: (request: Request) => Promise<Answer>,
) {
  return async (request: Request): Promise<Answer> => {
    try {
      return await send(request);
    } catch (error) {
      if (!(error instanceof CallError && error.code === 'CAPTCHA_REQUIRED')) throw error;
      // Loaded on demand, because most sign-ins need no captcha.
      const { answerCaptcha } = await import('./answer-captcha.tsx');
      const recaptcha = await answerCaptcha(gate, show, error);
      return await send({ ...request, body: { ...request.body, recaptcha } });
    }
  };
}
