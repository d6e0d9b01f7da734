import {
  askAboutCase,
  assignCases,
  caseFigures,
  caseLoads,
  caseQueue,
  cmsContent,
  noteOnCase,
  operatorProfile,
  receivedCase,
  recuperaDatiProfilo,
  releaseCase,
  replyToCase,
  takeCase,
} from '@sportello/calls';
import { addDays, dayInRome } from '@sportello/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../test/accessible.ts';
import { fakeGateway } from '../../../../test/gateway.ts';
import { open } from '../../../../test/open.tsx';

const path = '/my-edison/operatore/reclami';
const { reclamo } = receivedCase.example.answer;
const [queued] = caseQueue.example.answer.reclami;
const number = reclamo.numero;
const other = 'RC-2026-000124';
const dayFromNow = (days: number) => addDays(dayInRome(Date.now()), days);
const queue = [
  { ...queued, urgenza: 'SCADUTO', rispostaEntro: dayFromNow(-3) },
  { ...queued, numero: other, urgenza: 'URGENTE', rispostaEntro: dayFromNow(2), presa: null },
  { ...queued, numero: 'RC-2026-000125', urgenza: 'FERMO', rispostaEntro: null, stato: 'ATTESA_CLIENTE' },
];
const heldBy = (operatore: string, mia: boolean) => ({
  ...reclamo,
  presa: { operatore, mia, data: new Date(Date.now() - 60_000).toISOString() },
});
const template = {
  system: ['AREA_PRIVATA'],
  id: 'conciliazione',
  title: 'Conciliazione',
  topics: ['parte-diritti'],
  text: 'Ciao {nome}, per {ricevuta} puoi chiedere la conciliazione.',
};
const parts = {
  reclamo: 'Ci hai scritto che agosto è doppio.',
  verifiche: 'Abbiamo confrontato le letture.',
  conclusioni: 'Hai ragione.',
  diritti: 'Ciao Giulia, per RC-2026-000123 puoi chiedere la conciliazione.',
};

function desk(shown: object = heldBy('operatore', true), ruolo: 'HELP_DESK' | 'ADMINISTRATOR' = 'HELP_DESK') {
  const gateway = fakeGateway();
  const profile = { ...recuperaDatiProfilo.example.answer, segmento: 'Operatore', codiceCliente: null };
  gateway.answer(recuperaDatiProfilo, profile);
  gateway.answer(operatorProfile, { ...operatorProfile.example.answer, ruolo });
  gateway.answer(caseQueue, { reclami: queue, totale: 3 } as never);
  gateway.answer(receivedCase, { reclamo: shown } as never);
  gateway.answer(cmsContent, { items: [template] });
  return gateway;
}

const show = async (gateway: ReturnType<typeof desk>, search = '') =>
  open(`${path}${search}`, { gateway, username: 'operatore' });
const lastQueue = (gateway: ReturnType<typeof desk>) =>
  new URL(gateway.asked(caseQueue).at(-1)?.url ?? 'https://none').search;

