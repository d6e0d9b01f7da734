import {
  bookingDraft,
  bookingDrafts,
  bookingFile,
  cmsContent,
  companies,
  createIntervention,
  deleteBookingDraft,
  holdSlot,
  interventionDates,
  interventions,
  interventionSlots,
  interventionTypes,
  recuperaDatiProfilo,
  recuperoListaQuotation,
  retrieveFreeHour,
  saveBookingDraft,
} from '@sportello/calls';
import { addDays, dayInRome } from '@sportello/domain';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../../test/accessible.ts';
import { fakeGateway } from '../../../test/gateway.ts';
import { open } from '../../../test/open.tsx';

const { bozza } = bookingDraft.example.answer;
const BASE = '/my-edison/intervento-tecnico';
const at = (step: string, parte?: string) =>
  `${BASE}/${step}?bozza=${bozza.id}${parte === undefined ? '' : `&parte=${parte}`}`;

const held = (minutes: number) => ({
  slotId: 'T1-20261201',
  companyId: 'C017',
  scade: new Date(Date.now() + minutes * 60_000).toISOString(),
});
const whole = {
  ...bozza,
  campi: {
    supportType: 'EXIT_TECHNICAL' as const,
    macroTypeId: 'M01',
    installationId: 'P01',
    interventionNote: 'Si spegne.',
    street: 'Via Washington 70',
    zipCode: '20146',
    city: 'Milano',
    province: 'MI',
    appointmentDate: '2026-12-01',
    slotId: 'T1-20261201',
    companyId: 'C017',
    companyCode: '017',
    email: 'giulia@example.it',
    phoneNumber: '+393331234567',
    privacyConsent: true,
  },
  orario: { inizio: '09:00', fine: '11:00' },
};

const with_ = (draft: typeof whole | typeof bozza) => {
  const gateway = fakeGateway();
  gateway.answer(bookingDraft, { bozza: draft });
  gateway.answer(cmsContent, [] as never);
  return gateway;
};

