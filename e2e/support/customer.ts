import type { APIRequestContext } from '@playwright/test';
import { newestMessage } from './outbox.ts';
import { importCustomer } from './provider.ts';
import type { Server } from './server.ts';
import { xsrfToken } from './xsrf.ts';

export interface OwnCustomer {
  readonly code: string;
  readonly fiscalCode: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly mail: string;
  readonly mobile: string;
  readonly username: string;
}

export const OWN_PASSWORD = 'Campo-Di-Grano-7';

const base64 = (text: string) => Buffer.from(text, 'utf8').toString('base64');

export async function registerOwnCustomer(
  server: Server,
  request: APIRequestContext,
  customer: OwnCustomer,
): Promise<void> {
  await importCustomer(server, {
    codiceCliente: customer.code,
    segmento: 'Residenziale',
    nome: customer.firstName,
    cognome: customer.lastName,
    codFiscale: customer.fiscalCode,
    email: customer.mail,
    numeroCellulare: customer.mobile,
  });
  const xsrf = await xsrfToken(request);
  const post = async (path: string, data: object) => {
    const answer = await request.post(`/api/clienti/v2/${path}`, {
      headers: { 'x-xsrf-token': xsrf, canale: 'web' },
      data,
    });
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
    return (await answer.json()) as Record<string, unknown>;
  };
  const { idRegistrazione } = await post('verifyCustomer', {
    segmento: 'Residenziale',
    codiceFiscale: customer.fiscalCode,
    codiceCliente: customer.code,
  });
  await post('sendVerificationCode', { idRegistrazione, canale: 'E-MAIL' });
  const { code } = await newestMessage(request, customer.mail, 1);
  await post('registerCustomer', {
    idRegistrazione,
    codice: code,
    username: customer.username,
    password: base64(OWN_PASSWORD),
    accettaCondizioni: true,
    consensi: [{ codice: 'MARKETING', concesso: true, versioneInformativa: '2026-11' }],
  });
}
