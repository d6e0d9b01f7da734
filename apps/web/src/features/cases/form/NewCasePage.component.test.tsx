import {
  billPayment,
  caseReceiptPaper,
  correctionEstimate,
  interventions,
  openCase,
  recuperoDettaglioBolletta,
  recuperoLista,
  recuperoListaBollette,
  sentReadings,
  storicoLetture,
} from '@sportello/calls';
import { addDays, dayInRome } from '@sportello/domain';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../../../test/accessible.ts';
import { fakeGateway } from '../../../../test/gateway.ts';
import { open } from '../../../../test/open.tsx';
import { longDay } from '../../../ui/moments.ts';

const FORM = '/my-edison/assistenza/reclami/nuovo';
const BILL = '2026000123456';
const [supply] = recuperoLista.example.answer.contratti;
const CODE = supply?.codiceContratto ?? '';
const payment = billPayment.example.answer;
const [visit] = interventions.example.answer.interventions;
const SENT = 'Scrivo per: lettura del 20 novembre 2026: 4.211, Casa.\n\nCosa non torna: ';

interface Row {
  /** Page on which the link stands. */
  readonly from: string;
  readonly link: string | RegExp;
  /** The kind to choose; undefined where it is known. */
  readonly kind?: string;
  readonly words: readonly string[];
  readonly sent: object;
}

const origins = {
  'a bill': {
    from: `/my-edison/bollette/${BILL}`,
    link: 'Qualcosa non torna?',
    kind: 'Reclamo',
    words: ['Bolletta luce · Casa', `numero ${BILL}`, 'importo 123,45 €', 'scadenza'],
    sent: { tipo: 'RECLAMO', bollette: [BILL], codiceContratto: CODE },
  },
  'a payment': {
    from: `/my-edison/pagamenti/${payment.id}`,
    link: 'Qualcosa non torna?',
    kind: 'Reclamo',
    words: ['Pagamento del', 'importo', 'documento 2026000123456'],
    sent: { tipo: 'RECLAMO', pagamento: payment.id },
  },
  'a visit': {
    from: `/my-edison/intervento-tecnico/il-mio-intervento/${visit?.id}`,
    link: 'Qualcosa non torna?',
    words: [visit?.product?.name ?? '', `intervento ${visit?.id}`, 'martedì 1° dicembre 2026'],
    sent: { tipo: 'INTERVENTO', intervento: visit?.id },
  },
} as const satisfies Readonly<Record<string, Row>>;

