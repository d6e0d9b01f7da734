import type { TestApp } from './app.ts';
import { newAccount } from './customers.ts';

export function profileAt(gateway: TestApp) {
  const call = (bearer: string, url: string, payload?: object, headers: Record<string, string> = {}) =>
    gateway.send({ url: `/api${url}`, bearer, headers, ...(payload && { method: 'POST' as const, payload }) });

  const sendCode = async (bearer: string, payload: object) => {
    const answer = await call(bearer, '/clienti/v2/sendOTP', payload);
    gateway.wait(1);
    return answer;
  };

  const signedIn = async (said: Parameters<typeof newAccount>[1] = {}) => {
    const account = await newAccount(gateway, said);
    return { account, bearer: (await gateway.signIn(account.username)).access_token };
  };

  return { call, sendCode, signedIn };
}

export const mail = (recipient: string) => ({ canale: 'E-MAIL', mail: recipient });
export const phone = (number: string) => ({ canale: 'TELEFONO CELLULARE', cellulare: number });
