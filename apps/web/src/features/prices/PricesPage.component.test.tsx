import { recuperoDatiContratto, recuperoLista, supplyPrices } from '@sportello/calls';
import { addDays, dayInRome, fullDay } from '@sportello/domain';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../../test/accessible.ts';
import { fakeGateway } from '../../../test/gateway.ts';
import { open } from '../../../test/open.tsx';

const PATH = '/my-edison/contratti/4000000001/prezzi';
const today = dayInRome(Date.now());
const end = addDays(today, 50);
const next = addDays(end, 1);

const example = supplyPrices.example.answer;
const [price] = example.voci;
const energy = { ...price, dal: '2026-01-01', al: end, prezzo: 0.1 };
const fee = { ...energy, voce: 'Commercializzazione', unita: 'EUR/mese' as const, prezzo: 10 };
const network = { ...energy, voce: 'Rete', parte: 'RETE' as const, prezzo: 0.04, al: null };
const excise = { ...energy, voce: 'Accisa', parte: 'IMPOSTE' as const, prezzo: 0.02, al: null };
const use = { ...example.consumo, totale: 2_700, dal: '2025-12-01', al: '2026-11-30' };
const offer = { codice: 'A', nome: 'Luce A', dal: '2026-01-01', al: end };

type Answer = typeof example;

/** A supply whose offer ends in 50 days, with a year of use. */
const ending = {
  ...example,
  offerte: [offer, { codice: 'Z', nome: 'Luce Zero', dal: '2025-01-01', al: '2025-12-31' }],
  voci: [energy, fee, network, excise],
  consumo: use,
  potenza: 3,
} as unknown as Answer;

const followed = {
  ...ending,
  offerte: [{ codice: 'B', nome: 'Luce B', dal: next, al: null }, ...ending.offerte],
  voci: [...ending.voci, { ...energy, dal: next, al: null, prezzo: 0.15 }, { ...fee, dal: next, al: null }],
} as unknown as Answer;

function gatewayOf(answer: Answer, mercato: 'LIBERO' | 'STG' = 'LIBERO', fineOfferta: string | null = end) {
  const gateway = fakeGateway();
  const [contract] = recuperoLista.example.answer.contratti;
  const changed = { ...contract, mercato, fineOfferta } as unknown as NonNullable<typeof contract>;
  gateway.answer(recuperoLista, { contratti: [changed] });
  gateway.answer(recuperoDatiContratto, { ...recuperoDatiContratto.example.answer, contratto: changed });
  gateway.answer(supplyPrices, answer);
  return gateway;
}