describe('a booking', () => {
  it('leads a question out of order to the first one open', async () => {
    const gateway = with_(bozza);
    const screen = await open(at('conferma-prenotazione-tecnico'), { gateway });
    await expect.element(screen.getByRole('heading', { level: 1 })).toMatchTextContent('Descrivi il guasto');
    expect(screen.search()).toContain('parte=problema');
  });

  it('shows that a booking is no longer in progress where its draft is gone', async () => {
    const gateway = with_(bozza);
    gateway.reject(bookingDraft, 'NOT_FOUND');
    const screen = await open(at('richiedi-intervento'), { gateway });
    await expect.element(screen.getByRole('heading', { name: 'Questa prenotazione non è più in corso' })).toBeVisible();
    await expectAccessible();
  });

  it('saves the product together with the only home and the contacts of the profile (prenotazione.luogo.1)', async () => {
    const gateway = with_(bozza);
    gateway.answer(cmsContent, { items: [] });
    const screen = await open(`${BASE}/richiedi-intervento`, { gateway });
    await expectAccessible();
    await screen.getByRole('button', { name: 'Caldaia' }).click();
    await expect.element(screen.getByRole('heading', { level: 1 })).toMatchTextContent('Descrivi il guasto');
    const { email, numeroCellulare: phoneNumber } = recuperaDatiProfilo.example.answer;
    expect(await gateway.asked(saveBookingDraft)[0]?.json()).toMatchObject({
      campi: { installationId: 'P01', street: 'Via Roma 1', zipCode: '10121', email, phoneNumber },
    });
  });

  it('saves with a later answer what was not known yet at the first (prenotazione.luogo.1)', async () => {
    const begun = { ...bozza, campi: { macroTypeId: 'M01', installationId: 'P01' } };
    const gateway = with_(begun);
    gateway.answer(saveBookingDraft, { bozza: begun });
    gateway.answer(cmsContent, { items: [] });
    const contracts = gateway.hold(recuperoListaQuotation);
    const screen = await open(`${BASE}/richiedi-intervento`, { gateway });
    await screen.getByRole('button', { name: 'Caldaia' }).click();
    await expect.element(screen.getByRole('heading', { level: 1 })).toMatchTextContent('Descrivi il guasto');
    expect(await gateway.asked(saveBookingDraft)[0]?.clone().json()).not.toHaveProperty('campi.street');
    contracts.letThrough();
    await expect.poll(() => gateway.asked(recuperoListaQuotation).length).toBeGreaterThan(0);
    await screen.getByLabelText('Cosa succede?').fill('Si spegne.');
    await screen.getByRole('button', { name: 'Continua' }).click();
    await expect.poll(() => gateway.asked(saveBookingDraft).length).toBe(2);
    expect(await gateway.asked(saveBookingDraft)[1]?.json()).toMatchObject({
      campi: { interventionNote: 'Si spegne.', street: 'Via Roma 1', zipCode: '10121' },
    });
  });

  it('shows an alert where the products can’t be read', async () => {
    const gateway = with_(bozza);
    gateway.reject(cmsContent, 'S-001');
    const screen = await open(at('richiedi-intervento'), { gateway });
    await expect
      .element(screen.getByRole('alert'))
      .toMatchTextContent('I prodotti non sono disponibili in questo momento');
  });

  it('shows a rejected time at the times, and keeps the choice', async () => {
    const { appointmentDate: _, slotId: __, ...campi } = whole.campi;
    const gateway = with_({ ...whole, campi });
    const date = addDays(dayInRome(Date.now()), 5);
    gateway.answer(interventionDates, { dates: [date] });
    const slot = { ...interventionSlots.example.answer.slots[0], date, state: 'NONE', isAppointmentConfirmed: null };
    gateway.answer(interventionSlots, { slots: [slot] } as never);
    gateway.reject(saveBookingDraft, 'REQUEST_NOT_VALID', { 'campi.slotId': 'NOT_VALID' });
    const screen = await open(at('supporto-tecnico-data'), { gateway });
    await screen.getByRole('group', { name: 'Giorno', exact: true }).getByRole('radio').first().click();
    const time = screen
      .getByRole('group', { name: /^Orario di/ })
      .getByRole('button')
      .first();
    await time.click();
    await expect.element(screen.getByText('Formato non valido: controlla questo dato.')).toBeVisible();
    await expect.element(time).toHaveFocus();
    await expect.element(time).toHaveAttribute('aria-current', 'true');
    await expectAccessible();
  });

  it('shows until when its slot is held', async () => {
    const screen = await open(at('conferma-prenotazione-tecnico'), { gateway: with_({ ...whole, fascia: held(9.5) }) });
    await expect.element(screen.getByText(/Orario riservato per te fino alle/)).toMatchTextContent('ancora 10 minuti');
    await expectAccessible();
  });

  it('shows a photo that the browser can’t draw by its name, and says that it is there', async () => {
    const gateway = with_({ ...bozza, file: [{ posizione: 1, nome: 'IMG_0042.heic', byte: 9 }] });
    gateway.give(bookingFile, 'ftypheic', 'image/heic');
    const screen = await open(at('richiedi-intervento', 'problema'), { gateway });
    await expect.element(screen.getByText('È arrivata, ma questo browser non sa mostrarla.')).toBeVisible();
    await expect.element(screen.getByText('IMG_0042.heic')).toBeVisible();
    await expectAccessible();
  });

  it('moves the focus to the question once a slow draft is read', async () => {
    const gateway = with_(bozza);
    gateway.answer(bookingDrafts, { bozze: [bozza] });
    const draft = gateway.hold(bookingDraft);
    const screen = await open(BASE, { gateway });
    await screen.getByRole('link', { name: /^Continua: / }).click();
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Richiedi un intervento' })).toHaveFocus();
    draft.letThrough();
    const title = screen.getByRole('heading', { level: 1 });
    await expect.element(title).not.toMatchTextContent('Richiedi un intervento');
    await expect.element(title).toHaveFocus();
  });

  it('lists a started booking on the page of the service, to continue or to delete once confirmed', async () => {
    const gateway = with_(bozza);
    gateway.answer(bookingDrafts, { bozze: [bozza] });
    const screen = await open(BASE, { gateway });
    await expect.element(screen.getByRole('heading', { name: 'Hai una prenotazione da finire' })).toBeVisible();
    await expect.element(screen.getByText(/Passo 2 di 8/)).toBeVisible();
    await expectAccessible();
    const goOn = screen.getByRole('link', { name: /^Continua: / });
    await expect.element(goOn).toHaveAttribute('href', expect.stringContaining('parte=problema'));
    await screen.getByRole('button', { name: /^Elimina: / }).click();
    await screen.getByRole('button', { name: 'Non eliminare' }).click();
    expect(gateway.asked(deleteBookingDraft)).toHaveLength(0);
    await screen.getByRole('button', { name: /^Elimina: / }).click();
    await expectAccessible();
    gateway.answer(bookingDrafts, { bozze: [] });
    await screen.getByRole('button', { name: 'Elimina la prenotazione' }).click();
    await expect.element(screen.getByText('Abbiamo eliminato la prenotazione da finire.')).toBeVisible();
    await expect.element(goOn).not.toBeInTheDocument();
  });

  it('offers the nearest other slots, and to reserve again, where the hold has expired', async () => {
    const gateway = with_({ ...whole, fascia: held(-1) });
    const slot = { ...interventionSlots.example.answer.slots[0], state: 'NONE', isAppointmentConfirmed: null };
    gateway.answer(interventionSlots, {
      slots: [
        { ...slot, id: 'T1-20261207', date: '2026-12-07', start: '09:00', end: '11:00' },
        { ...slot, id: 'T2-20261201', date: '2026-12-01', start: '11:00', end: '13:00' },
      ],
    });
    const screen = await open(at('conferma-prenotazione-tecnico'), { gateway });
    await expect.element(screen.getByText('L’orario non è più riservato')).toBeVisible();
    const near = screen.getByRole('button', { name: /dicembre/ });
    await expect.element(near.first()).toMatchTextContent('11:00–\u206013:00');
    await expectAccessible();
    gateway.answer(holdSlot, { fascia: held(10) });
    gateway.answer(bookingDraft, { bozza: { ...whole, fascia: held(10) } });
    await screen.getByRole('button', { name: 'Riserva di nuovo questo orario' }).click();
    await expect.element(screen.getByText(/Orario riservato per te/)).toBeVisible();
  });

  it('sends nothing without the consent (prenotazione.regole.1)', async () => {
    const gateway = with_({ ...whole, fascia: held(9) });
    const screen = await open(at('conferma-prenotazione-tecnico'), { gateway });
    const consent = screen.getByRole('checkbox', { name: /^Acconsento/ });
    await expect.element(consent).not.toBeChecked();
    await screen.getByRole('button', { name: 'Invia la richiesta' }).click();
    await expect.element(screen.getByText('Per prenotare serve il tuo consenso.')).toBeVisible();
    await expect.element(consent).toHaveFocus();
    await expectAccessible();
    expect(gateway.asked(createIntervention)).toEqual([]);
  });

  it('sends the draft as its key, and nothing of a video call', async () => {
    const gateway = with_({ ...whole, fascia: held(9) });
    const [booked] = interventions.example.answer.interventions;
    const asked = { ...booked, status: { state: 'Assigned', subState: 'TO_ACCEPT' } };
    gateway.answer(interventions, { interventions: [asked], total: 1 } as never);
    const screen = await open(at('conferma-prenotazione-tecnico'), { gateway });
    await screen.getByRole('checkbox', { name: /^Acconsento/ }).click();
    await screen.getByRole('button', { name: 'Invia la richiesta' }).click();
    await expect.element(screen.getByRole('heading', { level: 1 })).toMatchTextContent('Richiesta inviata');
    const [request] = gateway.asked(createIntervention);
    expect(request?.headers.get('idempotency-key')).toBe(bozza.id);
    expect(request?.headers.get('x-bozza')).toBe(bozza.id);
    const body = (await request?.json()) as Record<string, unknown>;
    expect(body).toMatchObject({ companyId: 'C017', appointmentDate: '2026-12-01', privacyConsent: true });
    expect(body).not.toHaveProperty('linkReceptionMode');
  });

  it.each([
    [true, 'La prima ora è tua.'],
    [false, 'Si paga a ore.'],
  ])('shows how a visit is paid with free hour %s: %s', async (freeHourAvailable, words) => {
    const gateway = with_(whole);
    gateway.answer(retrieveFreeHour, { freeHourAvailable });
    const card = { title: 'Tecnico a casa', img: 'technician', idField: 'a', type: 'EXIT_TECHNICAL', enable: true };
    const header = { title: 'Come?', description: 'Scegli.' };
    const page = (oraGratis: boolean, description: string) => ({
      system: ['AREA_PRIVATA'],
      oraGratis,
      header,
      cards: [{ ...card, description }],
    });
    gateway.answer(cmsContent, { items: [page(true, 'La prima ora è tua.'), page(false, 'Si paga a ore.')] });
    const screen = await open(at('seleziona-tipo-supporto'), { gateway });
    await expect.element(screen.getByText(words)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: /^Tecnico a casa/ })).toBeVisible();
  });

  it.each([
    [['VIDEOCALL', 'EXIT_TECHNICAL'], 2, 2],
    [['EXIT_TECHNICAL'], 1, 0],
  ])(
    'offers only support by %s, and consent boxes for a video call (prenotazione.flussi.4)',
    async (names, ways, boxes) => {
      const gateway = with_(whole);
      const supportTypes = names.map((name, at) => ({ id: String(at), name }));
      gateway.answer(interventionTypes, {
        macroTypes: [{ id: 'M01', name: 'Caldaia', installations: [{ id: 'P01', name: 'Caldaia', supportTypes }] }],
      });
      const card = { description: 'Così.', img: 'technician', enable: true };
      const page = {
        system: ['AREA_PRIVATA'],
        oraGratis: false,
        header: { title: 'Come?', description: 'Scegli.' },
        cards: [
          { ...card, title: 'Videochiamata', idField: 'a', type: 'VIDEOCALL' },
          { ...card, title: 'Tecnico a casa', idField: 'b', type: 'EXIT_TECHNICAL' },
          { ...card, title: 'Spenta', idField: 'c', type: 'EXIT_TECHNICAL', enable: false },
        ],
      };
      gateway.answer(cmsContent, { items: [page] as never });
      const screen = await open(at('seleziona-tipo-supporto'), { gateway });
      await expect.poll(() => screen.getByRole('button', { name: /Così\.$/ }).elements().length).toBe(ways);
      const free = screen.getByText(/^Il servizio è gratuito/);
      const recorded = screen.getByText(/il consenso a registrare/);
      expect([...free.elements(), ...recorded.elements()]).toHaveLength(boxes);
      expect(screen.getByRole('button', { name: 'Scopri di più' }).elements()).toHaveLength(boxes / 2);
      await expectAccessible();
    },
  );

  it('lists companies by score, with what others say of them (intervento.ditta.2)', async () => {
    const gateway = with_({ ...whole, fascia: held(9) });
    const company = { id: 'C017', code: '017', score: 4, numberOfReviews: 12, favouriteCompany: false, license: true };
    gateway.answer(companies, {
      companies: [
        company,
        {
          ...company,
          id: 'C034',
          code: '034',
          score: 4.26,
          numberOfReviews: 1,
          favouriteCompany: true,
          license: false,
        },
      ],
      unavailableCompanyErrorCode: null,
    });
    const screen = await open(at('supporto-tecnico-data', 'ditta'), { gateway });
    const list = screen.getByRole('group', { name: 'Chi viene da te?' });
    await expect
      .element(list)
      .toMatchTextContent(/Ditta 034.*4,3.*1 recensioni.*È già stata da te.*Ditta 017.*4,0.*12 recensioni/);
    await expect.element(list).toMatchTextContent('il secondo appuntamento lo fissa lei con te');
    await expectAccessible();
  });

  it.each([
    ['free', ['034', '017'], 'C017'],
    ['taken', ['034'], undefined],
  ] as const)('selects the booked company of a moved booking only if free: it is %s', async (_, codes, companyId) => {
    const [booked] = interventions.example.answer.interventions;
    const { companyId: _id, companyCode: _code, ...campi } = whole.campi;
    const gateway = with_({ ...whole, idIntervento: booked?.id ?? null, campi, fascia: held(9) });
    const [company] = companies.example.answer.companies;
    gateway.answer(companies, {
      companies: codes.map((code) => ({ ...company, id: `C${code}`, code })) as never,
      unavailableCompanyErrorCode: null,
    });
    const screen = await open(at('supporto-tecnico-data', 'ditta'), { gateway });
    const list = screen.getByRole('group', { name: 'Chi viene da te?' });
    await expect.element(list.getByRole('radio').first()).not.toBeChecked();
    if (companyId === undefined) {
      await expect
        .element(screen.getByText('Ditta 017, che avevi prenotato, in questa fascia non è libera.'))
        .toBeVisible();
      return;
    }
    await expect.element(list.getByRole('radio', { name: /Ditta 017.*È quella prenotata/ })).toBeChecked();
    await expectAccessible();
    await screen.getByRole('button', { name: 'Continua' }).click();
    await expect.poll(() => gateway.asked(saveBookingDraft).length).toBe(1);
    expect(await gateway.asked(saveBookingDraft)[0]?.json()).toMatchObject({
      campi: { companyId, companyCode: '017' },
    });
  });

  it.each([
    ['InterventoTecnico', undefined, 30],
    ['SecondoAppuntamento', 'I0000001', 2],
  ] as const)('offers the right number of days in %s (prenotazione.regole.3)', async (flusso, idIntervento, count) => {
    const { companyId: _, ...campi } = whole.campi;
    const gateway = with_({ ...whole, flusso, idIntervento: idIntervento ?? null, campi });
    const today = dayInRome(Date.now());
    gateway.answer(interventionDates, { dates: [addDays(today, 40), addDays(today, 44)] });
    const screen = await open(at('supporto-tecnico-data'), { gateway });
    const days = screen.getByRole('group', { name: 'Giorno', exact: true }).getByRole('radio');
    await expect.poll(() => days.elements().length).toBe(count);
    const asked = new URL(gateway.asked(interventionDates)[0]?.url ?? '').searchParams;
    expect(asked.get('codDitta')).toBe(flusso === 'SecondoAppuntamento' ? '017' : null);
  });

  it('shows that no day is free', async () => {
    const gateway = with_(whole);
    gateway.answer(interventionDates, { dates: [] });
    const screen = await open(at('supporto-tecnico-data'), { gateway });
    await expect.element(screen.getByRole('heading', { name: 'Nessun giorno libero, per adesso' })).toBeVisible();
  });

  it('goes on without a company where none comes', async () => {
    const { companyId: _, companyCode: __, ...campi } = whole.campi;
    const gateway = with_({ ...whole, campi });
    gateway.answer(companies, { companies: [], unavailableCompanyErrorCode: 'NO_COMPANY_IN_AREA' });
    const screen = await open(at('supporto-tecnico-data', 'ditta'), { gateway });
    await expect.element(screen.getByText('Nella tua zona non c’è ancora una ditta')).toBeVisible();
    await expectAccessible();
    await screen.getByRole('button', { name: 'Continua senza scegliere la ditta' }).click();
    await expect.poll(() => gateway.asked(saveBookingDraft).length).toBe(1);
    const body = (await gateway.asked(saveBookingDraft)[0]?.json()) as { campi: object };
    expect(body.campi).toMatchObject({ errorTechnicianAssignmentCode: 'NO_COMPANY_IN_AREA' });
  });
});
