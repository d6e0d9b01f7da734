import { cmsContent, dataUses, invioFormContatti, recuperaDatiProfilo } from '@sportello/calls';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../../test/accessible.ts';
import { fakeGateway } from '../../../test/gateway.ts';
import { open } from '../../../test/open.tsx';

const PAGE = '/my-edison/offerte';
const words = { system: ['AREA_PRIVATA'], description: 'Due parole.', picture: 'house' };
const item = <Fields extends { title: string }>(fields: Fields) => ({ ...words, ...fields });
const outside = { label: "Guarda l'offerta", url: 'https://www.example.com/' };

/** Content pages by URL; the example customer has electricity and fibre. */
const pages: Readonly<Record<string, readonly (typeof words & { title: string })[]>> = {
  '/offerte/residenziale': [
    item({ id: 'tutti', title: 'Per tutti', link: outside }),
    item({ id: 'gas', title: 'Aggiungi il gas', audience: { has: ['LUCE'], lacks: ['GAS'] }, link: outside }),
    item({ id: 'scaduta', title: 'Finita', validUntil: '2020-01-01', link: outside }),
    item({ id: 'fibra', title: 'Vai veloce', audience: { lacks: ['FIBRA'] }, link: outside }),
  ],
  '/raccomandazioni/residenziale': [
    item({ id: 'contatti', title: 'I tuoi contatti sono giusti?' }),
    item({ id: 'luce', title: 'Per chi ha la luce', audience: { has: ['LUCE'] } }),
  ],
  '/vas/residenziale/lista/servizi': [
    item({ code: 'fibra', title: 'Fibra Casa', price: '24,90 € al mese' }),
    item({ code: 'assicurazione', title: 'Casa Protetta', price: '4,90 € al mese' }),
  ],
  '/vas/residenziale/lista/prodotti': [item({ code: 'caldaia', title: 'Caldaia' })],
  '/vas/residenziale/dettaglio/servizi': [
    item({
      code: 'assicurazione',
      title: 'Casa Protetta',
      advantages: ['Nessuna franchigia'],
      conditions: 'Si rinnova ogni anno.',
      topic: 'offerte',
    }),
    item({ code: 'fibra', title: 'Fibra Casa', advantages: ['Veloce'], link: outside }),
  ],
  '/vas/residenziale/dettaglio/prodotti': [],
};

function stocked(changes?: Parameters<typeof fakeGateway>[0]) {
  const gateway = fakeGateway(changes);
  gateway.answer(cmsContent, ({ url }) => ({ items: [...(pages[new URL(url).searchParams.get('url') ?? ''] ?? [])] }));
  return gateway;
}

