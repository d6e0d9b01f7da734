import {
  identificazioneClienti,
  recuperaDatiProfilo,
  recuperoContrattiVasCliente,
  recuperoLista,
  recuperoListaMSR,
  recuperoListaQuotation,
} from '@sportello/calls';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../../test/accessible.ts';
import { fakeGateway } from '../../../test/gateway.ts';
import { open } from '../../../test/open.tsx';

const HOME = '/my-edison';
const lists = [recuperoLista, recuperoContrattiVasCliente, recuperoListaMSR, recuperoListaQuotation] as const;
const profile = recuperaDatiProfilo.example.answer;

describe('the home', () => {
  it('leaves the profile where all lists fail, and asks for them again', async () => {
    const gateway = fakeGateway();
    for (const list of lists) gateway.refuse(list, 'S-001');
    const screen = await open(HOME, { gateway });
    await expect.element(screen.getByRole('heading', { level: 1 })).toMatchTextContent('Giulia Ferri');
    await expect.element(screen.getByRole('alert')).toMatchTextContent('I contratti non sono disponibili ora');
    await expect.element(screen.getByText(/Codice S-001 · Richiesta/)).toBeVisible();
    await expectAccessible();
    const asked = gateway.asked(recuperoListaMSR).length;
    await screen.getByRole('button', { name: 'Riprova' }).click();
    await expect.poll(() => gateway.asked(recuperoListaMSR).length).toBeGreaterThan(asked);
  });

  it('names the one list that fails beside the others', async () => {
    const gateway = fakeGateway();
    gateway.refuse(recuperoContrattiVasCliente, 'S-001');
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
    await expect.element(screen.getByText('1 contratto non è leggibile in questo momento')).toBeVisible();
    await expect.element(screen.getByRole('article').first()).toBeVisible();
  });

  it('leaves the contracts where the profile can’t be read', async () => {
    const gateway = fakeGateway();
    gateway.refuse(recuperaDatiProfilo, 'S-001');
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

  it('is waited for, and read out as such', async () => {
    const gateway = fakeGateway();
    const { letThrough } = gateway.hold(recuperoLista);
    const screen = await open(HOME, { gateway });
    await expect.element(screen.getByRole('status').filter({ hasText: 'Caricamento...' }).first()).toBeInTheDocument();
    await expectAccessible();
    letThrough();
    await expect.element(screen.getByRole('article').first()).toBeVisible();
  });

  it('of somebody with nothing active has the offers, in a new window, and what is over below', async () => {
    const gateway = fakeGateway();
    const { contratti } = recuperoLista.example.answer;
    gateway.answer(recuperoLista, { contratti: contratti.map((one) => ({ ...one, stato: 'Cessato' })) });
    gateway.answer(recuperoContrattiVasCliente, { contratti: [] });
    gateway.answer(recuperoListaMSR, { richieste: [] });
    gateway.answer(recuperoListaQuotation, { quotazioni: [] });
    const screen = await open(HOME, { gateway });
    const offers = screen.getByRole('link', { name: /Diventa cliente/ });
    await expect.element(offers).toHaveAttribute('target', '_blank');
    await expect.element(offers).toHaveAttribute('rel', expect.stringContaining('noopener'));
    await screen.getByText('Contratti chiusi (1)').click();
    await expect.element(screen.getByRole('article')).toBeVisible();
    await expectAccessible();
  });

  it('is left as it was by an identification that fails', async () => {
    const gateway = fakeGateway();
    gateway.lose(identificazioneClienti);
    const screen = await open(HOME, { gateway });
    await expect.element(screen.getByRole('article').first()).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Profilo', exact: true }).first()).toBeVisible();
  });
});
