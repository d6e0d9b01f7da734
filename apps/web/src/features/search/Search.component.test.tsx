import {
  operatorProfile,
  recuperaDatiProfilo,
  recuperoContrattiVasCliente,
  recuperoLista,
  recuperoListaBollette,
  recuperoListaBolletteVAS,
  recuperoListaMSR,
  recuperoListaQuotation,
} from '@sportello/calls';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../test/accessible.ts';
import { acting } from '../../../test/acting.ts';
import { noServices, page as billPage, withBills } from '../../../test/bills.ts';
import { fakeGateway, type FakeGateway } from '../../../test/gateway.ts';
import { open } from '../../../test/open.tsx';

const HOME = '/my-edison';
const { contratti } = recuperoLista.example.answer;
const [supply] = contratti;

beforeEach(() => page.viewport(1280, 800));

async function openSearch(gateway?: FakeGateway, path = HOME) {
  const screen = await open(path, gateway === undefined ? {} : { gateway });
  await expect.element(screen.getByRole('button', { name: 'Cerca in tutta l’area' })).toBeVisible();
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  const field = screen.getByRole('combobox', { name: 'Cerca forniture, bollette, pagine e azioni' });
  await expect.element(field).toHaveFocus();
  return { ...screen, field, options: screen.getByRole('listbox').getByRole('option') };
}

function manySupplies(count: number) {
  const gateway = fakeGateway();
  gateway.answer(recuperoLista, {
    contratti: Array.from({ length: count }, (_, at) => ({
      ...supply,
      codiceContratto: `40000000${10 + at}`,
      nickname: at === 1 ? 'Casa di Forlì' : `Fornitura ${at}`,
      pod: `IT001E0000${10 + at}`,
    })) as never,
  });
  return gateway;
}

