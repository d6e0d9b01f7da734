import {
  interventionPlaces,
  interventionQueue,
  moveIntervention,
  operatorProfile,
  queuedIntervention,
  recuperaDatiProfilo,
} from '@sportello/calls';
import { dayInRome } from '@sportello/domain';
import { describe, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../../test/accessible.ts';
import { fakeGateway } from '../../../../test/gateway.ts';
import { open } from '../../../../test/open.tsx';

const list = '/my-edison/operatore/interventi';
const { intervento } = queuedIntervention.example.answer;

function desk(ruolo: (typeof operatorProfile.example.answer)['ruolo'] = 'OPERATIONS') {
  const gateway = fakeGateway();
  gateway.answer(recuperaDatiProfilo, {
    ...recuperaDatiProfilo.example.answer,
    segmento: 'Operatore',
    codiceCliente: null,
  });
  gateway.answer(operatorProfile, { ...operatorProfile.example.answer, ruolo });
  return gateway;
}

const sent = (gateway: ReturnType<typeof desk>) =>
  Promise.all(gateway.asked(moveIntervention).map((one) => one.json()));

const openOne = (gateway: ReturnType<typeof desk>) =>
  open(`${list}/${intervento.id}`, { gateway, username: 'operatore' });

describe('the queue (operatore.centrale.2)', () => {
  it('shows what waits and leads to each', async () => {
    const screen = await open(list, { gateway: desk(), username: 'operatore' });
    await expect.element(screen.getByRole('heading', { name: 'Caldaia · Giulia Ferri' })).toBeVisible();
    await expect.element(screen.getByText('Ditta 017')).toBeVisible();
    await expectAccessible();
    await screen.getByRole('link', { name: 'Apri' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Cronologia' })).toBeVisible();
  });

  it('filters the queue by state, kind, company, customer and delay', async () => {
    const gateway = desk();
    const screen = await open(list, { gateway, username: 'operatore' });
    await screen.getByLabelText('Coda').selectOptions('In attesa');
    await screen.getByLabelText('Tipo').selectOptions('Visite');
    await screen.getByLabelText('Codice ditta').fill(' 017 ');
    await screen.getByLabelText('Codice cliente').fill('C0001');
    await screen.getByLabelText('Solo in ritardo').click();
    const last = () =>
      Object.fromEntries(new URL(gateway.asked(interventionQueue).at(-1)?.url ?? 'http://-').searchParams);
    await expect.poll(last).toEqual({
      coda: 'IN_ATTESA',
      pagina: '1',
      modalita: 'TECHINICIAN_EXIT',
      codiceDitta: '017',
      codiceCliente: 'C0001',
      inRitardo: 'X',
    });
  });

  it('shows a table in a wide window, sorted by the server, with the order in the URL', async () => {
    await page.viewport(1280, 800);
    onTestFinished(() => page.viewport(390, 844));
    const gateway = desk();
    const screen = await open(`${list}?coda=IN_ATTESA`, { gateway, username: 'operatore' });
    const customer = screen.getByRole('columnheader', { name: 'Cliente' });
    const sort = customer.getByRole('button');
    await expect.element(screen.getByRole('rowheader', { name: 'Caldaia I99999999' })).toBeVisible();
    await expect.element(screen.getByText('01/12/26', { exact: false })).toBeVisible();
    await expect.element(customer).toHaveAttribute('aria-sort', 'none');
    const last = () =>
      Object.fromEntries(new URL(gateway.asked(interventionQueue).at(-1)?.url ?? 'http://-').searchParams);
    await sort.click();
    await expect.element(customer).toHaveAttribute('aria-sort', 'ascending');
    await expect.element(sort).toHaveFocus();
    await expect.poll(last).toEqual({ coda: 'IN_ATTESA', pagina: '1', ordine: 'CLIENTE' });
    await sort.click();
    await expect.element(customer).toHaveAttribute('aria-sort', 'descending');
    await expect.poll(last).toEqual({ coda: 'IN_ATTESA', pagina: '1', ordine: 'CLIENTE', verso: 'DISCENDENTE' });
    expect(screen.search()).toBe('?coda=IN_ATTESA&ordine=CLIENTE&verso=DISCENDENTE');
    await expect.element(screen.getByRole('columnheader', { name: 'Termine' })).not.toHaveAttribute('aria-sort');
    // Rows are pale until those of the new order have come.
    await expect.element(screen.getByRole('table')).toHaveAttribute('aria-busy', 'false');
    await expectAccessible();
    await sort.click();
    await expect.poll(last).toEqual({ coda: 'IN_ATTESA', pagina: '1' });
    await screen.getByRole('link', { name: 'Caldaia' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Cronologia' })).toBeVisible();
  });

  it('says that a queue is empty, and that it can’t be read', async () => {
    const gateway = desk();
    gateway.answer(interventionQueue, { interventi: [], totale: 0 });
    const screen = await open(list, { gateway, username: 'operatore' });
    await expect.element(screen.getByText('Nessun intervento qui')).toBeVisible();
    gateway.reject(interventionQueue, 'S-001');
    await screen.getByLabelText('Coda').selectOptions('CHIUSI');
    await expect.element(screen.getByText('Non riusciamo a caricare gli interventi', { exact: false })).toBeVisible();
  });

  it('shows not found to an operator who may not manage interventions', async () => {
    const screen = await open(list, { gateway: desk('HELP_DESK'), username: 'operatore' });
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Pagina non trovata' })).toBeVisible();
  });
});

describe('an intervention (operatore.centrale.3)', () => {
  it('tells its story, and offers only the steps that the table has', async () => {
    const screen = await openOne(desk());
    await expect.element(screen.getByText('Via Washington 70, 20146 Milano (MI)')).toBeVisible();
    const steps = screen.getByLabelText('Passo').element() as HTMLSelectElement;
    const offered = [...steps.options].map(({ value }) => value);
    expect(offered).toEqual(['ASSEGNA', 'RITIRA', 'ACCETTA', 'CONCORDA', 'ANNULLA', 'RIPUDIA']);
    await expectAccessible();
  });

  it.each([
    ['before its day', '2099-12-01', false],
    ['on its day', dayInRome(Date.now()), true],
    ['after it', '2026-01-12', true],
  ])('offers to start an agreed visit %s: %s is %s (intervento.stato.12)', async (_when, giorno, isOffered) => {
    const gateway = desk();
    const { appuntamento } = intervento;
    if (appuntamento === null) throw new Error('the example has no appointment');
    const agreed = { stato: 'Assigned', sottostato: 'APPOINTMENT_AGREED' };
    const slot = { ...appuntamento, giorno, stato: 'CONFIRMED' as const };
    gateway.answer(queuedIntervention, { intervento: { ...intervento, ...agreed, appuntamento: slot } });
    const screen = await openOne(gateway);
    await expect.element(screen.getByLabelText('Passo')).toBeVisible();
    const steps = screen.getByLabelText('Passo').element() as HTMLSelectElement;
    expect([...steps.options].some(({ value }) => value === 'INIZIA')).toBe(isOffered);
    await expectAccessible();
  });

  it('assigns a company of another area only with a reason (operatore.centrale.9)', async () => {
    const gateway = desk();
    const { posti } = interventionPlaces.example.answer;
    const [here] = posti;
    if (here === undefined) throw new Error('the example has no place');
    const far = { ...here, codDitta: '055', fuoriZona: true };
    gateway.answer(interventionPlaces, ({ url }) => ({
      posti: new URL(url).searchParams.get('fuoriZona') === 'X' ? [here, far] : [here],
    }));
    const screen = await openOne(gateway);
    await screen.getByLabelText('Passo').selectOptions('ASSEGNA');
    const places = screen.getByLabelText('Ditta e orario');
    await expect.element(places).toMatchTextContent('Ditta 017');
    await expect.element(places).not.toMatchTextContent('fuori zona');
    const why = screen.getByLabelText('Perché viene una ditta di un’altra zona');
    expect(why.elements()).toHaveLength(0);
    await screen.getByLabelText('Mostra anche le ditte di altre zone').click();
    await expect.element(places).toMatchTextContent('Ditta 055 (fuori zona)');
    await places.selectOptions('Ditta 055 (fuori zona), tra le 09:00 e le 11:00');
    await why.fill('   vicina  ');
    await screen.getByRole('button', { name: 'Assegna la ditta' }).click();
    await expect.element(screen.getByText('Scrivi perché, in almeno 10 caratteri.')).toBeVisible();
    await expectAccessible();
    expect(await sent(gateway)).toEqual([]);
    await why.fill('  È l’unica libera in settimana ');
    await screen.getByRole('button', { name: 'Assegna la ditta' }).click();
    await expect.element(screen.getByText('Fatto: Assegna la ditta.', { exact: false })).toBeVisible();
    const [body] = await sent(gateway);
    expect(body).toEqual({
      passo: 'ASSEGNA',
      versione: 3,
      slotId: here.slotId,
      codDitta: '055',
      motivoFuoriZona: 'È l’unica libera in settimana',
    });
  });

  it('sends no reason once a company of the place is chosen', async () => {
    const gateway = desk();
    const { posti } = interventionPlaces.example.answer;
    const [here] = posti;
    if (here === undefined) throw new Error('the example has no place');
    gateway.answer(interventionPlaces, { posti: [here, { ...here, codDitta: '055', fuoriZona: true }] });
    const screen = await openOne(gateway);
    await screen.getByLabelText('Passo').selectOptions('ASSEGNA');
    const places = screen.getByLabelText('Ditta e orario');
    await places.selectOptions('Ditta 055 (fuori zona), tra le 09:00 e le 11:00');
    const why = screen.getByLabelText('Perché viene una ditta di un’altra zona');
    await why.fill('È l’unica libera in settimana');
    await places.selectOptions('Ditta 017, tra le 09:00 e le 11:00');
    expect(why.elements()).toHaveLength(0);
    await screen.getByRole('button', { name: 'Assegna la ditta' }).click();
    await expect
      .poll(() => sent(gateway))
      .toEqual([{ passo: 'ASSEGNA', versione: 3, slotId: here.slotId, codDitta: '017' }]);
  });

  it('cancels an intervention only with a reason', async () => {
    const gateway = desk();
    const screen = await openOne(gateway);
    await screen.getByLabelText('Passo').selectOptions('ANNULLA');
    await screen.getByRole('button', { name: 'Annulla' }).click();
    await expect.element(screen.getByText('Scegli il motivo: il cliente lo legge.')).toBeVisible();
    await screen.getByLabelText('Motivo').selectOptions('OPENED_BY_MISTAKE');
    await screen.getByRole('button', { name: 'Annulla' }).click();
    await expect.element(screen.getByText('Fatto: Annulla. Il cliente è avvisato.')).toBeVisible();
    expect(await sent(gateway)).toEqual([{ passo: 'ANNULLA', versione: 3, motivo: 'OPENED_BY_MISTAKE' }]);
  });

  it('assigns an intervention to a free company', async () => {
    const gateway = desk();
    const screen = await openOne(gateway);
    await screen.getByLabelText('Passo').selectOptions('ASSEGNA');
    await screen.getByLabelText('Ditta e orario').selectOptions('Ditta 017, tra le 09:00 e le 11:00');
    await screen.getByRole('button', { name: 'Assegna la ditta' }).click();
    await expect.element(screen.getByText('Fatto: Assegna la ditta.', { exact: false })).toBeVisible();
    expect(gateway.asked(interventionPlaces)).not.toEqual([]);
    expect(await sent(gateway)).toEqual([{ passo: 'ASSEGNA', versione: 3, slotId: 'T1-20261201', codDitta: '017' }]);
  });

  it('gets a quote, whose total is the sum of its lines', async () => {
    const gateway = desk();
    gateway.answer(queuedIntervention, {
      intervento: { ...intervento, stato: 'In Progress', sottostato: 'AWAITING_QUOTE' },
    });
    const screen = await openOne(gateway);
    await screen.getByLabelText('Passo').selectOptions('INVIA_PREVENTIVO');
    await screen.getByLabelText('Voce 1').fill('Scheda');
    await screen.getByLabelText('Euro 1').fill('120,50');
    await screen.getByRole('button', { name: 'Aggiungi una voce' }).click();
    await screen.getByLabelText('Voce 2').fill('Manodopera');
    await screen.getByLabelText('Euro 2').fill('60');
    await expect.element(screen.getByText('180,50', { exact: false })).toBeVisible();
    await screen.getByRole('button', { name: 'Invia il preventivo al cliente' }).click();
    await expect.element(screen.getByText('Fatto: Invia il preventivo', { exact: false })).toBeVisible();
    expect(await sent(gateway)).toEqual([
      {
        passo: 'INVIA_PREVENTIVO',
        versione: 3,
        voci: [
          { descrizione: 'Scheda', importo: 120.5 },
          { descrizione: 'Manodopera', importo: 60 },
        ],
      },
    ]);
  });

  it('says that somebody else was faster', async () => {
    const gateway = desk();
    gateway.reject(moveIntervention, 'CHANGED_MEANWHILE');
    const screen = await openOne(gateway);
    await screen.getByRole('button', { name: 'Assegna la ditta' }).click();
    await expect.element(screen.getByText('Scegli un posto libero.', { exact: true })).toBeVisible();
    await screen.getByLabelText('Passo').selectOptions('ACCETTA');
    await screen.getByRole('button', { name: 'Registra l’accettazione' }).click();
    await expect.element(screen.getByText('Nel frattempo questi dati sono cambiati.', { exact: false })).toBeVisible();
  });
});