describe('offers', () => {
  it('shows the offers for the segment and the contracts (contenuto.usi.7)', async () => {
    const screen = await open(PAGE, { gateway: stocked() });
    await expect.element(screen.getByRole('heading', { name: 'Per tutti' })).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: 'Aggiungi il gas' })).toBeVisible();
    await expect.element(screen.getByText('Finita')).not.toBeInTheDocument();
    await expect.element(screen.getByText('Vai veloce')).not.toBeInTheDocument();
    await expect.element(screen.getByRole('heading', { name: 'Pensato per te' })).not.toBeInTheDocument();
    await expect
      .element(screen.getByRole('listitem').filter({ hasText: 'Fibra Casa' }))
      .toMatchTextContent('Ce l’hai già');
    await expectAccessible();
  });

  it('shows offers chosen by contracts apart where configured (fornitore.opzioni.2)', async () => {
    const screen = await open(PAGE, { gateway: stocked({ featureFlags: { pensatoPerTe: true } }) });
    const forYou = screen.getByRole('region', { name: 'Pensato per te' });
    await expect.element(forYou.getByRole('heading', { name: 'Aggiungi il gas' })).toBeVisible();
    await expect.element(forYou.getByRole('heading', { name: 'Per chi ha la luce' })).toBeVisible();
    await expect.element(forYou.getByText('Per tutti')).not.toBeInTheDocument();
    await expectAccessible();
  });

  it.each([
    ['where their way is switched off', { analisiConsumi: true }, 'Pensato per te', 'Se non vuoi, puoi opporti'],
    ['for who is opposed', { offerteDirette: false }, 'Hai scelto di non vedere offerte', 'Rivedi la tua scelta'],
  ])('links to no opposition %s (profilo.opposizione.1)', async (_when, uses, heading, link) => {
    const capabilities = [dataUses.id];
    const gateway = stocked({ capabilities, featureFlags: { pensatoPerTe: true, rightOfOpposition: false } });
    gateway.answer(dataUses, { ...dataUses.example.answer, ...uses });
    const screen = await open(PAGE, { gateway });
    await expect.element(screen.getByRole('heading', { name: heading })).toBeVisible();
    await expect.element(screen.getByRole('link', { name: link })).not.toBeInTheDocument();
    await expectAccessible();
  });

  it('shows no offers chosen by contracts that may not be analysed (profilo.opposizione.3)', async () => {
    const gateway = stocked({ featureFlags: { pensatoPerTe: true } });
    gateway.answer(dataUses, { ...dataUses.example.answer, analisiConsumi: false });
    const screen = await open(PAGE, { gateway });
    await expect.element(screen.getByRole('heading', { name: 'Per tutti' })).toBeVisible();
    await expect.element(screen.getByText('Aggiungi il gas')).not.toBeInTheDocument();
    await expect.element(screen.getByText('Pensato per te')).not.toBeInTheDocument();
  });

  it.each([PAGE, `${PAGE}/assicurazione`])(
    'hides offers from a customer who opposed them, at %s (profilo.opposizione.3)',
    async (at) => {
      const gateway = stocked();
      gateway.answer(dataUses, { ...dataUses.example.answer, offerteDirette: false });
      const screen = await open(at, { gateway });
      await expect.element(screen.getByRole('heading', { name: 'Hai scelto di non vedere offerte' })).toBeVisible();
      await expect.element(screen.getByRole('link', { name: 'Rivedi la tua scelta' })).toBeVisible();
      await expect.element(screen.getByText('Casa Protetta')).not.toBeInTheDocument();
      await expectAccessible();
    },
  );

  it('shows no offers where the allowed data uses can’t be read', async () => {
    const gateway = stocked();
    gateway.reject(dataUses, 'S-001');
    const screen = await open(PAGE, { gateway });
    await expect.element(screen.getByText('Adesso non sappiamo se vuoi vedere le offerte')).toBeVisible();
    await expect.element(screen.getByText('Per tutti')).not.toBeInTheDocument();
  });

  it('shows not found to staff', async () => {
    const gateway = stocked();
    gateway.answer(recuperaDatiProfilo, { ...recuperaDatiProfilo.example.answer, segmento: 'Operatore' });
    const screen = await open(PAGE, { gateway });
    await expect.element(screen.getByRole('heading', { level: 1 })).toMatchTextContent('Pagina non trovata');
  });
});

describe('a service', () => {
  it('requests a service from its page, with a receipt (contenuto.usi.8)', async () => {
    const gateway = stocked();
    const screen = await open(`${PAGE}/assicurazione`, { gateway });
    await expect.element(screen.getByRole('heading', { level: 1 })).toMatchTextContent('Casa Protetta');
    await expect.element(screen.getByText('Nessuna franchigia')).toBeVisible();
    await expect.element(screen.getByText('Si rinnova ogni anno.')).toBeVisible();
    await expectAccessible();
    await screen.getByLabelText('Vuoi aggiungere qualcosa? (se vuoi)').fill('Di sera, grazie.');
    await screen.getByRole('button', { name: 'Chiedi informazioni' }).click();
    await expect.element(screen.getByRole('status').filter({ hasText: 'R-2026-000123' })).toHaveFocus();
    const [asked] = gateway.asked(invioFormContatti);
    expect(await asked?.json()).toMatchObject({
      argomento: 'offerte',
      messaggio: 'Vorrei avere: Casa Protetta (4,90 € al mese).\n\nDi sera, grazie.',
    });
  });

  it('says why it was not asked for, and keeps what was typed', async () => {
    const gateway = stocked();
    gateway.reject(invioFormContatti, 'TOO_MANY_ATTEMPTS');
    const screen = await open(`${PAGE}/assicurazione`, { gateway });
    await screen.getByLabelText('Vuoi aggiungere qualcosa? (se vuoi)').fill('Di sera, grazie.');
    await screen.getByRole('button', { name: 'Chiedi informazioni' }).click();
    await expect.element(screen.getByRole('alert')).toBeVisible();
    await expect.element(screen.getByLabelText('Vuoi aggiungere qualcosa? (se vuoi)')).toHaveValue('Di sera, grazie.');
  });

  it('shows that the customer has a service, and links to its contract', async () => {
    const screen = await open(`${PAGE}/fibra`, { gateway: stocked() });
    await expect.element(screen.getByText('Ce l’hai già')).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Vai al tuo contratto' }))
      .toHaveAttribute('href', expect.stringContaining('/my-edison/contratti/7000000001'));
  });

  it('shows not found for an unknown service', async () => {
    const screen = await open(`${PAGE}/niente`, { gateway: stocked() });
    await expect.element(screen.getByRole('heading', { level: 1 })).toMatchTextContent('Pagina non trovata');
  });
});
