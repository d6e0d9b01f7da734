import { caseBundle, caseDetail, caseFile, caseReplyPaper, withdrawCase, writeToCase } from '@sportello/calls';
import { addDays, dayInRome } from '@sportello/domain';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../test/accessible.ts';
import { fakeGateway } from '../../../../test/gateway.ts';
import { open } from '../../../../test/open.tsx';

const PATH = '/my-edison/assistenza/reclami/RC-2026-000123';
const example = caseDetail.example.answer;
/** The morning of an earlier day in Rome: hours that are counted back may cross a clock change into another day. */
const daysAgo = (days: number) => `${addDays(dayInRome(Date.now()), -days)}T09:00:00Z`;
const reply = {
  reclamo: 'La bolletta conta due volte agosto.',
  verifiche: 'Abbiamo confrontato le letture.',
  conclusioni: 'Hai ragione: la rifacciamo.',
  diritti: 'Puoi chiedere la conciliazione.',
  data: daysAgo(1),
};

type Detail = typeof example;

function gatewayWith(changes: Partial<Record<keyof Detail, unknown>>) {
  const gateway = fakeGateway();
  gateway.answer(caseDetail, { ...example, ricevutoIl: daysAgo(2), messaggi: [], ...changes } as Detail);
  return gateway;
}