describe('the desk of cases', () => {
  beforeEach(() => page.viewport(1280, 800));

  it('shows how urgent each case is, and the opened one beside the queue', async () => {
    const screen = await show(desk());
    await expect.element(screen.getByText('Scegli un reclamo')).toBeVisible();
    const rows = screen.getByRole('list', { name: 'Reclami' }).getByRole('link');
    await expect.element(rows.nth(0).getByText(/^Scaduto il/)).toBeVisible();
    await expect.element(rows.nth(1).getByText('Restano 2 giorni')).toBeVisible();
    await expect.element(rows.nth(2).getByText('Fermo: in attesa del cliente')).toBeVisible();
    await rows.first().click();
    await expect.element(screen.getByRole('heading', { level: 2, name: /Giulia Ferri/ })).toHaveFocus();
    expect(screen.search()).toContain(`numero=${number}`);
    await expectAccessible();
    await userEvent.keyboard('{Escape}');
    await expect.element(rows.first()).toHaveFocus();
  });

  it('shows one after the other on a phone', async () => {
    await page.viewport(390, 844);
    const screen = await show(desk());
    const rows = screen.getByRole('list', { name: 'Reclami' }).getByRole('link');
    await rows.first().click();
    await expect.element(screen.getByLabelText('Le nostre conclusioni')).toBeVisible();
    await expect.element(rows.first()).not.toBeInTheDocument();
    await expectAccessible();
    await screen.getByRole('link', { name: 'Tutti i reclami' }).click();
    await expect.element(rows.first()).toHaveFocus();
  });

  it('asks for what the filters select', async () => {
    const gateway = desk();
    const screen = await show(gateway, '?pagina=2');
    await screen.getByText('Filtri').click();
    await screen.getByLabelText('In carico a').selectOptions('Nessuno');
    await screen.getByLabelText('Termine').selectOptions('Urgenti');
    await screen.getByLabelText('Tipo').selectOptions('Correzione di una bolletta');
    await screen.getByLabelText('Codice cliente').fill('1000000001');
    await expect
      .poll(() => lastQueue(gateway))
      .toBe('?stato=APERTI&pagina=1&chi=LIBERE&tipo=RETTIFICA&termine=URGENTI&codiceCliente=1000000001');
    gateway.answer(caseQueue, { reclami: [], totale: 0 });
    await screen.getByLabelText('Quali reclami').selectOptions('Conclusi');
    await expect.element(screen.getByText('Nessun reclamo con questi filtri')).toBeVisible();
    await expect.poll(() => lastQueue(gateway)).not.toContain('termine');
  });

  it('takes a case on, gives it back, and takes it from a colleague once that is confirmed', async () => {
    const gateway = desk({ ...reclamo, presa: null });
    const screen = await show(gateway, `?numero=${number}`);
    await expect.element(screen.getByText(/^Nessuno l’ha ancora preso in carico/)).toBeVisible();
    await expect.element(screen.getByLabelText('Le nostre conclusioni')).not.toBeInTheDocument();
    gateway.answer(receivedCase, { reclamo: heldBy('operatore', true) });
    await screen.getByRole('button', { name: 'Prendi in carico' }).click();
    await expect.element(screen.getByText(/^In carico a te, /)).toBeVisible();
    expect(await gateway.asked(takeCase)[0]?.json()).toEqual({});
    gateway.answer(receivedCase, { reclamo: heldBy('collega', false) });
    await screen.getByRole('button', { name: 'Rilascia' }).click();
    await expect.element(screen.getByText('collega', { exact: true })).toBeVisible();
    expect(gateway.asked(releaseCase)).toHaveLength(1);
    await screen.getByRole('button', { name: 'Subentra' }).click();
    await expectAccessible();
    await screen.getByRole('button', { name: 'Prendi in carico' }).click();
    await expect.poll(() => gateway.asked(takeCase)).toHaveLength(2);
    expect(await gateway.asked(takeCase)[1]?.json()).toEqual({ da: 'collega' });
  });

  it('shows notes apart from the correspondence, and adds one', async () => {
    const note = { id: '2', testo: 'Sentito il distributore.', data: reclamo.ricevutoIl, allegati: [] };
    const messaggi = [...reclamo.messaggi, { ...note, genere: 'NOTA', operatore: 'collega' }];
    const gateway = desk({ ...heldBy('operatore', true), messaggi });
    const screen = await show(gateway, `?numero=${number}`);
    const notes = screen.getByRole('region', { name: /Note interne/ });
    await expect.element(notes.getByText('Sentito il distributore.')).toBeVisible();
    await expect.element(notes.getByText('Il cliente non le legge.')).toBeVisible();
    const correspondence = screen.getByRole('region', { name: 'Corrispondenza' });
    await expect.element(correspondence.getByText('Quanto segna oggi il contatore?')).toBeVisible();
    await expect.element(correspondence.getByText('Sentito il distributore.')).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Aggiungi la nota' }).click();
    await expect.element(screen.getByText('Scrivi la nota.')).toBeVisible();
    await screen.getByLabelText('Nuova nota').fill('Aspetto la sua risposta.');
    await screen.getByRole('button', { name: 'Aggiungi la nota' }).click();
    await expect.element(screen.getByLabelText('Nuova nota')).toHaveValue('');
    expect(await gateway.asked(noteOnCase)[0]?.json()).toEqual({ testo: 'Aspetto la sua risposta.' });
  });

  it('asks the customer something', async () => {
    const gateway = desk();
    const screen = await show(gateway, `?numero=${number}`);
    await screen.getByText('Chiedi qualcosa al cliente').click();
    await screen.getByRole('button', { name: 'Invia la domanda' }).click();
    await expect.element(screen.getByText('Scrivi la domanda.')).toBeVisible();
    await screen.getByLabelText('La tua domanda').fill('Quanto segna?');
    await screen.getByRole('button', { name: 'Invia la domanda' }).click();
    await expect.element(screen.getByRole('status').filter({ hasText: 'Domanda inviata' })).toHaveFocus();
    await expectAccessible();
    expect(await gateway.asked(askAboutCase)[0]?.json()).toEqual({ testo: 'Quanto segna?' });
  });

  it('rejects a reply with a part missing, and sends it after a look at all four', async () => {
    const gateway = desk();
    const screen = await show(gateway, `?numero=${number}`);
    const send = screen.getByRole('button', { name: 'Controlla e invia' });
    await screen.getByLabelText('Cosa ci hai scritto').fill(parts.reclamo);
    await send.click();
    for (const words of [
      'Scrivi quali verifiche hai fatto.',
      'Scrivi le conclusioni.',
      'Scrivi cosa può fare il cliente se non è d’accordo.',
    ])
      await expect.element(screen.getByText(words)).toBeVisible();
    await expect.element(screen.getByText('Riassumi cosa ha scritto il cliente.')).not.toBeInTheDocument();
    await expect.element(screen.getByLabelText('Le verifiche che abbiamo fatto')).toHaveFocus();
    await screen.getByLabelText('Le verifiche che abbiamo fatto').fill(parts.verifiche);
    await screen.getByLabelText('Le nostre conclusioni').fill(parts.conclusioni);
    await screen.getByLabelText('Comincia da un testo pronto').selectOptions('Conciliazione');
    await expect.element(screen.getByLabelText('I tuoi diritti')).toHaveValue(parts.diritti);
    await send.click();
    const preview = screen.getByRole('dialog', { name: 'Invii questa risposta?' });
    for (const words of Object.values(parts)) await expect.element(preview.getByText(words)).toBeVisible();
    await expectAccessible();
    await preview.getByRole('button', { name: 'Modifica' }).click();
    expect(gateway.asked(replyToCase)).toHaveLength(0);
    await expect.element(screen.getByLabelText('Le nostre conclusioni')).toHaveValue(parts.conclusioni);

    const { reclamo: complaint, ...others } = parts;
    const risposta = { reclamo: complaint, ...others, data: '2026-11-24T10:00:00Z' };
    const ended = { stato: 'RISPOSTO', risposta, rispostaDi: 'operatore', conclusoIl: risposta.data, urgenza: null };
    gateway.answer(receivedCase, { reclamo: { ...heldBy('operatore', true), ...ended } } as never);
    await send.click();
    await preview.getByRole('button', { name: 'Invia la risposta' }).click();
    await expect.element(screen.getByText(`La risposta al reclamo ${number} è inviata.`)).toBeVisible();
    expect(await gateway.asked(replyToCase)[0]?.json()).toEqual(parts);
    const correspondence = screen.getByRole('region', { name: 'Corrispondenza' });
    await expect.element(correspondence.getByText(parts.conclusioni)).toBeVisible();
    await expect.element(send).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Apri il prossimo' }).click();
    expect(screen.search()).toContain(`numero=${other}`);
  });

  const contestazioni = [
    { bolletta: '2026000123456', importo: 31.2, al: null },
    { bolletta: '2026000123400', importo: 12, al: '2026-11-20T09:00:00Z' },
  ];

  async function writeReply(screen: Awaited<ReturnType<typeof show>>): Promise<void> {
    for (const [label, text] of [
      ['Cosa ci hai scritto', parts.reclamo],
      ['Le verifiche che abbiamo fatto', parts.verifiche],
      ['Le nostre conclusioni', parts.conclusioni],
      ['I tuoi diritti', parts.diritti],
    ] as const) {
      await screen.getByLabelText(label).fill(text);
    }
  }

  it.each([
    [true, 'Con l’invio il cliente deve di nuovo 31,20 €.', { ...parts, importoDovuto: true }],
    [false, 'Prescrizione accolta: 31,20 € restano fuori da quello che il cliente deve.', parts],
  ])('sends whether a prescribed amount is owed again: %s (reclami.contestazione.3)', async (isOwed, words, body) => {
    const gateway = desk({ ...heldBy('operatore', true), tipo: 'PRESCRIZIONE', contestazioni });
    const screen = await show(gateway, `?numero=${number}`);
    await expect.element(screen.getByText('31,20 € della bolletta 2026000123456')).toBeVisible();
    await expect.element(screen.getByText(/^12,00\s€ della bolletta 2026000123400/)).toBeVisible();
    await writeReply(screen);
    const choice = screen.getByLabelText('L’importo torna dovuto');
    await expect.element(choice).not.toBeChecked();
    await expect.element(choice).toHaveAccessibleDescription(/il cliente deve di nuovo 31,20\s€/);
    if (isOwed) await choice.click();
    await expectAccessible();
    await screen.getByRole('button', { name: 'Controlla e invia' }).click();
    const preview = screen.getByRole('dialog', { name: 'Invii questa risposta?' });
    await expect.element(preview.getByText(words)).toBeVisible();
    await expectAccessible();
    await preview.getByRole('button', { name: 'Invia la risposta' }).click();
    await expect.poll(() => gateway.asked(replyToCase).length).toBe(1);
    expect(await gateway.asked(replyToCase)[0]?.json()).toEqual(body);
  });

  it('shows what a late reply is worth, and what is not owed by the reply (reclami.indennizzo.2)', async () => {
    const indennizzo = { importo: 30, data: '2026-11-25T00:00:00Z', bolletta: null };
    const ended = { stato: 'RISPOSTO', conclusoIl: '2026-11-26T09:00:00Z', indennizzo };
    const notOwed = [{ bolletta: '2026000123456', importo: 31.2, al: null }];
    const screen = await show(desk({ ...reclamo, ...ended, contestazioni: notOwed }), `?numero=${number}`);
    const opened = screen.getByRole('region', { name: number, exact: true });
    await expect.element(opened).toMatchTextContent(/Indennizzo per il ritardo\s*30,00\s€, nella prossima bolletta/);
    await expect.element(opened).toMatchTextContent(/Non dovuto\s*31,20\s€ della bolletta 2026000123456/);
    await expect.element(opened.getByText('In contestazione')).not.toBeInTheDocument();
  });

  it('shows for other kinds that the amount is owed again, and asks nothing', async () => {
    const gateway = desk({ ...heldBy('operatore', true), tipo: 'RETTIFICA', contestazioni });
    const screen = await show(gateway, `?numero=${number}`);
    await writeReply(screen);
    await expect.element(screen.getByLabelText('L’importo torna dovuto')).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Controlla e invia' }).click();
    await expect.element(screen.getByText('Con l’invio il cliente deve di nuovo 31,20 €.')).toBeVisible();
  });

  it('shows of a case that doesn’t exist that it was not found', async () => {
    const gateway = desk();
    gateway.reject(receivedCase, 'NOT_FOUND');
    const screen = await show(gateway, '?numero=RC-2026-000009');
    await expect.element(screen.getByText('Reclamo non trovato')).toBeVisible();
  });
});

