import { randomUUID } from 'node:crypto';
import { personOf } from '../../../tools/provider/people.ts';
import { billNumber } from '../../../tools/provider/invoice.ts';
import type { Mailbox } from './mailbox.ts';
import { until } from './until.ts';
import { inBase64, Visitor } from './visitor.ts';

const password = 'Campo-Di-Grano-7';

/** Registers the customer with this number by fiscal code and the code that came by mail, and signs in. */
export async function register(origin: string, number: number, mailbox: Mailbox): Promise<Visitor> {
  const person = personOf(number);
  const visitor = new Visitor(origin);
  const { idRegistrazione } = await visitor.change<{ idRegistrazione: string }>('/api/clienti/v2/verifyCustomer', {
    segmento: 'Residenziale',
    codiceFiscale: person.fiscalCode,
    codiceCliente: person.code,
  });
  await visitor.change('/api/clienti/v2/sendVerificationCode', { idRegistrazione, canale: 'E-MAIL' });
  const codice = await mailbox.codeFor(`cliente${number}@example.it`);
  const username = `nuovo${number}`;
  await visitor.change(
    '/api/clienti/v2/registerCustomer',
    { idRegistrazione, codice, username, password: inBase64(password), accettaCondizioni: true, consensi: [] },
    { canale: 'web' },
  );
  await visitor.signIn(username, password);
  return visitor;
}

/** Signs the customer in after three wrong passwords, so that the right one needs the captcha. */
export async function signInAfterFailures(origin: string, number: number): Promise<void> {
  const visitor = new Visitor(origin);
  for (const wrong of ['uno', 'due', 'tre']) {
    const outcome = await visitor.signIn(`nuovo${number}`, wrong).then(() => 'signed in', String);
    if (!outcome.includes('CREDENTIALS_WRONG')) throw new Error(`a wrong password: ${outcome}`);
  }
  const before = visitor.captchas;
  await visitor.signIn(`nuovo${number}`, password);
  if (visitor.captchas !== before + 1) throw new Error('no captcha was asked for');
}

/** Reads the contracts, the bill with its PDF, the readings and the documents of the customer with this number. */
export async function readAll(visitor: Visitor, number: number): Promise<number> {
  const { code, electricity } = personOf(number);
  const bill = billNumber({ number });
  const reads = await Promise.all([
    visitor.read<{ contratti: object[] }>('/api/contratti/v1/recuperoLista'),
    billsOf(visitor, code),
    visitor.read(`/api/verifiche/v1/recuperoDettaglioBolletta/${code}?numeroBolletta=${bill}`),
    visitor.read(`/api/verifiche/v1/ultimaLettura/${electricity.code}`),
    visitor.read('/api/sportello/v1/notifiche'),
  ]);
  const pdf = await visitor.open(`/api/sportello/v1/bollette/${bill}/documento?modalita=S`);
  if (!pdf.ok || !(await pdf.text()).startsWith('%PDF')) throw new Error(`the bill's PDF answers ${pdf.status}`);
  return reads.length + 1;
}

interface Bill {
  readonly numeroBolletta: string;
  readonly importoAperto: number;
  readonly stato: string;
}

async function billsOf(visitor: Visitor, code: string): Promise<readonly Bill[]> {
  const query = 'inizioPeriodo=2026-01-01&finePeriodo=2026-12-31&numElemPagina=50&numPagina=1';
  return (await visitor.read<{ bollette: Bill[] }>(`/api/verifiche/v1/recuperoListaBollette/${code}?${query}`))
    .bollette;
}

/** Pays the customer's bill by card on the processor's page; resolves when the area shows it as paid. */
export async function payBill(visitor: Visitor, number: number, pages: string): Promise<void> {
  const readBill = async () =>
    (await billsOf(visitor, personOf(number).code)).find((each) => each.numeroBolletta === billNumber({ number }));
  const bill = await readBill();
  if (bill === undefined) throw new Error(`customer ${number} has no bill to pay`);
  const { id, indirizzo } = await visitor.change<{ id: string; indirizzo: string }>(
    '/api/sportello/v1/pagamenti/bollette',
    { bollette: [{ numero: bill.numeroBolletta, importo: bill.importoAperto }] },
    { 'idempotency-key': randomUUID() },
  );
  if (!indirizzo.startsWith(pages)) throw new Error(`the payment leads to ${indirizzo}`);
  const card = { numero: '4242 4242 4242 4242', scadenza: '05/39', cvc: '123', intestatario: 'Anna Amato' };
  const sent = await fetch(indirizzo, { method: 'POST', redirect: 'manual', body: new URLSearchParams(card) });
  if (sent.status !== 303) throw new Error(`the card processor's page answers ${sent.status}`);
  await until('the payment has arrived', async () => {
    const { stato } = await visitor.read<{ stato: string }>(`/api/sportello/v1/pagamenti/bollette/${id}`);
    return stato === 'RIUSCITO';
  });
  const paid = await readBill();
  if (paid?.stato !== '01') throw new Error(`the paid bill has state ${paid?.stato}`);
}

/** Books the last free appointment of a technician, and finds it among the customer's visits. */
export async function bookVisit(visitor: Visitor, number: number): Promise<void> {
  const { place, street } = personOf(number);
  const base = '/api/interventotecnico/v1/interventions';
  const { slots } = await visitor.read<{ slots: { id: string; date: string }[] }>(
    `${base}/CALDAIA/slots?supportType=EXIT_TECHNICAL`,
  );
  const slot = slots.at(-1);
  if (slot === undefined) throw new Error('no appointment is free');
  const { companies } = await visitor.read<{ companies: { id: string }[] }>(
    `${base}/companies?date=${slot.date}&cap=${place.cap}&codImpianto=CALDAIA&slotId=${slot.id}`,
  );
  const { id } = await visitor.change<{ id: string }>(
    base,
    {
      supportType: 'EXIT_TECHNICAL',
      slotId: slot.id,
      appointmentDate: slot.date,
      companyId: companies[0]?.id,
      installationId: 'CALDAIA',
      macroTypeId: 'CLIMA',
      privacyConsent: true,
      userContact: { email: `cliente${number}@example.it`, phoneNumber: '+393331234567' },
      address: { street, zipCode: place.cap, province: place.province, city: place.town, country: 'IT' },
      source: 'WEB',
      interventionNote: 'La caldaia si spegne da sola.',
    },
    { 'idempotency-key': randomUUID() },
  );
  const { interventions } = await visitor.read<{ interventions: { id: string }[] }>(base);
  if (!interventions.some((each) => each.id === id)) throw new Error(`visit ${id} is not among the customer's visits`);
}