describe('the search (pagine.ricerca.1)', () => {
  it('suggests pages, actions, supplies and bills before anything is typed', async () => {
    const screen = await openSearch();
    for (const name of ['Pagine', 'Azioni', 'Forniture e servizi', 'Ultime bollette']) {
      await expect.element(screen.getByRole('group', { name })).toBeVisible();
    }
    await expect.element(screen.getByRole('option', { name: 'Bollette', exact: true })).toBeVisible();
    await expect.element(screen.getByRole('option', { name: 'Scrivici' })).toBeInTheDocument();
    await expectAccessible();
  });

  it('shows the supply of an accented name, and opens it by the keyboard', async () => {
    const screen = await openSearch(manySupplies(12));
    await userEvent.keyboard('FORLI');
    const option = screen.getByRole('option', { name: /^Casa di Forlì/ });
    await expect.element(option).toHaveAttribute('aria-selected', 'true');
    await expect.element(screen.getByText('1 risultato', { exact: true })).toHaveRole('status');
    await userEvent.keyboard('{Enter}');
    await expect.poll(screen.path).toBe('/my-edison/contratti/4000000011');
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('opens what was typed where Enter comes before the results', async () => {
    const screen = await openSearch(manySupplies(12));
    const field = screen.field.element() as HTMLInputElement;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'FORLI');
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    await expect.poll(screen.path).toBe('/my-edison/contratti/4000000011');
  });

  it('moves the selection with the arrow keys, around both ends', async () => {
    const screen = await openSearch(manySupplies(12));
    await userEvent.keyboard('IT001E0000');
    await expect.element(screen.options).toHaveLength(8);
    const isSelected = async (at: number) => {
      await expect.element(screen.options.nth(at)).toHaveAttribute('aria-selected', 'true');
    };
    await isSelected(0);
    await userEvent.keyboard('{ArrowDown}');
    await isSelected(1);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await isSelected(7);
    await expect.element(screen.options.nth(7)).toBeInViewport();
    const active = screen.field.element().getAttribute('aria-activedescendant');
    expect(screen.options.nth(7).element().id).toBe(active);
    await userEvent.keyboard('{ArrowDown}');
    await isSelected(0);
    await expect.element(screen.field).toHaveFocus();
  });

  it.each([
    ['its number', 'B0003'],
    ['its amount', '84,57'],
  ])('shows a bill by %s', async (_, typed) => {
    const gateway = withBills(4);
    gateway.answer(recuperoListaBollette, {
      ...billPage,
      bollette: [1, 2, 3].map((at) => ({
        ...billPage.bollette[0],
        numeroBolletta: `B000${at}`,
        importo: at === 3 ? 84.57 : 10,
      })),
      totaleElementi: 3,
    } as never);
    const screen = await openSearch(gateway);
    await userEvent.keyboard(typed);
    await expect.element(screen.options).toHaveLength(1);
    await expect.element(screen.options.first()).toMatchTextContent('N. B0003');
    await screen.options.first().click();
    await expect.poll(screen.path).toBe('/my-edison/bollette/B0003');
  });

  it('leads to the archive for the number of a bill that is not among the last', async () => {
    const screen = await openSearch();
    await userEvent.keyboard('2017000042');
    await expect.element(screen.options).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    await expect.poll(screen.path).toBe('/my-edison/bollette');
    expect(screen.search()).toContain('2017000042');
  });

  it('says that nothing is found, and leads to support', async () => {
    const screen = await openSearch();
    await userEvent.keyboard('mongolfiera');
    await expect.element(screen.getByText('Nessun risultato per “mongolfiera”')).toBeVisible();
    await expect.element(screen.field).toHaveAttribute('aria-expanded', 'false');
    await expectAccessible();
    await screen.getByRole('link', { name: 'Cerca una risposta in Assistenza' }).click();
    await expect.poll(screen.path).toBe('/my-edison/assistenza');
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  });

  it('returns the focus to the button that opened it', async () => {
    const screen = await open(HOME);
    const button = screen.getByRole('button', { name: 'Cerca in tutta l’area' });
    await button.click();
    await expect.element(screen.getByRole('combobox')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
  });

  it('closes by its own key', async () => {
    const screen = await openSearch();
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  });

  it('opens from the menu of a phone, and returns the focus to the menu’s button', async () => {
    await page.viewport(390, 844);
    const screen = await open(HOME);
    const menu = screen.getByRole('button', { name: 'Apri il menu' });
    await menu.click();
    await screen.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Cerca' }).click();
    await expect.element(screen.getByRole('combobox')).toHaveFocus();
    await expectAccessible();
    await userEvent.keyboard('{Escape}');
    await expect.element(menu).toHaveFocus();
  });

  it('opens in a narrow window by the first key', async () => {
    await page.viewport(390, 844);
    const screen = await open(HOME);
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect.element(screen.getByRole('combobox')).toHaveFocus();
  });
});

describe('the sources of the search (pagine.ricerca.2)', () => {
  it('keeps other results where bills fail, shows the error and retries', async () => {
    const gateway = manySupplies(3);
    gateway.reject(recuperoListaBollette, 'S-001');
    gateway.reject(recuperoListaBolletteVAS, 'S-001');
    const screen = await openSearch(gateway, '/my-edison/profilo');
    const missing = screen.getByRole('dialog').getByRole('alert');
    await expect.element(missing).toMatchTextContent('Non vedi tutte le bollette');
    await userEvent.keyboard('forlì');
    await expect.element(screen.options).toHaveLength(1);
    await expectAccessible();
    gateway.answer(recuperoListaBolletteVAS, noServices);
    gateway.answer(recuperoListaBollette, billPage);
    await missing.getByRole('button', { name: 'Riprova' }).click();
    await expect.element(missing).not.toBeInTheDocument();
  });

  it('names the lists of contracts that fail', async () => {
    const gateway = fakeGateway();
    gateway.reject(recuperoContrattiVasCliente, 'S-001');
    const screen = await openSearch(gateway, '/my-edison/bollette');
    await expect.element(screen.getByRole('dialog').getByRole('alert')).toMatchTextContent('servizi, prodotti e fibra');
    await expect.element(screen.getByRole('group', { name: 'Forniture e servizi' })).toBeVisible();
  });

  it('lists no page, action or bill of a module that a prospect lacks', async () => {
    const gateway = fakeGateway();
    gateway.answer(recuperaDatiProfilo, { ...recuperaDatiProfilo.example.answer, prospect: true });
    gateway.answer(recuperoLista, { contratti: [] });
    gateway.answer(recuperoContrattiVasCliente, { contratti: [] });
    gateway.answer(recuperoListaMSR, { richieste: [] });
    gateway.answer(recuperoListaQuotation, { quotazioni: [] });
    const screen = await openSearch(gateway, '/my-edison/assistenza');
    await userEvent.keyboard('lettura');
    await expect.element(screen.getByText(/^Nessun risultato per/)).toBeVisible();
    await userEvent.keyboard('{Control>}a{/Control}password');
    await expect.element(screen.options).toHaveLength(0);
    expect(gateway.asked(recuperoListaBollette)).toHaveLength(0);
  });

  it('finds the tools of an operator, and does not request customer data', async () => {
    const gateway = fakeGateway();
    gateway.answer(recuperaDatiProfilo, {
      ...recuperaDatiProfilo.example.answer,
      segmento: 'Operatore',
      codiceCliente: null,
    });
    gateway.answer(operatorProfile, { ...operatorProfile.example.answer, ruolo: 'HELP_DESK' });
    const screen = await openSearch(gateway, '/my-edison/operatore/richieste');
    await expect.element(screen.getByRole('group', { name: 'Strumenti dell’operatore' })).toBeVisible();
    await userEvent.keyboard('client');
    await expect.element(screen.options).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    await expect.poll(screen.path).toBe('/my-edison/operatore/clienti');
    expect(gateway.asked(recuperoLista)).toHaveLength(0);
    expect(gateway.asked(recuperoListaBollette)).toHaveLength(0);
  });

  it('finds the customer’s data for an acting operator, without what is closed to operators', async () => {
    acting();
    const screen = await openSearch(manySupplies(3));
    await userEvent.keyboard('forlì');
    await expect.element(screen.options).toHaveLength(1);
    await userEvent.keyboard('{Control>}a{/Control}password');
    await expect.element(screen.getByText(/^Nessun risultato per/)).toBeVisible();
  });
});