describe('the page of a case (reclami.cliente.1)', () => {
  it('shows the day of the reply, what was asked, bill and number', async () => {
    const screen = await open(PATH, { gateway: gatewayWith({ rispostaEntro: '2099-12-20' }) });
    await expect
      .element(screen.getByRole('heading', { level: 2, name: 'Rispondiamo entro domenica 20 dicembre 2099' }))
      .toBeVisible();
    await expect.element(screen.getByText(example.testo)).toBeVisible();
    await expect
      .element(screen.getByRole('region', { name: 'Dati del reclamo' }).getByRole('link', { name: '2026000123456' }))
      .toHaveAttribute('href', '/my-edison/bollette/2026000123456');
    await expect.element(screen.getByText('In lavorazione')).toBeVisible();
    await expectAccessible();
  });

  it('leads to the reading that came with a correction (reclami.rettifica.1)', async () => {
    const gateway = gatewayWith({ tipo: 'RETTIFICA', codiceLettura: '900042' });
    const screen = await open(PATH, { gateway });
    await expect
      .element(screen.getByRole('link', { name: 'Segui la tua lettura' }))
      .toHaveAttribute('href', '/my-edison/contratti/4000000001/letture');
  });

  it('shows that the term has passed, and the indemnity', async () => {
    const gateway = gatewayWith({
      rispostaEntro: '2026-01-20',
      ricevutoIl: '2025-12-21T09:00:00Z',
      indennizzo: { importo: 30, data: '2026-01-21T00:00:00Z', bolletta: null },
    });
    const screen = await open(PATH, { gateway });
    await expect.element(screen.getByText(/^Siamo in ritardo, ci scusiamo: il termine era martedì 20/)).toBeVisible();
    await expect.element(screen.getByText('Indennizzo di 30,00 €')).toBeVisible();
    await expect.element(screen.getByText(/Trovi l’importo in meno nella prossima bolletta/)).toBeVisible();
  });

  it('shows the amounts in dispute and those owed again, with their bills (reclami.contestazione.2)', async () => {
    const contestazioni = [
      { bolletta: '2026000123456', importo: 31.2, al: null },
      { bolletta: '2026000123400', importo: 12, al: '2026-11-20T09:00:00Z' },
    ];
    const screen = await open(PATH, { gateway: gatewayWith({ contestazioni }) });
    const card = screen.getByRole('region', { name: 'Importi contestati' });
    await expect.element(card).toMatchTextContent(/Fino alla risposta non devi pagare 31,20\s€/);
    await expect.element(card.getByRole('listitem').first()).toMatchTextContent(/^2026000123456\s*31,20\s€In cont/);
    await expect.element(card.getByRole('listitem').last()).toMatchTextContent(/Di nuovo dovuto: 20 novembre 2026/);
    await expect
      .element(card.getByRole('link', { name: '2026000123400' }))
      .toHaveAttribute('href', '/my-edison/bollette/2026000123400');
    await expectAccessible();
  });

  it('shows no card of amounts where none was in dispute', async () => {
    const screen = await open(PATH, { gateway: gatewayWith({ contestazioni: [] }) });
    await expect.element(screen.getByText(example.testo)).toBeVisible();
    await expect.element(screen.getByText('Importi contestati')).not.toBeInTheDocument();
  });

  it('names the bill that deducted the indemnity (reclami.indennizzo.2)', async () => {
    const indennizzo = { importo: 30, data: '2026-01-21T00:00:00Z', bolletta: '2026000999999' };
    const screen = await open(PATH, { gateway: gatewayWith({ indennizzo }) });
    await expect.element(screen.getByText(/L’importo è stato detratto dalla bolletta:/)).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: '2026000999999' }))
      .toHaveAttribute('href', '/my-edison/bollette/2026000999999');
  });

  it('shows our question first while it waits for the customer, and sends the answer', async () => {
    const question = { id: '1', testo: 'Quanto segna oggi il contatore?', data: daysAgo(1), allegati: [], daNoi: true };
    const gateway = gatewayWith({ stato: 'ATTESA_CLIENTE', rispostaEntro: null, messaggi: [question] });
    const screen = await open(PATH, { gateway });
    const asked = screen.getByRole('region', { name: 'Ti abbiamo fatto una domanda' });
    await expect.element(asked).toMatchTextContent('Quanto segna oggi il contatore?');
    const [first] = screen.getByRole('main').getByRole('region').elements();
    expect(first?.contains(asked.element())).toBe(true);
    await expectAccessible();
    await asked.getByRole('button', { name: 'Invia la risposta' }).click();
    await expect.element(screen.getByText('Scrivi il tuo messaggio.')).toBeVisible();
    expect(gateway.asked(writeToCase)).toEqual([]);
    await asked.getByLabelText('La tua risposta').fill('Segna 4.512.');
    const answer = { id: '2', testo: 'Segna 4.512.', data: daysAgo(0), allegati: [], daNoi: false };
    gateway.answer(caseDetail, { ...example, messaggi: [question, answer] });
    await asked.getByRole('button', { name: 'Invia la risposta' }).click();
    await expect.element(screen.getByText('Messaggio inviato')).toBeVisible();
    await expect.element(asked).not.toBeInTheDocument();
    await expect.element(screen.getByRole('listitem').filter({ hasText: 'Segna 4.512.' })).toBeVisible();
    const [sent] = gateway.asked(writeToCase);
    expect(await sent?.json()).toEqual({ testo: 'Segna 4.512.' });
    expect(sent?.headers.get('idempotency-key')).not.toBeNull();
  });

  it('shows the reply in its four parts, on paper too, and opens the conciliation', async () => {
    const gateway = gatewayWith({ stato: 'RISPOSTO', rispostaEntro: null, conclusoIl: reply.data, risposta: reply });
    gateway.give(caseReplyPaper, '%PDF-1.7', 'application/pdf');
    gateway.give(caseBundle, 'PK', 'application/zip');
    const screen = await open(PATH, { gateway });
    const answer = screen.getByRole('region', { name: 'La nostra risposta' });
    for (const words of [reply.reclamo, reply.verifiche, reply.conclusioni, reply.diritti]) {
      await expect.element(answer).toMatchTextContent(words);
    }
    await expectAccessible();
    await answer.getByRole('button', { name: 'Scarica la risposta (PDF)' }).click();
    await expect.element(answer.getByText('Scaricato')).toBeInTheDocument();
    const disagreeing = screen.getByRole('region', { name: 'Non sei d’accordo?' });
    await disagreeing.getByRole('button', { name: 'Scarica il fascicolo (ZIP)' }).click();
    await expect.element(disagreeing.getByText('Scaricato')).toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: 'Ritira il reclamo' })).not.toBeInTheDocument();
    await expect.element(screen.getByLabelText('Il tuo messaggio')).not.toBeInTheDocument();
  });

  it.each([
    ['39 days', 39, false],
    ['40 days', 40, true],
  ] as const)('opens the conciliation without a reply after 40 days: %s', async (_name, days, isOpen) => {
    const screen = await open(PATH, { gateway: gatewayWith({ ricevutoIl: daysAgo(days) }) });
    await expect.element(screen.getByRole('region', { name: 'Se non ricevi una risposta' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Scarica il fascicolo (ZIP)' }).elements()).toHaveLength(isOpen ? 1 : 0);
    expect(screen.getByText(/40 giorni dopo il reclamo/).elements()).toHaveLength(isOpen ? 0 : 1);
  });

  it.each([
    ['a request for information', { tipo: 'INFORMAZIONI' }],
    ['a withdrawn case', { stato: 'RITIRATO', rispostaEntro: null, conclusoIl: daysAgo(1) }],
  ])('shows no conciliation for %s', async (_name, changes) => {
    const screen = await open(PATH, { gateway: gatewayWith(changes) });
    await expect.element(screen.getByText(example.testo)).toBeVisible();
    await expect.element(screen.getByText(/conciliazione/)).not.toBeInTheDocument();
  });

  it('withdraws a case only after a confirmation (reclami.cliente.2)', async () => {
    const gateway = gatewayWith({});
    const screen = await open(PATH, { gateway });
    await screen.getByRole('button', { name: 'Ritira il reclamo' }).click();
    const dialog = screen.getByRole('dialog');
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Non ritirare' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(gateway.asked(withdrawCase)).toEqual([]);
    await screen.getByRole('button', { name: 'Ritira il reclamo' }).click();
    gateway.answer(caseDetail, { ...example, stato: 'RITIRATO', rispostaEntro: null, conclusoIl: daysAgo(0) } as never);
    await dialog.getByRole('button', { name: 'Ritira il reclamo' }).click();
    await expect.element(screen.getByText('Ritirato', { exact: true })).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(gateway.asked(withdrawCase)).toHaveLength(1);
  });

  it('downloads a file by the name that the customer gave it', async () => {
    const gateway = gatewayWith({});
    gateway.give(caseFile, '%PDF-1.7', 'application/pdf');
    const screen = await open(PATH, { gateway });
    await screen.getByRole('button', { name: 'Scarica bolletta.pdf' }).click();
    await expect.element(screen.getByText('Scaricato')).toBeInTheDocument();
    expect(gateway.asked(caseFile)[0]?.url).toContain('/reclami/RC-2026-000123/allegati/1');
  });

  it('shows what changes on the server, such as a reply, without a reload', async () => {
    const gateway = gatewayWith({});
    const screen = await open(PATH, { gateway });
    await expect.element(screen.getByText('In lavorazione')).toBeVisible();
    gateway.answer(caseDetail, { ...example, stato: 'RISPOSTO', rispostaEntro: null, risposta: reply } as never);
    await screen.app.cache.invalidateQueries();
    await expect.element(screen.getByRole('region', { name: 'La nostra risposta' })).toBeVisible();
  });

  it.each(['RC-2026-000123', 'RC-99', 'altro'])(
    'shows “not found” for %s, which is not the customer’s',
    async (number) => {
      const gateway = fakeGateway();
      gateway.reject(caseDetail, 'NOT_FOUND');
      const screen = await open(`/my-edison/assistenza/reclami/${number}`, { gateway });
      await expect.element(screen.getByRole('heading', { name: 'Pagina non trovata' })).toBeVisible();
    },
  );

  it('returns to the list of cases by keyboard', async () => {
    const screen = await open(PATH, { gateway: gatewayWith({}) });
    const back = screen.getByRole('main').getByRole('link', { name: 'Reclami e segnalazioni' });
    await expect.element(back).toBeVisible();
    (back.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(screen.path).toBe('/my-edison/assistenza/reclami');
  });
});
