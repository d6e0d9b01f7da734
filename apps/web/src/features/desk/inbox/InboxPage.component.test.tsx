import {
  answerContactRequest,
  cmsContent,
  contactInbox,
  operatorProfile,
  receivedRequest,
  recuperaDatiProfilo,
  releaseContactRequest,
  takeContactRequest,
} from '@sportello/calls';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../test/accessible.ts';
import { fakeGateway } from '../../../../test/gateway.ts';
import { open } from '../../../../test/open.tsx';

const path = '/my-edison/operatore/richieste';
const { richiesta } = receivedRequest.example.answer;
const other = { ...richiesta, numeroRicevuta: 'R-2026-000002', nome: 'Marco Bianchi', argomento: 'Letture' };
const template = {
  system: ['AREA_PRIVATA'],
  id: 'trovato',
  title: 'Pagamento trovato',
  topics: ['bollette'],
  text: 'Ciao {nome}, tutto a posto: {ricevuta}.',
};
const heldBy = (operatore: string, mia: boolean) => ({
  ...richiesta,
  presa: { operatore, mia, data: new Date(Date.now() - 60_000).toISOString() },
});

function desk(shown: object = richiesta) {
  const gateway = fakeGateway();
  const profile = { ...recuperaDatiProfilo.example.answer, segmento: 'Operatore', codiceCliente: null };
  gateway.answer(recuperaDatiProfilo, profile);
  gateway.answer(operatorProfile, { ...operatorProfile.example.answer, ruolo: 'HELP_DESK' });
  gateway.answer(contactInbox, { ...contactInbox.example.answer, richieste: [richiesta, other], totale: 2 });
  gateway.answer(receivedRequest, { richiesta: shown } as never);
  gateway.answer(cmsContent, { items: [template] });
  return gateway;
}

const show = async (gateway: ReturnType<typeof desk>, search = '') =>
  open(`${path}${search}`, { gateway, username: 'operatore' });

