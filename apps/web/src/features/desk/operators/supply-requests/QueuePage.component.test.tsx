import {
  answerSupplyRequest,
  checkSupplyRequestPaper,
  moveSupplyRequest,
  operatorProfile,
  receivedSupplyRequest,
  receivedSupplyRequestPaper,
  recuperaDatiProfilo,
  rejectSupplyRequest,
  supplyRequestQueue,
} from '@sportello/calls';
import { addDays, dayInRome } from '@sportello/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../../test/accessible.ts';
import { fakeGateway } from '../../../../../test/gateway.ts';
import { open } from '../../../../../test/open.tsx';

const PATH = '/my-edison/operatore/pratiche';
const received = receivedSupplyRequest.example.answer;
const [queued] = supplyRequestQueue.example.answer.pratiche;
const { numero } = received;
const inDays = (days: number) => addDays(dayInRome(Date.now()), days);
const queue = [
  { ...queued, entro: inDays(-3) },
  { ...queued, numero: 'PR-2026-000124', stato: 'DA_INTEGRARE', entro: inDays(5), daVerificare: 0 },
];

function desk(shown: Partial<Record<keyof typeof received, unknown>> = {}) {
  const gateway = fakeGateway();
  const profile = { ...recuperaDatiProfilo.example.answer, segmento: 'Operatore', codiceCliente: null };
  gateway.answer(recuperaDatiProfilo, profile);
  gateway.answer(operatorProfile, { ...operatorProfile.example.answer, ruolo: 'HELP_DESK' });
  gateway.answer(supplyRequestQueue, { pratiche: queue, totale: 45 } as never);
  gateway.answer(receivedSupplyRequest, { ...received, ...shown } as never);
  return gateway;
}

const show = async (gateway: ReturnType<typeof desk>, search = '') =>
  open(`${PATH}${search}`, { gateway, username: 'operatore' });
const lastQueue = (gateway: ReturnType<typeof desk>) =>
  new URL(gateway.asked(supplyRequestQueue).at(-1)?.url ?? 'https://none').search;