describe('a case that is opened from a thing (reclami.apertura.3)', () => {
  it.each(Object.entries<Row>(origins))('shows and sends what is known of %s', async (_name, row) => {
    const gateway = fakeGateway();
    const screen = await open(row.from, { gateway });
    await screen.getByRole('link', { name: row.link }).first().click();
    if (row.kind !== undefined) await screen.getByRole('link', { name: row.kind, exact: true }).click();
    const text = screen.getByLabelText('Cosa è successo?');
    await expect.element(text).toHaveValue('');
    expect(screen.path()).toBe(FORM);
    const about = (screen.getByText('Riguarda').element().parentElement?.textContent ?? '').replaceAll('\u00A0', ' ');
    for (const words of row.words) expect(about).toContain(words);
    await expectAccessible();

    await screen.getByRole('button', { name: 'Invia il reclamo' }).click();
    await expect.element(screen.getByText('Scrivi cosa è successo.', { exact: true })).toBeVisible();
    await expect.element(text).toHaveFocus();
    expect(gateway.asked(openCase)).toEqual([]);
    await text.fill('È il doppio di prima.');
    await screen.getByRole('button', { name: 'Invia il reclamo' }).click();
    await expect.element(screen.getByRole('heading', { name: /^Ti rispondiamo entro/ })).toBeVisible();
    const [sent] = gateway.asked(openCase);
    expect(await sent?.json()).toMatchObject({ ...row.sent, testo: 'È il doppio di prima.' });
  });

  it('shows the bill as chosen where the kind asks for bills', async () => {
    const gateway = fakeGateway();
    const screen = await open(`${FORM}?bolletta=${BILL}&tipo=RETTIFICA`, { gateway });
    await expect.element(screen.getByRole('checkbox').first()).toBeChecked();
    await screen.getByLabelText('Cosa è sbagliato nella bolletta?').fill('Il contatore segna 4.512.');
    await screen.getByRole('button', { name: 'Invia il reclamo' }).click();
    await expect.element(screen.getByRole('heading', { name: /^Ti rispondiamo entro/ })).toBeVisible();
    expect(await gateway.asked(openCase)[0]?.json()).toMatchObject({ tipo: 'RETTIFICA', bollette: [BILL] });
  });

  it('shows what the bill would be with a reading, and sends it (reclami.rettifica.2)', async () => {
    const gateway = fakeGateway();
    const screen = await open(`${FORM}?bolletta=${BILL}&tipo=RETTIFICA`, { gateway });
    const figures = screen.getByLabelText(/^Cifre del contatore/);
    await figures.fill('45x');
    await screen.getByLabelText('Cosa è sbagliato nella bolletta?').fill('È stimata.');
    await screen.getByRole('button', { name: 'Invia il reclamo' }).click();
    await expect.element(screen.getByText('Scrivi le cifre prima della virgola, senza lettere.')).toBeVisible();
    await figures.fill('4.512');
    await screen.getByLabelText('Giorno della lettura').fill('2026-11-20');
    await screen.getByRole('button', { name: 'Calcola la bolletta con questa lettura' }).click();
    await expect.element(screen.getByText('97,15 €', { exact: false })).toBeVisible();
    await expect.element(screen.getByText('Consumo: circa 310 kWh invece di 431 kWh.')).toBeVisible();
    await expectAccessible();
    const lettura = { data: '2026-11-20', letture: [{ fascia: 'F0', valore: 4512 }] };
    expect(await gateway.asked(correctionEstimate)[0]?.json()).toEqual({ bolletta: BILL, ...lettura });
    gateway.reject(openCase, 'READING_NOT_OPEN');
    await screen.getByRole('button', { name: 'Invia il reclamo' }).click();
    await expect.element(screen.getByText('abbiamo già una tua lettura', { exact: false })).toBeVisible();
    expect(await gateway.asked(openCase)[0]?.json()).toMatchObject({ tipo: 'RETTIFICA', bollette: [BILL], lettura });
  });

  it('shows day and values of a reading, which has no id of its own', async () => {
    const gateway = fakeGateway();
    gateway.answer(storicoLetture, { letture: [] });
    const [reading] = sentReadings.example.answer.autoletture;
    const search = `fornitura=${CODE}&lettura=${reading?.dataLettura}&tipo=RECLAMO`;
    const screen = await open(`${FORM}?${search}`, { gateway });
    const text = screen.getByLabelText('Cosa è successo?');
    await expect.element(text).toHaveValue(SENT);
    await screen.getByRole('button', { name: 'Invia il reclamo' }).click();
    await expect.element(screen.getByText('Scrivi cosa non torna.', { exact: true })).toBeVisible();
    expect(gateway.asked(openCase)).toEqual([]);
  });

  it.each([
    ['bolletta=ALTRUI', recuperoDettaglioBolletta],
    ['pagamento=ALTRUI', billPayment],
    ['intervento=ALTRUI', undefined],
    ['fornitura=ALTRUI&lettura=2026-09-30', undefined],
  ] as const)('shows and sends nothing of ?%s, which the customer can’t read', async (search, refused) => {
    const gateway = fakeGateway();
    if (refused !== undefined) gateway.reject(refused, 'NOT_FOUND');
    const screen = await open(`${FORM}?${search}&tipo=RECLAMO`, { gateway });
    await screen.getByLabelText('Cosa è successo?').fill('Non mi torna.');
    await expect.element(screen.getByText('Riguarda')).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Invia il reclamo' }).click();
    await expect.element(screen.getByRole('heading', { name: /^Ti rispondiamo entro/ })).toBeVisible();
    expect(await gateway.asked(openCase)[0]?.text()).not.toContain('ALTRUI');
  });

  it('shows no link while support is closed', async () => {
    const gateway = fakeGateway({ disabledModules: { support: 'Torniamo lunedì.' } });
    const screen = await open(`/my-edison/contratti/${CODE}/letture`, { gateway });
    await expect.element(screen.getByRole('table')).toBeVisible();
    await expect.element(screen.getByRole('link', { name: /^Qualcosa non torna/ })).not.toBeInTheDocument();
  });

  it('keeps what was typed about each thing apart', async () => {
    const screen = await open(`${FORM}?bolletta=${BILL}&tipo=RECLAMO`);
    const text = screen.getByLabelText('Cosa è successo?');
    await text.fill('È il doppio di prima.');
    await screen.getByRole('main').getByRole('link', { name: 'Assistenza' }).click();
    await screen.getByRole('link', { name: 'Scrivi un reclamo' }).click();
    await screen.getByRole('link', { name: 'Reclamo', exact: true }).click();
    await expect.element(text).toHaveValue('');
    await expect.element(screen.getByText(/^Abbiamo ritrovato/)).not.toBeInTheDocument();
  });
});