describe('the prices of a supply (prezzi.chiamate.1)', () => {
  it('shows what is paid today, until when, and a year of it', async () => {
    const screen = await open(PATH, { gateway: gatewayOf(followed) });
    const card = screen.getByRole('region', { name: 'Cosa paghi oggi' });
    await expect.element(card).toMatchTextContent(/Luce A/);
    await expect.element(card).toMatchTextContent(fullDay(end));
    await expect.element(card).toMatchTextContent(/0,10 €\/kWh/);
    // 270 + 120 + 108 + 54 euros, with 10 % of VAT.
    await expect.element(card).toMatchTextContent(/607,20 €/);
    await expect.element(card).toMatchTextContent(/2\.700 kWh/);
    await expectAccessible();
  });

  it('shows what follows by itself, and what a year costs then (prezzi.scadenza.3)', async () => {
    const screen = await open(PATH, { gateway: gatewayOf(followed) });
    const card = screen.getByRole('region', { name: 'Se non fai nulla' });
    await expect.element(card).toMatchTextContent(/Luce B/);
    await expect.element(card).toMatchTextContent(/148,50 € in più in un anno/);
    const table = card.getByRole('table', { name: 'Un anno di consumi come i tuoi' });
    await expect.element(table.getByRole('row', { name: 'Energia 270,00 € 405,00 €' })).toBeVisible();
    await expect.element(table.getByRole('row', { name: 'Differenza +148,50 €' })).toBeVisible();
  });

  it.each([
    [
      'of an end far ahead without what follows',
      ending,
      'LIBERO',
      addDays(today, 200),
      /Le condizioni che seguono non sono ancora note/,
    ],
    ['of a near end without what follows', ending, 'LIBERO', end, /il cambiamento non ha effetto/],
    ['of the Servizio a Tutele Graduali', ending, 'STG', end, /Il Servizio a Tutele Graduali finisce/],
    ['of an offer without an end', ending, 'LIBERO', null, /La tua offerta non ha scadenza/],
  ] as const)('says what happens %s (prezzi.scadenza.2)', async (_what, answer, market, offerEnd, words) => {
    const screen = await open(PATH, { gateway: gatewayOf(answer, market, offerEnd) });
    await expect.element(screen.getByRole('region', { name: 'Se non fai nulla' })).toMatchTextContent(words);
    await expectAccessible();
  });

  it('names what a year lacks (prezzi.anno.4)', async () => {
    const screen = await open(PATH, {
      gateway: gatewayOf({ ...ending, voci: [{ ...energy, aliquotaIva: null }] } as unknown as Answer),
    });
    const card = screen.getByRole('region', { name: 'Cosa paghi oggi' });
    await expect.element(card).toMatchTextContent(/Non sono compresi: rete e oneri.*accise.*IVA/);
  });

  it('shows an index, what is added to it, and that its value is not known', async () => {
    const indexed = { ...energy, tipo: 'INDICIZZATO', indice: 'PUN', spread: 0.0123, prezzo: null };
    const screen = await open(PATH, { gateway: gatewayOf({ ...ending, voci: [indexed] } as unknown as Answer) });
    const card = screen.getByRole('region', { name: 'Cosa paghi oggi' });
    await expect.element(card).toMatchTextContent(/non ancora noto \(PUN \+ 0,0123\)/);
  });

  it('lists the offers to choose from, the cheapest first, each with its page (prezzi.scelta.1)', async () => {
    const [sold] = ending.offerteInVendita;
    const expensive = { ...sold, codice: 'X', nome: 'Luce Cara', voci: [{ ...sold?.voci[0], prezzo: 0.3 }, fee] };
    const screen = await open(PATH, {
      gateway: gatewayOf({ ...followed, offerteInVendita: [expensive, sold] } as unknown as Answer),
    });
    const card = screen.getByRole('region', { name: 'Cosa puoi scegliere' });
    await expect.element(card.getByRole('heading', { level: 3 }).first()).toHaveTextContent('Luce Fissa');
    await expect.element(card.getByRole('heading', { level: 3 }).last()).toHaveTextContent('Luce Cara');
    const link = card.getByRole('link', { name: 'Scopri Luce Fissa (si apre in una nuova finestra)' });
    await expect.element(link).toHaveAttribute('href', 'https://www.example.com/offerte/luce-fissa');
    await expectAccessible();
  });

  it('says that the same offer is renewed, and shows no sum without the energy', async () => {
    const renewed = followed.offerte.map((each) => ({ ...each, nome: 'Luce A' }));
    const screen = await open(PATH, {
      gateway: gatewayOf({ ...followed, offerte: renewed, consumo: null }),
    });
    const card = screen.getByRole('region', { name: 'Se non fai nulla' });
    await expect.element(card).toMatchTextContent(/la tua offerta Luce A si rinnova\. Non possiamo ancora dirti/);
    await expect.element(card.getByRole('table')).not.toBeInTheDocument();
    const today = screen.getByRole('region', { name: 'Cosa paghi oggi' });
    await expect.element(today).toMatchTextContent(/Non possiamo ancora dirti quanto costa un anno.*i consumi/);
  });

  it('lists the offers of before', async () => {
    const screen = await open(PATH, { gateway: gatewayOf(ending) });
    await expect.element(screen.getByRole('region', { name: 'Le offerte di prima' })).toMatchTextContent(/Luce Zero/);
  });

  it('says so where nothing is known, and where it can’t be read', async () => {
    const empty = { ...example, offerte: [], voci: [] };
    const screen = await open(PATH, { gateway: gatewayOf(empty) });
    await expect.element(screen.getByText('Qui non ci sono ancora i tuoi prezzi')).toBeVisible();
    await expectAccessible();
  });

  it('offers one more try where prices can’t be read', async () => {
    const gateway = gatewayOf(ending);
    gateway.reject(supplyPrices, 'S-001');
    const screen = await open(PATH, { gateway });
    await expect.element(screen.getByText('Non riusciamo a caricare i prezzi')).toBeVisible();
    gateway.answer(supplyPrices, ending);
    await screen.getByRole('button', { name: 'Riprova' }).click();
    await expect.element(screen.getByRole('region', { name: 'Cosa paghi oggi' })).toBeVisible();
  });

  it('redirects to the contract where the gateway has no prices call', async () => {
    const { config } = fakeGateway();
    const capabilities = config.capabilities.filter((id) => id !== supplyPrices.id);
    const screen = await open(PATH, { gateway: fakeGateway({ capabilities }) });
    await expect.poll(screen.path).toBe('/my-edison/contratti/4000000001');
  });
});

describe('an offer that ends (prezzi.scadenza.1)', () => {
  it('shows the end of an offer at a glance on its contract, with a link to the prices', async () => {
    const screen = await open('/my-edison/contratti/4000000001', { gateway: gatewayOf(ending) });
    const answers = screen.getByRole('region', { name: 'A colpo d’occhio' });
    await expect.element(answers).toMatchTextContent(`Fino al ${fullDay(end)}`);
    await answers.getByRole('link', { name: 'Offerta e prezzi' }).click();
    await expect.poll(screen.path).toBe(PATH);
  });
});
