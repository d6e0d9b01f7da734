import { expect } from 'vitest';
import { base64, type TestApp } from '../app.ts';
import { codeOf, fiscalCode, lastCode, newCustomer } from '../customers.ts';

export const goodPassword = 'Campo-Di-Grano-7';

export function registrationAt(gateway: TestApp) {
  const post = (call: string, payload: object, headers: Record<string, string> = {}) =>
    gateway.send({ method: 'POST', url: `/api/clienti/v2/${call}`, payload, headers });

  const verify = (body: object) =>
    post('verifyCustomer', { segmento: 'Residenziale', codiceFiscale: fiscalCode, ...body });

  const send = (idRegistrazione: string, body: object = {}) => {
    gateway.wait(1);
    return post('sendVerificationCode', { idRegistrazione, canale: 'E-MAIL', ...body });
  };

  const register = (idRegistrazione: string, codice: string, body: object = {}) => {
    gateway.wait(1);
    const registration = {
      idRegistrazione,
      codice,
      username: `nuova-${idRegistrazione.slice(4, 16)}`,
      password: base64(goodPassword),
      accettaCondizioni: true,
      consensi: [],
      ...body,
    };
    return post('registerCustomer', registration, { canale: 'web' });
  };

  const begin = async (said: Parameters<typeof newCustomer>[1] = {}, contact: object = {}) => {
    const customer = await newCustomer(gateway, said);
    const id: string = (await verify({ codiceCliente: customer.code })).body.idRegistrazione;
    expect(codeOf(await send(id, contact))).toBe('ok');
    return { customer, id, code: await lastCode(gateway, customer.code) };
  };

  return { post, verify, send, register, begin };
}
