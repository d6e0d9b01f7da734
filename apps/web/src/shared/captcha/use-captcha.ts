import { useState, type ReactNode } from 'react';
import { useSignInGate } from '../../api/start/sign-in-gate.ts';
import { throughCaptcha } from './through-captcha.ts';

/** For a form whose call may need the captcha: `through` sends, `question` stands in the form. */
export function useCaptcha() {
  const { call, config } = useSignInGate();
  const [question, show] = useState<ReactNode>(null);
  return {
    question,
    through: <Request extends Parameters<ReturnType<typeof throughCaptcha>>[0], Answer>(
      send: (request: Request) => Promise<Answer>,
    ) => throughCaptcha({ call, config }, show, send),
  };
}