describe('the desk of requests', () => {
  beforeEach(() => page.viewport(1280, 800));

  it('moves through the list by arrow keys beside the request, and returns to it on Escape', async () => {
    const screen = await show(desk());
    await expect.element(screen.getByText('Scegli una richiesta')).toBeVisible();
    const rows = screen.getByRole('list', { name: 'Richieste' }).getByRole('link');
    await expect.element(rows.first()).toBeVisible();
    (rows.first().element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(rows.last().element());
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect.element(screen.getByRole('heading', { level: 2, name: /Giulia Ferri/ })).toHaveFocus();
    await expect.element(rows.last()).toBeVisible();
    expect(screen.search()).toContain('numero=R-2026-000001');
    await expectAccessible();
    await userEvent.keyboard('{Escape}');
    await expect.element(rows.first()).toHaveFocus();
    expect(screen.search()).not.toContain('numero');
  });

  it('shows one after the other on a phone', async () => {
    await page.viewport(390, 844);
    const screen = await show(desk());
    const rows = screen.getByRole('list', { name: 'Richieste' }).getByRole('link');
    await rows.first().click();
    await expect.element(screen.getByLabelText('La tua risposta')).toBeVisible();
    await expect.element(rows.first()).not.toBeInTheDocument();
    await expectAccessible();
    await screen.getByRole('link', { name: 'Tutte le richieste' }).click();
    await expect.element(rows.first()).toHaveFocus();
  });

  it('asks for what the filters say', async () => {
    const gateway = desk();
    const screen = await show(gateway, '?pagina=2');
    await screen.getByText('Filtri').click();
    await screen.getByLabelText('In carico a').selectOptions('Nessuno');
    await screen.getByLabelText('Argomento').selectOptions('Bollette e pagamenti');
    await screen.getByLabelText('Solo in ritardo').click();
    await screen.getByLabelText('Codice cliente').fill('1000000001');
    await expect
      .poll(() => new URL(gateway.asked(contactInbox).at(-1)?.url ?? '').search)
      .toBe('?stato=DA_RISPONDERE&pagina=1&chi=LIBERE&argomento=bollette&codiceCliente=1000000001&inRitardo=X');
    gateway.answer(contactInbox, { ...contactInbox.example.answer, richieste: [], totale: 0 });
    await screen.getByLabelText('Quali richieste').selectOptions('Risposte');
    await expect.element(screen.getByText('Nessuna richiesta con questi filtri')).toBeVisible();
    await expectAccessible();
  });

  it('takes a case on, gives it back, and says who was faster', async () => {
    const gateway = desk();
    const screen = await show(gateway, '?numero=R-2026-000001');
    await expect.element(screen.getByText('Nessuno l’ha ancora presa in carico.')).toBeVisible();
    gateway.answer(receivedRequest, { richiesta: heldBy('operatore', true) });
    await screen.getByRole('button', { name: 'Prendi in carico' }).click();
    await expect.element(screen.getByText(/^In carico a te/)).toBeVisible();
    expect(await gateway.asked(takeContactRequest)[0]?.json()).toEqual({});
    gateway.answer(receivedRequest, { richiesta });
    await screen.getByRole('button', { name: 'Rilascia' }).click();
    await expect.element(screen.getByText('Nessuno l’ha ancora presa in carico.')).toBeVisible();
    expect(gateway.asked(releaseContactRequest)).toHaveLength(1);
    gateway.reject(takeContactRequest, 'CHANGED_MEANWHILE');
    gateway.answer(receivedRequest, { richiesta: heldBy('collega', false) });
    await screen.getByRole('button', { name: 'Prendi in carico' }).click();
    await expect.element(screen.getByText('Nel frattempo questi dati sono cambiati.', { exact: false })).toBeVisible();
    await expect.element(screen.getByText('collega', { exact: true })).toBeVisible();
    await expectAccessible();
  });

  it('takes over a request of another operator once confirmed, and only then allows a reply', async () => {
    const gateway = desk(heldBy('collega', false));
    const screen = await show(gateway, '?numero=R-2026-000001');
    await screen.getByRole('button', { name: 'Subentra' }).click();
    await expect.element(screen.getByLabelText('La tua risposta')).not.toBeInTheDocument();
    await expectAccessible();
    gateway.answer(receivedRequest, { richiesta: heldBy('operatore', true) });
    await screen.getByRole('button', { name: 'Prendi in carico' }).click();
    await expect.element(screen.getByLabelText('La tua risposta')).toBeVisible();
    expect(await gateway.asked(takeContactRequest)[0]?.json()).toEqual({ da: 'collega' });
  });

  it('begins an answer with a text, sends it with the keyboard, and leads to the next', async () => {
    const gateway = desk();
    const screen = await show(gateway, '?numero=R-2026-000001');
    await screen.getByLabelText('Comincia da un testo pronto').selectOptions('Pagamento trovato');
    const reply = screen.getByLabelText('La tua risposta');
    await expect.element(reply).toHaveValue('Ciao Giulia, tutto a posto: R-2026-000001.');
    await reply.click();
    gateway.answer(receivedRequest, {
      richiesta: { ...richiesta, operatore: 'operatore', risposta: { testo: 'Fatto.', data: '2026-11-20T09:00:00Z' } },
    });
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(screen.getByText('La risposta alla richiesta R-2026-000001 è inviata.')).toBeVisible();
    const sent = (await gateway.asked(answerContactRequest)[0]?.json()) as object;
    expect(sent).toEqual({ testo: 'Ciao Giulia, tutto a posto: R-2026-000001.' });
    await screen.getByRole('button', { name: 'Apri la prossima' }).click();
    expect(screen.search()).toContain('numero=R-2026-000002');
  });

  it('says of a request that there is not that it is not there', async () => {
    const gateway = desk();
    gateway.reject(receivedRequest, 'NOT_FOUND');
    const screen = await show(gateway, '?numero=R-2026-000009');
    await expect.element(screen.getByText('Richiesta non trovata')).toBeVisible();
  });
});
