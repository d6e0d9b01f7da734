import { base64, type TestApp } from '../app.ts';
import { messagesTo, newAccount } from '../customers.ts';
import { goodPassword } from './registration.ts';

export function recoveryAt(gateway: TestApp) {
  const post = (url: string, payload: object, more: object = {}) =>
    gateway.send({ method: 'POST', url: `/api${url}`, payload, ...more });

  const recover = (body: object, more: object = {}) => {
    gateway.wait(1);
    return post('/clienti/v2/recuperoCredenziali', { tipo: 'PASSWORD', canale: 'E-MAIL', ...body }, more);
  };

  const authorize = (idRecupero: string, codice: string) =>
    post('/ping/clienti/v1/resetPasswordAuthorize', { idRecupero, codice });

  const reset = (autorizzazione: string, newPassword = goodPassword, more: object = {}) => {
    gateway.wait(1);
    return post('/ping/clienti/v1/resetPassword', { autorizzazione, newPassword }, more);
  };

  const signIn = (username: string, password: string, more: object = {}) =>
    post('/ping/clienti/v1/login', { username, password: base64(password) }, more);

  const begin = async (said: Parameters<typeof newAccount>[1] = {}) => {
    const account = await newAccount(gateway, said);
    const id: string = (await recover({ username: account.username })).body.idRecupero;
    const message = (await messagesTo(gateway, account.code)).at(-1);
    return { account, id, code: message?.code ?? '', link: message?.link ?? '' };
  };

  /** An account with a grant to choose its password. */
  const allow = async (said: Parameters<typeof newAccount>[1] = {}) => {
    const { account, id, code } = await begin(said);
    const leave: string = (await authorize(id, code)).body.autorizzazione;
    return { account, leave };
  };

  return { recover, authorize, reset, signIn, begin, allow };
}
