import { CallError } from '@sportello/calls';

/** The error of the server for a wrong answer, where there is none to send. */
export function captchaFailed(): CallError {
  return new CallError('refused', 'No answer to the captcha', { status: 422, code: 'CAPTCHA_FAILED' });
}
