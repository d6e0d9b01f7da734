import type { CallError } from '@sportello/calls';
import type { ReactNode } from 'react';
import type { Door } from '../../api/start/sign-in-gate.ts';
import { captchaFailed } from './captcha-failed.ts';
import { solveProofOfWork } from './proof-of-work.ts';

/** Returns the answer of the configured captcha; without one the error that asked for it is thrown. */
export async function answerCaptcha(
  { call, config }: Pick<Door, 'call' | 'config'>,
  show: (question: ReactNode) => void,
  asked: CallError,
): Promise<string> {
  if (config.captcha === 'proof-of-work') return await solveProofOfWork(call);
  if (config.captcha === undefined) throw asked;
  const { CaptchaDialog } = await import('./CaptchaDialog.tsx');
  try {
    return await new Promise<string>((resolve, reject) => {
      show(<CaptchaDialog onSolved={resolve} onClose={() => reject(captchaFailed())} />);
    });
  } finally {
    show(null);
  }
}