describe('the desk of requests (pratica.operatore.1)', () => {
  beforeEach(() => page.viewport(1280, 800));

  it('shows terms and papers to check, and the opened request beside the queue', async () => {
    const screen = await show(desk());
    await expect.element(screen.getByText('Scegli una pratica')).toBeVisible();
    const rows = screen.getByRole('list', { name: 'Pratiche' }).getByRole('link');
    await expect.element(rows.nth(0)).toMatchTextContent(/In ritardo:/);
    await expect.element(rows.nth(0)).toMatchTextContent('1 documento da verificare');
    await expect.element(rows.nth(1)).toMatchTextContent('Manca qualcosa da te');
    await rows.first().click();
    await expect
      .element(screen.getByRole('heading', { level: 2, name: 'Cambio potenza · Marco Bianchi' }))
      .toHaveFocus();
    const opened = screen.getByRole('region', { name: numero, exact: true });
    await expect.element(opened).toMatchTextContent('4,5 kW');
    await expect.element(opened).toMatchTextContent(/Totale\s*189,32/);
    await expectAccessible();
    await userEvent.keyboard('{Escape}');
    await expect.element(rows.first()).toHaveFocus();
  });

  it('shows one after the other on a phone', async () => {
    await page.viewport(390, 844);
    const screen = await show(desk());
    const rows = screen.getByRole('list', { name: 'Pratiche' }).getByRole('link');
    await rows.first().click();
    await expect.element(screen.getByRole('button', { name: 'Segna il passo' })).toBeVisible();
    await expect.element(rows.first()).not.toBeInTheDocument();
    await expectAccessible();
    await screen.getByRole('link', { name: 'Tutte le pratiche' }).click();
    await expect.element(rows.first()).toHaveFocus();
  });

  it('asks for what the filters in the address select, page by page', async () => {
    const gateway = desk();
    const screen = await show(gateway, '?pagina=2');
    await expect.poll(() => lastQueue(gateway)).toBe('?stato=APERTE&pagina=2');
    await screen.getByText('Filtri').click();
    await screen.getByLabelText('Tipo').selectOptions('Voltura');
    await screen.getByLabelText('Da fare').selectOptions('Documenti da verificare');
    await screen.getByLabelText('Codice cliente').fill('1000000001');
    await expect
      .poll(() => lastQueue(gateway))
      .toBe('?stato=APERTE&pagina=1&tipo=VOLTURA&cosa=DA_VERIFICARE&codiceCliente=1000000001');
    gateway.answer(supplyRequestQueue, { pratiche: [], totale: 0 });
    await screen.getByLabelText('Quali pratiche').selectOptions('Concluse');
    await expect.element(screen.getByText('Nessuna pratica con questi filtri')).toBeVisible();
    await expectAccessible();
  });

  it('opens a paper, accepts it, or rejects it with a reason (pratica.carte.2)', async () => {
    const gateway = desk();
    gateway.give(receivedSupplyRequestPaper, '%PDF-1.7', 'application/pdf');
    const screen = await show(gateway, `?numero=${numero}`);
    await screen.getByRole('button', { name: 'carta-identita.pdf' }).click();
    await expect.poll(() => gateway.asked(receivedSupplyRequestPaper)).toHaveLength(1);
    const reject = screen.getByRole('button', { name: 'Respingi: Documento di identità' });
    await reject.click();
    const reason = screen.getByLabelText('Motivo', { exact: true }).first();
    await expect.element(reason).toHaveFocus();
    await screen.getByRole('button', { name: 'Annulla', exact: true }).click();
    await expect.element(reject).toHaveFocus();
    await reject.click();
    await screen.getByRole('button', { name: 'Respingi il documento' }).click();
    await expect.element(screen.getByText('Scrivi il motivo: il cliente lo legge.')).toBeVisible();
    await reason.fill('La foto è sfocata.');
    await expectAccessible();
    await screen.getByRole('button', { name: 'Respingi il documento' }).click();
    await expect.poll(() => gateway.asked(checkSupplyRequestPaper)).toHaveLength(1);
    expect(await gateway.asked(checkSupplyRequestPaper)[0]?.json()).toEqual({
      esito: 'RESPINTA',
      motivo: 'La foto è sfocata.',
    });
    await expect.element(screen.getByRole('status').filter({ hasText: 'Documento respinto' })).toHaveFocus();
    gateway.reject(checkSupplyRequestPaper, 'CHANGED_MEANWHILE');
    await screen.getByRole('button', { name: 'Accetta: Documento di identità' }).click();
    await expect.element(screen.getByRole('alert')).toMatchTextContent('Nel frattempo questi dati sono cambiati');
    const accepted = received.carte.map((paper) => ({ ...paper, stato: 'ACCETTATA' as const }));
    gateway.answer(checkSupplyRequestPaper, {});
    gateway.answer(receivedSupplyRequest, { ...received, carte: accepted });
    await screen.getByRole('button', { name: 'Accetta: Documento di identità' }).click();
    await expect.element(screen.getByText('Accettato')).toBeVisible();
    await expect.element(screen.getByRole('status').filter({ hasText: 'Documento accettato' })).toHaveFocus();
    expect(await gateway.asked(checkSupplyRequestPaper).at(-1)?.json()).toEqual({ esito: 'ACCETTATA' });
  });

  it('takes the next step, with day and hours of the work (pratica.passi.2)', async () => {
    const gateway = desk({ prossimi: ['LAVORO_PROGRAMMATO', 'ESEGUITA'] });
    const screen = await show(gateway, `?numero=${numero}`);
    await screen.getByRole('button', { name: 'Segna il passo' }).click();
    await expect.element(screen.getByText('Scegli il giorno.')).toBeVisible();
    await screen.getByLabelText('Giorno del lavoro').fill(inDays(4));
    await screen.getByLabelText('Orario (se c’è)').fill('8:30–12:30');
    gateway.reject(moveSupplyRequest, 'PAPERS_NOT_CHECKED');
    await screen.getByRole('button', { name: 'Segna il passo' }).click();
    await expect.element(screen.getByRole('alert')).toMatchTextContent('Ci sono documenti che mancano');
    await expectAccessible();
    gateway.answer(moveSupplyRequest, {});
    gateway.answer(receivedSupplyRequest, { ...received, prossimi: ['ESEGUITA'] });
    await screen.getByRole('button', { name: 'Segna il passo' }).click();
    await expect.element(screen.getByLabelText('Vale dal giorno')).toBeVisible();
    await expect.element(screen.getByRole('status').filter({ hasText: 'Passo segnato' })).toHaveFocus();
    expect(await gateway.asked(moveSupplyRequest).at(-1)?.json()).toEqual({
      passo: 'LAVORO_PROGRAMMATO',
      giorno: inDays(4),
      orario: '8:30–12:30',
    });
  });

  it('rejects a request with a code and words, once that is confirmed (pratica.rifiuti.1)', async () => {
    const gateway = desk();
    const screen = await show(gateway, `?numero=${numero}`);
    await screen.getByText('Rifiuta la pratica').first().click();
    const send = screen.getByRole('button', { name: 'Rifiuta la pratica' });
    await send.click();
    await expect.element(screen.getByText('Scegli il motivo: il cliente lo legge.')).toBeVisible();
    await screen.getByLabelText('Motivo', { exact: true }).selectOptions('La richiesta non può essere accolta.');
    await send.click();
    await expect.element(screen.getByText('Scrivi il motivo con parole tue.')).toBeVisible();
    await screen.getByLabelText('Spiegazione per il cliente (se serve)').fill('Manca la delibera.');
    await send.click();
    const dialog = screen.getByRole('dialog', { name: `Rifiuti la pratica ${numero}?` });
    await expect.element(dialog).toMatchTextContent('Manca la delibera.');
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Non rifiutare' }).click();
    expect(gateway.asked(rejectSupplyRequest)).toEqual([]);
    await send.click();
    const rifiuto = { codice: 'ALTRO', data: '2026-11-21T09:00:00Z', testo: 'Manca la delibera.' };
    gateway.answer(receivedSupplyRequest, { ...received, stato: 'RIFIUTATA', rifiuto, prossimi: [] } as never);
    await dialog.getByRole('button', { name: 'Rifiuta la pratica' }).click();
    await expect.element(screen.getByText(/^La richiesta non può essere accolta\. Manca la delibera\.$/)).toBeVisible();
    await expect.element(send).not.toBeInTheDocument();
    expect(await gateway.asked(rejectSupplyRequest)[0]?.json()).toEqual({
      codice: 'ALTRO',
      testo: 'Manca la delibera.',
    });
  });

  it('writes to the customer, and asks for a paper (pratica.operatore.2)', async () => {
    const gateway = desk();
    const screen = await show(gateway, `?numero=${numero}`);
    const send = screen.getByRole('button', { name: 'Invia il messaggio' });
    await send.click();
    await expect.element(screen.getByText('Scrivi il messaggio.')).toBeVisible();
    await screen.getByLabelText('Messaggio al cliente').fill('Ci serve il contratto di affitto.');
    await screen.getByLabelText('Chiedi un documento').selectOptions('Titolo sull’immobile');
    await send.click();
    await expect.element(screen.getByRole('status').filter({ hasText: 'Messaggio inviato al cliente.' })).toHaveFocus();
    const [sent] = gateway.asked(answerSupplyRequest);
    expect(await sent?.json()).toEqual({ testo: 'Ci serve il contratto di affitto.', chiede: 'TITOLO' });
    expect(sent?.headers.get('idempotency-key')).not.toBeNull();
    await expectAccessible();
  });

  it('shows errors of the queue and of a request', async () => {
    const gateway = desk();
    gateway.reject(supplyRequestQueue, 'S-001');
    gateway.reject(receivedSupplyRequest, 'NOT_FOUND');
    const screen = await show(gateway, '?numero=PR-2026-000009');
    await expect.element(screen.getByText('Non riusciamo a caricare le pratiche')).toBeVisible();
    await expect.element(screen.getByText('Pratica non trovata')).toBeVisible();
  });
});