describe('a new case (reclami.apertura.1)', () => {
  it('asks first for the kind, and says of each by when it is answered', async () => {
    const screen = await open(FORM);
    await expect.element(screen.getByRole('link', { name: 'Consumo fatturato due volte' })).toBeVisible();
    expect(screen.getByText(/^Risposta entro .* \d/).elements()).toHaveLength(7);
    await expectAccessible();
    await screen.getByRole('link', { name: 'Richiesta di informazioni' }).click();
    expect(screen.search()).toBe('?tipo=INFORMAZIONI');
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Richiesta di informazioni');
    await screen.getByRole('link', { name: 'Scegli un altro tipo' }).click();
    await expect.element(screen.getByRole('link', { name: 'Consumo fatturato due volte' })).toBeVisible();
  });

  it('shows the provider’s own days where they are fewer than the law’s (reclami.termini.2)', async () => {
    const gateway = fakeGateway({ caseReplyDays: { RECLAMO: 1 } });
    const screen = await open(FORM, { gateway });
    const days = (kind: string) =>
      screen
        .getByRole('listitem')
        .filter({ hasText: kind })
        .getByText(/^Risposta entro/);
    const tomorrow = longDay(addDays(dayInRome(Date.now()), 1), Date.now());
    const month = longDay(addDays(dayInRome(Date.now()), 30), Date.now());
    await expect.element(days('Qualcosa non è andato')).toMatchTextContent(`Risposta entro ${tomorrow}`);
    await expect.element(days('Importi prescritti')).toMatchTextContent(`Risposta entro ${month}`);
    await screen.getByRole('link', { name: 'Reclamo', exact: true }).click();
    await expect.element(screen.getByText(`Ti rispondiamo per iscritto entro ${tomorrow}.`)).toBeVisible();
  });

  it.each([
    ['RETTIFICA', /Fino alla risposta non devi pagare la parte che dipende dai consumi/],
    ['BOLLETTA_ANOMALA', /Fino alla risposta non devi pagare la parte sopra la tua media/],
    ['PRESCRIZIONE', /Togliamo dalla bolletta i consumi di più di due anni fa/],
  ])('shows before %s is sent what follows for the payment (reclami.contestazione.1)', async (kind, words) => {
    const screen = await open(`${FORM}?tipo=${kind}`);
    await expect.element(screen.getByText(words)).toBeVisible();
    await expectAccessible();
  });

  it('promises nothing about the payment of a bill whose case was answered', async () => {
    const gateway = fakeGateway();
    const { bolletta } = recuperoDettaglioBolletta.example.answer;
    const answered = {
      tipo: 'RETTIFICA',
      importo: 20,
      reclamo: 'RC-2026-000777',
      dal: '2026-11-01T09:00:00Z',
      al: '2026-11-20T09:00:00Z',
      esito: 'RISPOSTO',
    };
    const list = recuperoListaBollette.example.answer;
    const bollette = ['2026000000002', '2026000000001'].map((numeroBolletta) => ({
      ...list.bollette[0],
      numeroBolletta,
    }));
    gateway.answer(recuperoListaBollette, { ...list, bollette, totaleElementi: 2 } as never);
    let first: string | undefined;
    gateway.answer(recuperoDettaglioBolletta, (request) => {
      const number = new URL(request.url).searchParams.get('numeroBolletta') ?? '';
      first ??= number;
      const contestazioni = number === first ? [answered] : [];
      return { bolletta: { ...bolletta, numeroBolletta: number, contestazioni } } as never;
    });
    const screen = await open(`${FORM}?tipo=RETTIFICA`, { gateway });
    const bills = screen.getByRole('checkbox');
    await bills.nth(0).click();
    await expect
      .element(screen.getByText(/^Ti abbiamo già risposto per \d+: un nuovo reclamo non ne ferma/))
      .toBeVisible();
    await expect.element(screen.getByText(/^Fino alla risposta non devi pagare/)).not.toBeInTheDocument();
    await bills.nth(1).click();
    await expect.element(screen.getByText(/^Fino alla risposta non devi pagare/)).toBeVisible();
    await expectAccessible();
  });

  it('shows that a prescribed amount stays excluded where the reply found it not owed', async () => {
    const gateway = fakeGateway();
    const { bolletta } = recuperoDettaglioBolletta.example.answer;
    const dal = '2026-11-01T09:00:00Z';
    const notOwed = { tipo: 'PRESCRIZIONE', importo: 20, reclamo: 'RC-2026-000777', dal, al: null, esito: 'RISPOSTO' };
    gateway.answer(recuperoDettaglioBolletta, { bolletta: { ...bolletta, contestazioni: [notOwed] } } as never);
    const screen = await open(`${FORM}?tipo=PRESCRIZIONE`, { gateway });
    await screen.getByRole('checkbox').first().click();
    await expect.poll(() => gateway.asked(recuperoDettaglioBolletta)).toHaveLength(1);
    await expect.element(screen.getByText(/^Togliamo dalla bolletta/)).toBeVisible();
    await expect.element(screen.getByText(/^Ti abbiamo già risposto/)).not.toBeInTheDocument();
  });

  it('shows nothing about payment before other kinds', async () => {
    const screen = await open(`${FORM}?tipo=RECLAMO`);
    await expect.element(screen.getByRole('button', { name: 'Invia il reclamo' })).toBeVisible();
    await expect.element(screen.getByText('E il pagamento?')).not.toBeInTheDocument();
  });

  it('rejects a correction without a bill', async () => {
    const gateway = fakeGateway();
    const screen = await open(`${FORM}?tipo=RETTIFICA`, { gateway });
    await screen.getByLabelText('Cosa è sbagliato nella bolletta?').fill('Il contatore segna 4.512.');
    await screen.getByRole('button', { name: 'Invia il reclamo' }).click();
    await expect.element(screen.getByText('Scegli almeno una bolletta.')).toBeVisible();
    await expect.element(screen.getByRole('checkbox').first()).toHaveFocus();
    await expectAccessible();
    expect(gateway.asked(openCase)).toEqual([]);
    await screen.getByRole('checkbox').first().click();
    await screen.getByRole('button', { name: 'Invia il reclamo' }).click();
    await expect.element(screen.getByRole('heading', { name: /^Ti rispondiamo entro/ })).toBeVisible();
    const [bill] = recuperoListaBollette.example.answer.bollette;
    expect(await gateway.asked(openCase)[0]?.json()).toMatchObject({ bollette: [bill?.numeroBolletta] });
  });

  it('rejects a visit’s case without its visit', async () => {
    const gateway = fakeGateway();
    const screen = await open(`${FORM}?tipo=INTERVENTO`, { gateway });
    await screen.getByLabelText('Cosa è successo?').fill('Non è venuto nessuno.');
    await screen.getByRole('button', { name: 'Invia il reclamo' }).click();
    await expect.element(screen.getByText('Scegli una visita.')).toBeVisible();
    await screen.getByLabelText('Quale visita?').selectOptions(visit?.id ?? '');
    await screen.getByRole('button', { name: 'Invia il reclamo' }).click();
    await expect.element(screen.getByRole('heading', { name: /^Ti rispondiamo entro/ })).toBeVisible();
    expect(await gateway.asked(openCase)[0]?.json()).toMatchObject({ intervento: visit?.id });
  });

  it('keeps what was typed after an error, and sends it again with the same key', async () => {
    const gateway = fakeGateway();
    gateway.lose(openCase);
    const screen = await open(`${FORM}?tipo=RECLAMO`, { gateway });
    const text = screen.getByLabelText('Cosa è successo?');
    await text.fill('Nessuno mi ha richiamato.');
    await screen.getByRole('button', { name: 'Invia il reclamo' }).click();
    await expect.element(screen.getByRole('alert')).toBeVisible();
    await expect.element(text).toHaveValue('Nessuno mi ha richiamato.');
    gateway.answer(openCase, openCase.example.answer);
    await screen.getByRole('button', { name: 'Invia il reclamo' }).click();
    await expect.element(screen.getByRole('heading', { name: /^Ti rispondiamo entro/ })).toBeVisible();
    const keys = gateway.asked(openCase).map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toHaveLength(2);
    expect(keys[1]).toBe(keys[0]);
  });

  it('ends with number, day of the reply, receipt and the way to its page', async () => {
    const gateway = fakeGateway();
    gateway.give(caseReceiptPaper, '%PDF-1.7', 'application/pdf');
    const screen = await open(`${FORM}?tipo=RECLAMO`, { gateway });
    await screen.getByLabelText('Cosa è successo?').fill('Nessuno mi ha richiamato.');
    await screen.getByRole('button', { name: 'Invia il reclamo' }).click();
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Reclamo ricevuto' })).toHaveFocus();
    await expect.element(screen.getByText('RC-2026-000123')).toBeVisible();
    await expect.element(screen.getByText('Ti rispondiamo entro sabato 5 dicembre')).toBeVisible();
    await expectAccessible();
    await screen.getByRole('button', { name: 'Scarica la ricevuta' }).click();
    await expect.element(screen.getByText('Scaricato')).toBeInTheDocument();
    await screen.getByRole('link', { name: 'Segui il reclamo' }).click();
    await expect.poll(screen.path).toBe('/my-edison/assistenza/reclami/RC-2026-000123');
  });
});
