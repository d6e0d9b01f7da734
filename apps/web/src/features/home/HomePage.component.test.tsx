import {
  cmsContent,
  identificazioneClienti,
  interventions,
  readingWindows,
  recuperaDatiProfilo,
  recuperoContrattiVasCliente,
  recuperoLista,
  recuperoListaBollette,
  recuperoListaBolletteVAS,
  recuperoListaMSR,
  recuperoListaQuotation,
} from '@sportello/calls';
import { addDays, dayInRome } from '@sportello/domain';
import { describe, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../test/accessible.ts';
import { fakeGateway } from '../../../test/gateway.ts';
import { open } from '../../../test/open.tsx';

const HOME = '/my-edison';
const lists = [recuperoLista, recuperoContrattiVasCliente, recuperoListaMSR, recuperoListaQuotation] as const;
const profile = recuperaDatiProfilo.example.answer;

describe('the home', () => {
  it('leaves the profile where all lists fail, and asks for them again', async () => {
    const gateway = fakeGateway();
    for (const list of lists) gateway.reject(list, 'S-001');
    const screen = await open(HOME, { gateway });
    await expect.element(screen.getByRole('heading', { level: 1 })).toMatchTextContent('Giulia Ferri');
    await expect.element(screen.getByRole('alert')).toMatchTextContent('Non riusciamo a caricare i tuoi contratti');
    await expect.element(screen.getByText(/Codice S-001 · Richiesta/)).toBeVisible();
    await expectAccessible();
    const asked = gateway.asked(recuperoListaMSR).length;
    await screen.getByRole('button', { name: 'Riprova' }).click();
    await expect.poll(() => gateway.asked(recuperoListaMSR).length).toBeGreaterThan(asked);
  });

  it('names the one list that fails beside the others', async () => {
    const gateway = fakeGateway();
    gateway.reject(recuperoContrattiVasCliente, 'S-001');
    const screen = await open(HOME, { gateway });
    await expect.element(screen.getByRole('alert')).toMatchTextContent('servizi, prodotti e fibra');
    await expect.element(screen.getByRole('article').first()).toBeVisible();
    gateway.answer(recuperoContrattiVasCliente, recuperoContrattiVasCliente.example.answer);
    await screen.getByRole('button', { name: 'Riprova' }).click();
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  });

  it('counts an element that can’t be read, which does not cost the list', async () => {
    const gateway = fakeGateway();
    const { contratti } = recuperoLista.example.answer;
    const unreadable = { ...contratti[0], codiceContratto: 7 };
    gateway.answer(recuperoLista, { contratti: [unreadable, ...contratti] } as never);
    const screen = await open(HOME, { gateway });
    await expect.element(screen.getByText('Non riusciamo a mostrare 1 contratto')).toBeVisible();
    await expect.element(screen.getByRole('article').first()).toBeVisible();
  });

  it.each([
    [interventions, 'Non riusciamo a caricare i tuoi interventi'],
    [readingWindows, 'Non riusciamo a caricare le letture da inviare'],
  ])('shows an error, not that all is in order, where $0.id fails (home.urgenza.2)', async (call, said) => {
    const gateway = fakeGateway();
    gateway.answer(recuperoListaBollette, { ...recuperoListaBollette.example.answer, bollette: [], totaleElementi: 0 });
    gateway.answer(recuperoListaBolletteVAS, { ...recuperoListaBolletteVAS.example.answer, bollette: [] });
    gateway.answer(readingWindows, { forniture: [] });
    gateway.answer(recuperoListaMSR, { richieste: [] });
    gateway.answer(recuperoListaQuotation, { quotazioni: [] });
    gateway.answer(interventions, { ...interventions.example.answer, interventions: [] });
    const { contratti } = recuperoContrattiVasCliente.example.answer;
    const covering = { sottoTipo: 'INTERVENTO_TECNICO' } as const;
    gateway.answer(recuperoContrattiVasCliente, { contratti: contratti.map((one) => ({ ...one, ...covering })) });
    gateway.reject(call, 'S-001');
    const screen = await open(HOME, { gateway });
    const headline = screen.getByRole('region', { name: 'In primo piano' });
    await expect.element(headline).toMatchTextContent(said);
  });

  it('counts down to the end of an offer, with the way to its prices (prezzi.scadenza.1)', async () => {
    const gateway = fakeGateway();
    gateway.answer(recuperoListaBollette, { ...recuperoListaBollette.example.answer, bollette: [], totaleElementi: 0 });
    gateway.answer(recuperoListaBolletteVAS, { ...recuperoListaBolletteVAS.example.answer, bollette: [] });
    gateway.answer(readingWindows, { forniture: [] });
    gateway.answer(recuperoListaMSR, { richieste: [] });
    gateway.answer(recuperoListaQuotation, { quotazioni: [] });
    gateway.answer(interventions, { ...interventions.example.answer, interventions: [] });
    const [contract] = recuperoLista.example.answer.contratti;
    const fineOfferta = addDays(dayInRome(Date.now()), 29);
    gateway.answer(recuperoLista, { contratti: [{ ...contract, fineOfferta }] } as never);
    const screen = await open(HOME, { gateway });
    const headline = screen.getByRole('region', { name: 'In primo piano' });
    await expect.element(headline).toMatchTextContent(/Casa: la tua offerta finisce/);
    await expectAccessible();
    await headline.getByRole('link').click();
    await expect.poll(screen.path).toBe('/my-edison/contratti/4000000001/prezzi');
  });

  describe('of somebody with more interventions than one page holds', () => {
    const [visit] = interventions.example.answer.interventions;
    const { contratti } = recuperoContrattiVasCliente.example.answer;
    const over = { ...visit, status: { state: 'Completed', subState: null }, isFeedbackLeft: true };
    const awaiting = { ...visit, id: 'I51', status: { state: 'In Progress', subState: 'AWAITING_CUSTOMER_DECISION' } };
    const isFirstPage = ({ url }: Request) => new URL(url).searchParams.get('offset') === '0';
    const newest = (last: object) => [...Array.from({ length: 49 }, (_, at) => ({ ...over, id: `I${at}` })), last];

    const card = {
      title: 'Il preventivo',
      message: 'È pronto.',
      description: 'È pronto.',
      boxes: [],
      buttons: [],
      stepper: { stepsNumber: 5, indexCurrentStep: 2 },
    };
    const cards = {
      system: ['AREA_PRIVATA'],
      mode: 'TECHINICIAN_EXIT',
      states: [{ stateId: 'PREVENTIVO_DISPONIBILE', rendering: card }],
    };

    const covered = () => {
      const gateway = fakeGateway();
      gateway.answer(cmsContent, ({ url }) => ({ items: (url.includes('mio-intervento') ? [cards] : []) as never }));
      gateway.answer(recuperoListaBollette, {
        ...recuperoListaBollette.example.answer,
        bollette: [],
        totaleElementi: 0,
      });
      gateway.answer(recuperoListaBolletteVAS, { bollette: [] });
      gateway.answer(readingWindows, { forniture: [] });
      gateway.answer(recuperoContrattiVasCliente, {
        contratti: contratti.map((one) => ({ ...one, sottoTipo: 'INTERVENTO_TECNICO' as const })),
      });
      return gateway;
    };

    it('sees one that runs however old it is', async () => {
      const gateway = covered();
      gateway.answer(
        interventions,
        (request) => ({ interventions: isFirstPage(request) ? newest(over) : [awaiting], total: 51 }) as never,
      );
      const screen = await open(HOME, { gateway });
      const headline = screen.getByRole('region', { name: 'In primo piano' });
      await expect.element(headline).toMatchTextContent('il preventivo è pronto');
      await expect.element(screen.getByRole('link', { name: /Segui l’intervento/ })).toBeVisible();
    });

    it('shows the appointment that comes next, before one that has passed (home.schede.2)', async () => {
      const gateway = covered();
      const [slot] = visit?.timeSlots ?? [];
      const agreed = { state: 'Assigned', subState: 'APPOINTMENT_AGREED' };
      const on = (id: string, name: string, date: string, status: object = agreed) => ({
        ...visit,
        id,
        status,
        product: { ...visit?.product, name },
        timeSlots: [{ ...slot, date }],
      });
      const material = { state: 'In Progress', subState: 'AWAITING_MATERIAL' };
      const all = [
        on('I1', 'Forno', '2020-12-01'),
        on('I2', 'Frigorifero', '2099-12-02'),
        on('I3', 'Scaldabagno', '2020-11-30', material),
        on('I4', 'Lavatrice', '2099-12-01'),
      ];
      const items = [{ ...cards, states: [{ stateId: 'CONFERMATO', rendering: card }] }];
      gateway.answer(cmsContent, ({ url }) => ({ items: (url.includes('mio-intervento') ? items : []) as never }));
      gateway.answer(interventions, { interventions: all, total: all.length } as never);
      const screen = await open(HOME, { gateway });
      await expect.element(screen.getByRole('link', { name: 'Segui l’intervento: Lavatrice' })).toBeVisible();
      expect(screen.getByRole('link', { name: /Segui l’intervento/ }).elements()).toHaveLength(1);
    });

    it('shows what stands on the pages that could be read', async () => {
      const gateway = covered();
      gateway.answer(interventions, (request) => {
        if (!isFirstPage(request)) throw new TypeError('Failed to fetch');
        return { interventions: newest(awaiting), total: 51 } as never;
      });
      const screen = await open(HOME, { gateway });
      const headline = screen.getByRole('region', { name: 'In primo piano' });
      await expect.element(headline).toMatchTextContent('il preventivo è pronto');
      await expect.element(screen.getByRole('link', { name: /Segui l’intervento/ })).toBeVisible();
    });
  });

  it('leaves the contracts where the profile can’t be read', async () => {
    const gateway = fakeGateway();
    gateway.reject(recuperaDatiProfilo, 'S-001');
    const screen = await open(HOME, { gateway });
    await expect
      .element(screen.getByRole('alert'))
      .toMatchTextContent('Il servizio non è disponibile in questo momento.');
    await expect.element(screen.getByRole('article').first()).toBeVisible();
    await expectAccessible();
    gateway.answer(recuperaDatiProfilo, profile);
    await screen.getByRole('button', { name: 'Riprova' }).click();
    await expect.element(screen.getByRole('heading', { level: 1 })).toMatchTextContent('Giulia Ferri');
  });

  it('tells an unknown segment in the words of prodotto.segmenti.2', async () => {
    const gateway = fakeGateway();
    gateway.answer(recuperaDatiProfilo, { ...profile, segmento: 'Marziano' });
    const screen = await open(HOME, { gateway });
    await expect.element(screen.getByRole('alert')).toMatchTextContent('Segmento non trovato!');
    await expect.element(screen.getByRole('alert')).toMatchTextContent('Chiama il servizio clienti');
  });

  it('shows a loading status until the contracts are read', async () => {
    const gateway = fakeGateway();
    const { letThrough } = gateway.hold(recuperoLista);
    const screen = await open(HOME, { gateway });
    await expect.element(screen.getByRole('status').filter({ hasText: 'Caricamento...' }).first()).toBeInTheDocument();
    await expectAccessible();
    letThrough();
    await expect.element(screen.getByRole('article').first()).toBeVisible();
  });

  it('shows past contracts, then offers in a new window, where nothing is active (home.forniture.3)', async () => {
    const gateway = fakeGateway();
    const { contratti } = recuperoLista.example.answer;
    const over = { stato: 'Cessato', dataFine: '2026-08-31' };
    gateway.answer(recuperoLista, { contratti: contratti.map((one) => ({ ...one, ...over })) });
    gateway.answer(recuperoContrattiVasCliente, { contratti: [] });
    gateway.answer(recuperoListaMSR, { richieste: [] });
    gateway.answer(recuperoListaQuotation, { quotazioni: [] });
    const screen = await open(HOME, { gateway });
    await expect.element(screen.getByRole('heading', { name: 'Le tue ultime bollette' })).toBeVisible();
    const offers = screen.getByRole('link', { name: /Diventa cliente/ });
    await expect.element(offers).toHaveAttribute('target', '_blank');
    await expect.element(offers).toHaveAttribute('rel', expect.stringContaining('noopener'));
    const paper = screen.getByRole('region', { name: 'I tuoi contratti' }).getByRole('article');
    await expect.element(paper).toMatchTextContent('fine: 31 agosto 2026');
    const isFirst = paper.element().compareDocumentPosition(offers.element()) & Node.DOCUMENT_POSITION_FOLLOWING;
    expect(isFirst).not.toBe(0);
    await expectAccessible();
    await paper.getByRole('link').click();
    await expect.poll(screen.path).toBe('/my-edison/contratti/4000000001/documenti');
  });

  it('leads whoever has one contract right into it (home.azioni.1)', async () => {
    const gateway = fakeGateway();
    gateway.answer(recuperoContrattiVasCliente, { contratti: [] });
    gateway.answer(recuperoListaMSR, { richieste: [] });
    gateway.answer(recuperoListaQuotation, { quotazioni: [] });
    const one = await open(HOME, { gateway });
    const actions = one.getByRole('navigation', { name: 'Azioni rapide' });
    await expect.element(actions.getByRole('link', { name: 'Cambia come paghi' })).toBeVisible();
    await expect.element(actions.getByRole('link', { name: 'Vedi le forniture' })).not.toBeInTheDocument();
    await actions.getByRole('link', { name: 'Cambia come paghi' }).click();
    await expect.poll(one.path).toBe('/my-edison/contratti/4000000001/gestisci');
    // The page leads to what was asked for, not to its top.
    await expect.poll(() => document.activeElement?.id).toBe('pagamento');
  });

  it('shows quick actions above all cards (home.azioni.1)', async () => {
    const screen = await open(HOME);
    const actions = screen.getByRole('navigation', { name: 'Azioni rapide' });
    await expect.element(actions.getByRole('link', { name: 'Vedi e paga le bollette' })).toBeVisible();
    const first = screen.getByRole('main').getByRole('article').first();
    await expect.element(first).toBeVisible();
    expect(actions.element().compareDocumentPosition(first.element()) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
    await actions.getByRole('link', { name: 'Guarda i consumi' }).click();
    await expect.poll(screen.path).toMatch(/consumi$|controllo-energia$/);
  });

  it.each([
    ['a POD', 'it001e', '/my-edison/contratti', 'cerca=it001e'],
    ['a number that no contract has', '9990001', '/my-edison/bollette', '9990001'],
    ['words that no contract has', 'via 9', '/my-edison/contratti', 'cerca=via'],
  ])('opens the right list for a search by a business: %s (home.forniture.2)', async (_what, typed, path, search) => {
    const gateway = fakeGateway();
    gateway.answer(recuperaDatiProfilo, { ...profile, segmento: 'Pmi' });
    const screen = await open(HOME, { gateway });
    await screen.getByRole('searchbox').fill(typed);
    await screen.getByRole('button', { name: 'Cerca' }).click();
    await expect.poll(screen.path).toBe(path);
    expect(screen.search()).toContain(search);
  });

  it('sums up overdue bills for an administrator, with those of ended contracts (home.forniture.2)', async () => {
    await page.viewport(1280, 800);
    onTestFinished(() => page.viewport(414, 896));
    const gateway = fakeGateway();
    gateway.answer(recuperaDatiProfilo, { ...profile, segmento: 'Amministratore' });
    const [contract] = recuperoLista.example.answer.contratti;
    const [bill] = recuperoListaBollette.example.answer.bollette;
    const ended = { ...contract, codiceContratto: '4000000002', stato: 'Cessato' };
    gateway.answer(recuperoLista, { contratti: [contract, ended] } as never);
    const overdue = [
      { ...bill, numeroBolletta: '1', stato: '03', importoAperto: 100 },
      { ...bill, numeroBolletta: '2', stato: '03', importoAperto: 20.5, codiceContratto: '4000000002' },
    ];
    gateway.answer(recuperoListaBollette, { bollette: overdue, totaleElementi: 2 } as never);
    gateway.answer(recuperoListaBolletteVAS, { bollette: [] });
    const screen = await open(HOME, { gateway });
    await expect.element(screen.getByText('Hai 2 bollette scadute: 120,50\u00A0€')).toBeVisible();
    const whole = screen.getByRole('row', { name: /^In tutto/ });
    await expect.element(whole.getByText('120,50\u00A0€ scaduti')).toBeVisible();
    const closed = screen.getByRole('row', { name: /^1 contratto chiuso/ });
    await expect.element(closed.getByText('20,50\u00A0€ scaduti')).toBeVisible();
    await expectAccessible();
    await closed.getByRole('link').click();
    await expect.poll(screen.path).toBe('/my-edison/bollette');
    expect(screen.search()).toContain('4000000002');
    expect(screen.search()).toContain('stato=arretrate');
  });

  it('alarms of no bill of which nothing else is open than what is in dispute (reclami.contestazione.2)', async () => {
    const gateway = fakeGateway();
    const [bill] = recuperoListaBollette.example.answer.bollette;
    const overdue = [
      { ...bill, numeroBolletta: '1', stato: '03', importoAperto: 100, importoContestato: 100 },
      { ...bill, numeroBolletta: '2', stato: '03', importoAperto: 20.5, importoContestato: 8 },
    ];
    gateway.answer(recuperoListaBollette, { bollette: overdue, totaleElementi: 2 } as never);
    gateway.answer(recuperoListaBolletteVAS, { bollette: [] });
    const screen = await open(HOME, { gateway });
    await expect.element(screen.getByText(/scaduta.*12,50\s€|12,50\s€.*scaduta/).first()).toBeVisible();
    await expect.element(screen.getByText(/12,50\s€/).last()).toBeVisible();
    await expect.element(screen.getByText(/120,50|100,00|112,50/)).not.toBeInTheDocument();
  });

  it('counts what is owed on all pages of bills (bolletta.dovuto.1)', async () => {
    const gateway = fakeGateway();
    gateway.answer(recuperoListaBollette, ({ url }) => {
      const page = Number(new URL(url).searchParams.get('numPagina'));
      const [bill] = recuperoListaBollette.example.answer.bollette;
      const bollette = Array.from({ length: page === 1 ? 500 : 1 }, (_, at) => ({
        ...bill,
        numeroBolletta: `B${page}-${at}`,
        importoAperto: 1,
      }));
      return { ...recuperoListaBollette.example.answer, bollette, totaleElementi: 501 } as never;
    });
    gateway.answer(recuperoListaBolletteVAS, { bollette: [] });
    const screen = await open(HOME, { gateway });
    await expect.element(screen.getByRole('link', { name: '501,00\u00A0€' })).toBeVisible();
    await expect.element(screen.getByText('501 bollette', { exact: true })).toBeVisible();
  });

  it('shows what pays itself as what is to come, where nothing else is owed (bolletta.dovuto.1)', async () => {
    const gateway = fakeGateway();
    const { bollette } = recuperoListaBollette.example.answer;
    gateway.answer(recuperoListaBollette, {
      ...recuperoListaBollette.example.answer,
      bollette: bollette.map((bill) => ({ ...bill, metodoPagamento: 'U' as const })),
    });
    gateway.answer(recuperoListaBolletteVAS, { bollette: [] });
    const screen = await open(HOME, { gateway });
    await expect.element(screen.getByRole('heading', { name: 'In arrivo' })).toBeVisible();
    await expect.element(screen.getByText(/^Addebito automatico/)).toBeVisible();
    await screen.getByRole('link', { name: '123,45\u00A0€' }).click();
    await expect.poll(() => `${screen.path()}${screen.search()}`).toBe('/my-edison/bollette?stato=in-arrivo');
  });

  it('shows the home where the identification of the customer fails', async () => {
    const gateway = fakeGateway();
    gateway.lose(identificazioneClienti);
    const screen = await open(HOME, { gateway });
    await expect.element(screen.getByRole('article').first()).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Profilo', exact: true }).first()).toBeVisible();
  });

  it('returns the focus after the tour of a new customer, and does not offer it again', async () => {
    const gateway = fakeGateway();
    gateway.answer(identificazioneClienti, { clienteNew: 'S' });
    const screen = await open(HOME, { gateway });
    const invitation = screen.getByText(/^È la tua prima volta qui\?/);
    await expect.element(invitation).toBeVisible();
    await screen.getByRole('link', { name: 'Inizia il giro' }).click();
    const tour = screen.getByRole('dialog');
    for (const _ of [1, 2, 3]) await tour.getByRole('button', { name: 'Avanti' }).click();
    await tour.getByRole('button', { name: 'Ho finito' }).click();
    await expect.element(tour).not.toBeInTheDocument();
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    await expect.element(invitation).not.toBeInTheDocument();
  });

  it('shows no empty column in a wide window to a prospect', async () => {
    await page.viewport(1280, 800);
    const gateway = fakeGateway();
    gateway.answer(recuperaDatiProfilo, { ...profile, prospect: true });
    gateway.answer(recuperoLista, { contratti: [] });
    gateway.answer(recuperoContrattiVasCliente, { contratti: [] });
    const screen = await open(HOME, { gateway });
    await expect.element(screen.getByRole('region', { name: /^La tua attivazione/ })).toBeVisible();
    await expect.element(screen.getByRole('region', { name: /^Il lavoro sul contatore/ })).toBeVisible();
    const aside = screen.getByRole('complementary');
    await expect.element(aside.getByRole('link').first()).toBeVisible();
    const [{ left, top, height }, main] = [
      aside.element().getBoundingClientRect(),
      screen.getByRole('region', { name: 'In primo piano' }).element().getBoundingClientRect(),
    ];
    expect(left).toBeGreaterThan(main.right);
    expect(top).toBeLessThan(main.bottom);
    expect(height).toBeGreaterThan(100);
  });
});