describe('the team view', () => {
  beforeEach(() => page.viewport(1280, 800));

  it('shows the loads, selects those of an operator, and assigns many cases at once', async () => {
    const gateway = desk(reclamo, 'ADMINISTRATOR');
    const [load] = caseLoads.example.answer.carichi;
    gateway.answer(caseLoads, {
      carichi: [load, { ...load, operatore: null, aperti: 4, urgenti: 0, scaduti: 2 }],
      operatori: ['collega', 'operatore'],
    } as never);
    const screen = await show(gateway);
    await screen.getByRole('link', { name: 'Squadra' }).click();
    const loads = screen.getByRole('list', { name: 'Carichi della squadra' }).getByRole('button');
    await expect.element(loads.nth(0).getByText('Da assegnare')).toBeVisible();
    await expect.element(loads.nth(0).getByText('2 scaduti')).toBeVisible();
    await expect.element(loads.nth(1).getByText('3 urgenti')).toBeVisible();
    await expect.element(loads.nth(2).getByText('collega')).toBeVisible();
    await expectAccessible();
    await loads.nth(1).click();
    await expect.poll(() => lastQueue(gateway)).toContain('operatore=operatore');

    await screen.getByLabelText(`Scegli ${number}`).click();
    await screen.getByLabelText(`Scegli ${other}`).click();
    await screen.getByRole('button', { name: 'Assegna 2 reclami' }).click();
    await expect.element(screen.getByText('Scegli un operatore.')).toBeVisible();
    await screen.getByLabelText('Assegna a').selectOptions('collega');
    gateway.reject(assignCases, 'CASE_CLOSED');
    await screen.getByRole('button', { name: 'Assegna 2 reclami' }).click();
    await expect.element(screen.getByText('Questa richiesta è già conclusa.', { exact: false })).toBeVisible();
    gateway.answer(assignCases, {});
    await screen.getByRole('button', { name: 'Assegna 2 reclami' }).click();
    await expect
      .element(screen.getByRole('status').filter({ hasText: '2 reclami assegnati a collega.' }))
      .toHaveFocus();
    expect(await gateway.asked(assignCases).at(-1)?.json()).toEqual({ numeri: [number, other], operatore: 'collega' });
    await expect.element(screen.getByLabelText(`Scegli ${number}`)).not.toBeChecked();
  });

  it('shows the figures of a year (reclami.cifre.1)', async () => {
    const gateway = desk(reclamo, 'ADMINISTRATOR');
    const screen = await show(gateway, '?vista=SQUADRA');
    const row = screen.getByRole('table', { name: 'Cifre dell’anno per ARERA' }).getByRole('row').nth(1);
    for (const cell of ['Residenziale', '90%', '14,5']) await expect.element(row.getByText(cell)).toBeVisible();
    await screen.getByLabelText('Anno di ricevimento').selectOptions('2025');
    await expect.poll(() => gateway.asked(caseFigures).at(-1)?.url).toContain('anno=2025');
  });

  it('hides the team view from operators who may not assign', async () => {
    const screen = await show(desk(), '?vista=SQUADRA');
    await expect.element(screen.getByText('Scegli un reclamo')).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Squadra' })).not.toBeInTheDocument();
  });
});
