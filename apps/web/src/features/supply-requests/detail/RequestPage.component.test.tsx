import {
  addSupplyRequestPaper,
  cancelSupplyRequest,
  documentContent,
  supplyRequest,
  supplyRequestPaper,
  writeToSupplyRequest,
} from '@sportello/calls';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../../test/accessible.ts';
import { fakeGateway } from '../../../../test/gateway.ts';
import { open } from '../../../../test/open.tsx';

const PATH = '/my-edison/pratiche/PR-2026-000123';
const example = supplyRequest.example.answer;
type Wire = typeof example;

function gatewayWith(changes: Partial<Record<keyof Wire, unknown>> = {}) {
  const gateway = fakeGateway();
  gateway.answer(supplyRequest, { ...example, entro: '2099-12-20', ...changes } as Wire);
  return gateway;
}

const reached = (passo: string, giorno: string | null = null, orario: string | null = null) => ({
  passo,
  data: '2026-11-20T09:00:00Z',
  giorno,
  orario,
});

describe('the page of a request (pratica.pagina.1)', () => {
  it('shows its term, its steps, cost, papers and answers', async () => {
    const gateway = gatewayWith({ raggiunti: [reached('RICEVUTA'), reached('VERIFICATA')] });
    gateway.give(supplyRequestPaper, '%PDF-1.7', 'application/pdf');
    gateway.give(documentContent, '%PDF-1.7', 'application/pdf');
    const screen = await open(PATH, { gateway });
    await expect
      .element(screen.getByRole('heading', { name: 'Prevista entro domenica 20 dicembre 2099' }))
      .toBeVisible();
    const steps = screen.getByRole('region', { name: /Prevista entro/ }).getByRole('listitem');
    await expect.element(steps.nth(0)).toMatchTextContent(/Richiesta ricevuta: fatto/);
    await expect.element(steps.nth(2)).toHaveAttribute('aria-current', 'step');
    await expect.element(steps.nth(5)).toMatchTextContent('In bolletta: da fare');
    await expect.element(screen.getByRole('region', { name: 'Quanto costa' })).toMatchTextContent(/Totale\s*189,32/);
    const papers = screen.getByRole('region', { name: 'Documenti' });
    await expect.element(papers).toMatchTextContent(/Documento di identità\s*Da verificare/);
    await expect.element(screen.getByRole('region', { name: 'La tua richiesta' })).toMatchTextContent('4,5 kW');
    await expect.element(screen.getByText('Ci sono dopo le 17.')).toBeVisible();
    await expectAccessible();
    await papers.getByRole('button', { name: 'Scarica carta-identita.pdf' }).click();
    await expect.poll(() => gateway.asked(supplyRequestPaper)).toHaveLength(1);
    await papers.getByRole('button', { name: 'Scarica la richiesta firmata (PDF)' }).click();
    await expect.poll(() => gateway.asked(documentContent)[0]?.url).toContain('PR-2026-000123');
  });

  it('shows the appointment until the work is done', async () => {
    const appointment = [reached('RICEVUTA'), reached('LAVORO_PROGRAMMATO', '2099-12-18', '8:30-12:30')];
    const gateway = gatewayWith({ raggiunti: appointment, annullabile: false });
    const screen = await open(PATH, { gateway });
    await expect
      .element(screen.getByText('Il tecnico del distributore viene venerdì 18 dicembre 2099, 8:30-12:30'))
      .toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Annulla la pratica' })).not.toBeInTheDocument();
    await expectAccessible();
  });

  it('shows from which day it holds, and the bill', async () => {
    const done = [reached('RICEVUTA'), reached('ESEGUITA', '2026-11-27'), reached('FATTURATA')];
    const gateway = gatewayWith({ stato: 'CONCLUSA', passo: 'FATTURATA', raggiunti: done, bolletta: '2026000123456' });
    const screen = await open(PATH, { gateway });
    await expect.element(screen.getByText(/vale da venerdì 27 novembre/)).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Vedi la bolletta 2026000123456' }))
      .toHaveAttribute('href', '/my-edison/bollette/2026000123456');
    await expect.element(screen.getByText('Appuntamento fissato')).not.toBeInTheDocument();
  });

  it('shows a missing paper with its reason, and takes it (pratica.carte.2)', async () => {
    const [paper] = example.carte;
    const gateway = gatewayWith({
      stato: 'DA_INTEGRARE',
      mancano: ['IDENTITA', 'TITOLO'],
      carte: [{ ...paper, stato: 'RESPINTA', motivo: 'La foto è sfocata.' }],
      messaggi: [{ data: '2026-11-21T09:00:00Z', da: 'FORNITORE', testo: 'Ci serve il rogito.', chiede: 'TITOLO' }],
    });
    const screen = await open(PATH, { gateway });
    const missing = screen.getByRole('region', { name: 'Ci servono 2 documenti' });
    await expect.element(missing).toMatchTextContent(/La foto è sfocata\./);
    await expect.element(missing).toMatchTextContent('Ci serve il rogito.');
    await expectAccessible();
    const [input] = missing.element().querySelectorAll('input[type=file]');
    const upload = (name: string) =>
      page.elementLocator(input as HTMLElement).upload(new File(['%PDF-1.7'], name, { type: 'application/pdf' }));
    await upload('carta.exe');
    await expect.element(missing.getByRole('alert')).toMatchTextContent('questo tipo di file non si può allegare');
    gateway.reject(addSupplyRequestPaper, 'REQUEST_NOT_VALID', { file: 'TOO_LARGE' });
    await upload('carta.pdf');
    await expect.element(missing.getByRole('alert')).toBeVisible();
    gateway.answer(addSupplyRequestPaper, {});
    gateway.answer(supplyRequest, { ...example, stato: 'IN_CORSO' });
    await upload('carta.pdf');
    await expect.element(screen.getByText('Documento inviato')).toBeVisible();
    await expect.element(missing).not.toBeInTheDocument();
    const sent = gateway.asked(addSupplyRequestPaper).at(-1);
    expect(await sent?.json()).toMatchObject({ carta: 'IDENTITA', fileName: 'carta.pdf' });
    expect(sent?.headers.get('idempotency-key')).not.toBeNull();
  });

  it.each([
    ['PUNTO_INESISTENTE', 'Il distributore non trova questo punto', 'Correggi e invia di nuovo', /tipo=POTENZA/],
    ['PUNTO_ATTIVO', 'serve una voltura', 'Correggi e invia di nuovo', /tipo=VOLTURA/],
    ['MOROSITA', 'ci sono bollette non pagate', 'Vai alle bollette da pagare', /bollette\?stato=arretrate/],
    ['RICHIESTA_IN_CORSO', 'un’altra richiesta in corso', 'Aspetta che si concluda l’altra pratica', /pratiche$/],
    ['LAVORI_NECESSARI', 'Servono lavori sulla rete', 'Scrivici', /scrivici$/],
  ])('shows for %s its words and the next step (pratica.rifiuti.1)', async (codice, words, label, href) => {
    const rifiuto = { codice, data: '2026-11-21T09:00:00Z', testo: 'Codice letto male.' };
    const gateway = gatewayWith({ stato: 'RIFIUTATA', rifiuto, entro: null, annullabile: false });
    const screen = await open(PATH, { gateway });
    await expect.element(screen.getByText(words, { exact: false })).toBeVisible();
    await expect.element(screen.getByText('Codice letto male.')).toBeVisible();
    await expect
      .element(screen.getByRole('main').getByRole('link', { name: label }))
      .toHaveAttribute('href', expect.stringMatching(href));
    await expect.element(screen.getByText('Quanto costa')).not.toBeInTheDocument();
    await expectAccessible();
  });

  it('cancels once that is confirmed (pratica.annullamento.1)', async () => {
    const gateway = gatewayWith();
    const screen = await open(PATH, { gateway });
    await screen.getByRole('button', { name: 'Annulla la pratica' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Annulli la pratica PR-2026-000123?' });
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Non annullare' }).click();
    expect(gateway.asked(cancelSupplyRequest)).toEqual([]);
    await screen.getByRole('button', { name: 'Annulla la pratica' }).click();
    gateway.reject(cancelSupplyRequest, 'REQUEST_NOT_CANCELLABLE');
    await dialog.getByRole('button', { name: 'Annulla la pratica' }).click();
    await expect.element(dialog.getByRole('alert')).toMatchTextContent('Questa pratica non si può più annullare.');
    gateway.answer(cancelSupplyRequest, {});
    gateway.answer(supplyRequest, {
      ...example,
      stato: 'ANNULLATA',
      annullataIl: '2026-11-21T09:00:00Z',
      annullabile: false,
    } as never);
    await dialog.getByRole('button', { name: 'Annulla la pratica' }).click();
    await expect.element(screen.getByRole('heading', { name: 'L’hai annullata' })).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('takes a message, and keeps it where it can’t be sent', async () => {
    const gateway = gatewayWith({ messaggi: [] });
    const screen = await open(PATH, { gateway });
    const send = screen.getByRole('button', { name: 'Invia il messaggio' });
    await send.click();
    await expect.element(screen.getByText('Scrivi il tuo messaggio.')).toBeVisible();
    gateway.lose(writeToSupplyRequest);
    await screen.getByLabelText('Il tuo messaggio').fill('Ci sono dopo le 17.');
    await send.click();
    await expect.element(screen.getByRole('alert')).toMatchTextContent('Non sappiamo se la richiesta è arrivata');
    await expect.element(screen.getByLabelText('Il tuo messaggio')).toHaveValue('Ci sono dopo le 17.');
    gateway.answer(writeToSupplyRequest, {});
    await send.click();
    await expect.element(screen.getByText('Messaggio inviato')).toBeVisible();
    const [lost, sent] = gateway.asked(writeToSupplyRequest);
    expect(sent?.headers.get('idempotency-key')).toBe(lost?.headers.get('idempotency-key'));
  });

  it('shows a number that is not the customer’s as a page that is not there', async () => {
    const gateway = fakeGateway();
    gateway.reject(supplyRequest, 'NOT_FOUND');
    const screen = await open(PATH, { gateway });
    await expect.element(screen.getByRole('heading', { name: 'Questa pagina non c’è' })).toBeVisible();
  });
});
