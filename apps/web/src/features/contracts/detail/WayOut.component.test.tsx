import {
  recuperoContrattiVasCliente,
  recuperoListaBollette,
  recuperoListaBolletteVAS,
  recuperoListaQuotation,
} from '@sportello/calls';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../../../test/accessible.ts';
import { fakeGateway } from '../../../../test/gateway.ts';
import { open } from '../../../../test/open.tsx';

const at = (address: string) => `/my-edison/contratti/${address}`;
const { contratti } = recuperoContrattiVasCliente.example.answer;
const { bollette: invoices } = recuperoListaBolletteVAS.example.answer;
const { quotazioni } = recuperoListaQuotation.example.answer;

const late = { stato: '03', dataScadenza: '2026-09-03' } as const;

function suspended(numbers: readonly string[]) {
  const gateway = fakeGateway();
  const stato = 'Sospeso per morosità';
  gateway.answer(recuperoContrattiVasCliente, { contratti: contratti.map((one) => ({ ...one, stato })) });
  gateway.answer(recuperoListaBolletteVAS, {
    bollette: numbers.flatMap((numeroBolletta) => invoices.map((one) => ({ ...one, ...late, numeroBolletta }))),
  });
  return gateway;
}

function stopped(by: { morosita: true } | { motivoInammissibilita: string }) {
  const gateway = fakeGateway();
  gateway.answer(recuperoListaQuotation, { quotazioni: quotazioni.map((one) => ({ ...one, ...by })) });
  return gateway;
}

describe('a contract that stands still (contratto.pagine.6)', () => {
  it('as it is suspended says how much is overdue, leads to it, and says whom to call', async () => {
    const screen = await open(at('7000000001?genere=servizio'), { gateway: suspended(['2026900004321']) });
    await expect.element(screen.getByText('Contratto sospeso per un pagamento in ritardo')).toBeVisible();
    await expect
      .element(screen.getByText(/^Mancano/))
      .toMatchTextContent('Mancano 29,90 € (scadenza: 3 settembre 2026).');
    await expect.element(screen.getByRole('main').getByRole('link', { name: 'Scrivici' })).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Chiama 800 000 002' }).first()).toBeVisible();
    await expectAccessible();
    await screen.getByRole('link', { name: 'Vedi le bollette da pagare' }).click();
    await expect.poll(screen.path).toBe('/my-edison/contratti/7000000001/bollette');
  });

  it('says the sum of several bills, and since when; and nothing of it where it is not known', async () => {
    const screen = await open(at('7000000001?genere=servizio'), {
      gateway: suspended(['2026900004321', '2026900004322', '2026900004323']),
    });
    await expect
      .element(screen.getByText(/^Mancano/))
      .toMatchTextContent('Mancano 89,70 € (prima scadenza: 3 settembre 2026).');
    await screen.unmount();
    const gateway = suspended(['2026900004321']);
    gateway.reject(recuperoListaBolletteVAS, 'S-001');
    const unknown = await open(at('7000000001?genere=servizio'), { gateway });
    await expect.element(unknown.getByText(/^Paga appena puoi le bollette scadute/)).toBeVisible();
    await expect.element(unknown.getByText(/^Mancano/)).not.toBeInTheDocument();
  });

  it('as its activation waits for a payment leads to the bills, with what is overdue', async () => {
    const gateway = stopped({ morosita: true });
    const { bollette } = recuperoListaBollette.example.answer;
    gateway.answer(recuperoListaBollette, {
      ...recuperoListaBollette.example.answer,
      bollette: bollette.map((bill) => ({ ...bill, ...late })),
    });
    gateway.answer(recuperoListaBolletteVAS, { bollette: [] });
    const screen = await open(at('Q0000001?genere=quotation'), { gateway });
    await expect.element(screen.getByText('L’attivazione è ferma per un pagamento in ritardo')).toBeVisible();
    await expect.element(screen.getByText(/^Mancano/)).toMatchTextContent('123,45 € (scadenza: 3 settembre 2026)');
    await expect.element(screen.getByRole('link', { name: 'Chiama 800 000 002' }).first()).toBeVisible();
    await expectAccessible();
    await screen.getByRole('link', { name: 'Vedi le bollette da pagare' }).click();
    await expect.poll(screen.path).toBe('/my-edison/bollette');
  });

  it('shows what happens next where nothing is overdue any more', async () => {
    const screen = await open(at('7000000001?genere=servizio'), { gateway: suspended([]) });
    await expect.element(screen.getByText('Non risultano più bollette scadute')).toBeVisible();
    await expect.element(screen.getByText(/il servizio ripartirà quando il pagamento sarà registrato/)).toBeVisible();
    await expect.element(screen.getByText('Contratto sospeso per un pagamento in ritardo')).not.toBeInTheDocument();
    await expect.element(screen.getByRole('link', { name: 'Vedi le bollette da pagare' })).not.toBeInTheDocument();
    await expectAccessible();
    await screen.unmount();
    const gateway = stopped({ morosita: true });
    gateway.answer(recuperoListaBollette, { ...recuperoListaBollette.example.answer, bollette: [], totaleElementi: 0 });
    gateway.answer(recuperoListaBolletteVAS, { bollette: [] });
    const activation = await open(at('Q0000001?genere=quotation'), { gateway });
    await expect
      .element(activation.getByText(/l’attivazione ripartirà quando il pagamento sarà registrato/))
      .toBeVisible();
    await expect.element(activation.getByRole('link', { name: 'Vedi le bollette da pagare' })).not.toBeInTheDocument();
  });

  it('as a paper is missing says which, and where to send it', async () => {
    const motivoInammissibilita = 'Manca la dichiarazione di residenza';
    const screen = await open(at('Q0000001?genere=quotation'), { gateway: stopped({ motivoInammissibilita }) });
    await expect.element(screen.getByText('Richiesta non accettata')).toBeVisible();
    const callout = screen.getByText(/Invia i documenti mancanti in allegato a un messaggio/);
    await expect.element(callout).toMatchTextContent(motivoInammissibilita);
    await expect.element(screen.getByRole('link', { name: 'Chiama 800 000 002' }).first()).toBeVisible();
    await expectAccessible();
    await screen.getByRole('main').getByRole('link', { name: 'Scrivici' }).click();
    await expect.poll(screen.path).toBe('/my-edison/assistenza/scrivici');
  });
});
