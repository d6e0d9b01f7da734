import {
  beginBillPayment,
  billPayments,
  credits,
  recuperoContrattiVasCliente,
  recuperoLista,
  recuperoListaBollette,
  recuperoListaBolletteVAS,
} from '@sportello/calls';
import { describe, expect, it, onTestFinished } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../test/accessible.ts';
import { fakeGateway } from '../../../test/gateway.ts';
import { open } from '../../../test/open.tsx';
import { bill, noServices, page, withBills } from '../../../test/bills.ts';

const ARCHIVE = '/my-edison/bollette';
function named(...names: readonly string[]) {
  const [contract] = recuperoLista.example.answer.contratti;
  return names.map((nickname, at) => ({
    ...contract,
    nickname,
    codiceContratto: `40000000${String(at + 1).padStart(2, '0')}`,
  })) as never;
}

function roomIn(field: Element): number {
  const { paddingLeft, paddingRight } = getComputedStyle(field);
  return field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
}

function widthOf(text: string, field: Element): number {
  const pen = document.createElement('canvas').getContext('2d');
  if (pen === null) throw new Error('nothing to measure with');
  const { fontWeight, fontSize, fontFamily } = getComputedStyle(field);
  pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
  return pen.measureText(text).width;
}

function withOwed() {
  const gateway = fakeGateway();
  const owed = [
    { ...bill, numeroBolletta: '1', stato: '03', dataScadenza: '2026-11-10', importoAperto: 100 },
    { ...bill, numeroBolletta: '2', importoAperto: 20.5 },
    { ...bill, numeroBolletta: '3', importoAperto: 200, metodoPagamento: 'U' },
    { ...bill, numeroBolletta: '4', stato: '03', dataScadenza: '2026-10-10', importoAperto: 30 },
  ];
  gateway.answer(recuperoListaBollette, { bollette: owed, totaleElementi: 4, totaleAperto: 350.5 } as never);
  gateway.answer(recuperoListaBolletteVAS, noServices);
  return gateway;
}

describe('amounts in dispute in the archive (reclami.contestazione.2)', () => {
  function withDisputes() {
    const gateway = fakeGateway();
    const bills = [
      { ...bill, numeroBolletta: 'D1', stato: '03', dataScadenza: '2026-10-10', importoContestato: 123.45 },
      { ...bill, numeroBolletta: 'D2', stato: '03', dataScadenza: '2026-11-10', importoContestato: 100 },
      { ...bill, numeroBolletta: 'D3', stato: '02', dataScadenza: '2099-11-10', importoContestato: 0 },
    ];
    gateway.answer(recuperoListaBollette, { bollette: bills, totaleElementi: 3, totaleAperto: 146.9 } as never);
    gateway.answer(recuperoListaBolletteVAS, noServices);
    gateway.answer(billPayments, { pagamenti: [] });
    return gateway;
  }

  it('shows a bill of which nothing else is open as such, and the rest of another', async () => {
    const screen = await open(ARCHIVE, { gateway: withDisputes() });
    const row = (number: string) => screen.getByRole('article').filter({ hasText: number });
    await expect.element(row('D1').getByText('In contestazione', { exact: true })).toBeVisible();
    await expect.element(row('D1').getByText(/Scaduta/)).not.toBeInTheDocument();
    await expect.element(row('D2').getByText('Restano 23,45 €')).toBeVisible();
    await expect.element(row('D2').getByText('100,00 € in contestazione')).toBeVisible();
    await expect.element(row('D3').getByText(/contestazione/)).not.toBeInTheDocument();
    await expect.element(screen.getByText('di cui una scaduta: 23,45 €')).toBeVisible();
    await expect.element(screen.getByText('146,90 €')).toBeVisible();
    await expectAccessible();
  });

  it('pays together what is not in dispute, and offers no choice where nothing else is open', async () => {
    const gateway = withDisputes();
    gateway.hold(beginBillPayment);
    const screen = await open(`${ARCHIVE}?stato=arretrate`, { gateway });
    await expect.element(screen.getByLabelText('Scegli D2 da pagare, 23,45 €')).toBeChecked();
    await expect.element(screen.getByLabelText(/^Scegli D1 da pagare/)).not.toBeInTheDocument();
    await expect.element(screen.getByText('Senza l’importo in contestazione')).toBeVisible();
    await screen.getByRole('button', { name: 'Paga 23,45\u00A0€' }).click();
    await expect.poll(() => gateway.asked(beginBillPayment).length).toBe(1);
    expect(await gateway.asked(beginBillPayment)[0]?.json()).toEqual({ bollette: [{ numero: 'D2', importo: 23.45 }] });
  });
});

describe('credits in the archive (reclami.indennizzo.2)', () => {
  const [credit] = credits.example.answer.crediti;

  it('shows what the next bill will deduct, with its case', async () => {
    const gateway = fakeGateway();
    gateway.answer(credits, {
      crediti: [{ ...credit, bolletta: '2026000000009', reclamo: 'RC-2026-000001' }, credit],
    } as never);
    const screen = await open(ARCHIVE, { gateway });
    await expect.element(screen.getByText('30,00 € a tuo credito: li trovi nella prossima bolletta.')).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: /^Vai al reclamo/ }))
      .toHaveAttribute('href', '/my-edison/assistenza/reclami/RC-2026-000123');
    await expectAccessible();
  });

  it('shows no bill before the line, which would move it', async () => {
    const gateway = fakeGateway();
    const held = gateway.hold(credits);
    const screen = await open(ARCHIVE, { gateway });
    await expect.poll(() => gateway.asked(credits).length).toBe(1);
    await expect.element(screen.getByRole('article')).toHaveLength(0);
    held.letThrough();
    await expect.element(screen.getByText(/a tuo credito/)).toBeVisible();
    await expect.element(screen.getByRole('article')).toHaveLength(2);
  });

  it.each([
    ['where there is none', (gateway: ReturnType<typeof fakeGateway>) => gateway.answer(credits, { crediti: [] })],
    ['where they can’t be read', (gateway: ReturnType<typeof fakeGateway>) => gateway.lose(credits)],
  ])('shows the bills alone %s', async (_, set) => {
    const gateway = fakeGateway();
    set(gateway);
    const screen = await open(ARCHIVE, { gateway });
    await expect.element(screen.getByRole('article')).toHaveLength(2);
    await expect.element(screen.getByText(/a tuo credito/)).not.toBeInTheDocument();
  });
});

describe('the archive of bills (bolletta.schermo.1)', () => {
  it('lists bills and invoices together, with their number', async () => {
    const screen = await open(ARCHIVE);
    await expect.element(screen.getByRole('heading', { name: '2026', level: 2 })).toBeVisible();
    await expect.element(screen.getByText('2 documenti')).toBeVisible();
    await expect.element(screen.getByRole('article')).toHaveLength(2);
    await expect.element(screen.getByRole('article').first().getByText('In Scadenza')).toBeVisible();
    await expectAccessible();
  });

  it('asks for what the filters say, which stand in the address', async () => {
    const gateway = withBills(3);
    const screen = await open(`${ARCHIVE}?stato=scadute`, { gateway });
    await expect.element(screen.getByLabelText('Stato')).toHaveValue('scadute');
    await screen.getByLabelText('Anno').selectOptions('2025');
    const asked = () => new URL(gateway.asked(recuperoListaBollette).at(-1)?.url ?? '').searchParams;
    await expect
      .poll(() => Object.fromEntries(asked()))
      .toMatchObject({ inizioPeriodo: '2025-01-01', finePeriodo: '2025-12-31', stato: '03' });
  });

  it('keeps two filters that are changed before the page is drawn again', async () => {
    const screen = await open(ARCHIVE, { gateway: withBills(3) });
    const [year, status] = [screen.getByLabelText('Anno'), screen.getByLabelText('Stato')];
    await expect.element(year).toBeInTheDocument();
    for (const [field, value] of [
      [year, '2025'],
      [status, 'scadute'],
    ] as const) {
      const select = field.element() as HTMLSelectElement;
      select.value = value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    }
    await expect.poll(() => [...new URLSearchParams(screen.search()).keys()].toSorted()).toEqual(['anno', 'stato']);
  });

  it('says of what is open only what is open of it (bolletta.totali.1)', async () => {
    const screen = await open(`${ARCHIVE}?stato=da-pagare`, { gateway: withBills(3) });
    await expect.element(screen.getByRole('heading', { name: 'Bollette da pagare', level: 1 })).toBeVisible();
    await expect.element(screen.getByText('3 documenti')).toBeVisible();
    await expect.element(screen.getByText('Totale')).not.toBeInTheDocument();
  });

  it('says what is owed now and what is to come, each leading to its bills (bolletta.totali.2)', async () => {
    const screen = await open(ARCHIVE, { gateway: withOwed() });
    await expect.element(screen.getByRole('link', { name: '150,50\u00A0€' })).toBeVisible();
    await expectAccessible();
    await screen.getByRole('link', { name: '200,00\u00A0€' }).click();
    await expect.element(screen.getByRole('article')).toHaveLength(1);
    expect(screen.search()).toContain('stato=in-arrivo');
  });

  it('shows how much of what is owed is overdue, leading to exactly that (bolletta.totali.2)', async () => {
    const screen = await open(ARCHIVE, { gateway: withOwed() });
    await screen.getByRole('link', { name: 'di cui 2 scadute: 130,00\u00A0€' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Bollette scadute', level: 1 })).toBeVisible();
    await expect.element(screen.getByRole('article')).toHaveLength(2);
    expect(screen.search()).toContain('stato=arretrate');
  });

  it('shows the bills of a sum before the filters, which one button brings back', async () => {
    const screen = await open(`${ARCHIVE}?stato=arretrate`, { gateway: withOwed() });
    await expect.element(screen.getByRole('article')).toHaveLength(2);
    await expect.element(screen.getByRole('search')).not.toBeInTheDocument();
    const filters = screen.getByRole('button', { name: 'Filtri' });
    await filters.click();
    await expect.element(filters.first()).toHaveAttribute('aria-expanded', 'true');
    await expect.element(screen.getByLabelText('Stato')).toHaveValue('arretrate');
    await screen.getByLabelText('Stato').selectOptions('In arrivo');
    await expect.element(screen.getByRole('heading', { name: 'Bollette in arrivo', level: 1 })).toBeVisible();
    await expect.element(screen.getByLabelText('Stato')).toHaveValue('in-arrivo');
    await expectAccessible();
  });

  it('selects overdue bills for payment, oldest first (bolletta.totali.2)', async () => {
    const screen = await open(`${ARCHIVE}?stato=arretrate`, { gateway: withOwed() });
    const chosen = screen.getByRole('checkbox');
    await expect.element(chosen).toHaveLength(2);
    await expect.element(chosen.first()).toHaveAccessibleName(/Scegli 4 /);
    for (const box of chosen.elements()) expect((box as HTMLInputElement).checked).toBe(true);
    await expect.element(screen.getByRole('button', { name: 'Paga 130,00\u00A0€' })).toBeVisible();
  });

  it('groups the digits of how many there are as those of amounts (aspetto.caratteri.1)', async () => {
    const screen = await open(ARCHIVE, { gateway: withBills(1753) });
    await expect.element(screen.getByText('1.753 documenti')).toBeVisible();
  });

  it('looks for a number while it is typed, once the typing pauses', async () => {
    const gateway = withBills(3);
    const screen = await open(ARCHIVE, { gateway });
    await expect.element(screen.getByText('3 documenti')).toBeVisible();
    const numbers = () =>
      gateway.asked(recuperoListaBollette).map(({ url }) => new URL(url).searchParams.get('numero'));
    const before = numbers().length;
    const field = screen.getByRole('searchbox', { name: 'Cerca per numero' }).element();
    // Within one task: a slow machine would pause between two keys.
    for (const text of ['B', 'B0', 'B00', 'B00 ']) type(field, text);
    await expect.poll(() => numbers().slice(before)).toEqual(['B00']);
    expect(screen.search()).toBe('?cerca=B00');
  });

  it('lets go of the number that was typed with the other filters', async () => {
    const gateway = withBills(0);
    const screen = await open(`${ARCHIVE}?anno=2019`, { gateway });
    const search = screen.getByRole('searchbox', { name: 'Cerca per numero' });
    await search.fill('B1 ');
    await screen.getByRole('button', { name: 'Togli i filtri' }).click();
    await expect.element(search).toHaveValue('');
  });

  it('lets one of a few supplies be chosen from a list in the order of their names', async () => {
    const gateway = withBills(3);
    gateway.answer(recuperoLista, { contratti: named('Mare', 'Città') });
    gateway.answer(recuperoContrattiVasCliente, { contratti: [] });
    const screen = await open(ARCHIVE, { gateway });
    await screen.getByRole('button', { name: 'Filtri' }).click();
    const choice = screen.getByLabelText('Fornitura o servizio');
    await expect.element(choice).toMatchTextContent(/^Tutti.*Città \(Luce\).*Mare \(Luce\)/);
  });

  it('lets one of many supplies be looked for', async () => {
    await browserPage.viewport(1280, 800);
    onTestFinished(() => browserPage.viewport(414, 896));
    const gateway = withBills(3);
    const many = Array.from({ length: 30 }, (_, at) => `Scala ${at + 1}`);
    gateway.answer(recuperoLista, { contratti: named(...many) });
    const screen = await open(ARCHIVE, { gateway });
    const choice = screen.getByPlaceholder('Tutti: scrivi nome, indirizzo, POD o PDR');
    await choice.click();
    await userEvent.keyboard('scala 17');
    const found = screen.getByRole('listbox').getByRole('option');
    await expect.element(found).toHaveLength(1);
    await expect.element(found).toMatchTextContent(/Scala 17 \(Luce\).*Via Roma 1/);
    await expectAccessible();
    await found.click();
    await expect.element(choice).toHaveValue('Scala 17 (Luce)');
    const asked = () => new URL(gateway.asked(recuperoListaBollette).at(-1)?.url ?? '').searchParams;
    await expect.poll(() => asked().get('codiceContratto')).toBe('4000000017');
    await choice.click();
    await screen.getByRole('option', { name: 'Tutti' }).first().click();
    await expect.poll(screen.search).toBe('');
  });

  it('folds the filters on a phone, and says how many are chosen', async () => {
    const screen = await open(ARCHIVE, { gateway: withBills(3) });
    const fold = screen.getByRole('button', { name: 'Filtri' });
    await expect.element(fold).toHaveAttribute('aria-expanded', 'false');
    await expect.element(screen.getByLabelText('Anno')).not.toBeVisible();
    await fold.click();
    await screen.getByLabelText('Anno').selectOptions('2025');
    await expect.element(screen.getByRole('button', { name: 'Filtri (1)' })).toHaveAttribute('aria-expanded', 'true');
    await expectAccessible();
  });

  it.each([390, 1280])('cuts nothing off of what is chosen and asked for at %i px', async (width) => {
    await browserPage.viewport(width, 800);
    onTestFinished(() => browserPage.viewport(414, 896));
    const screen = await open(ARCHIVE, { gateway: withBills(3) });
    const state = screen.getByLabelText('Stato');
    if (width < 992) await screen.getByRole('button', { name: 'Filtri' }).click();
    await state.selectOptions('Scadute, da pagare');
    expect(roomIn(state.element())).toBeGreaterThanOrEqual(widthOf('Scadute, da pagare', state.element()));
    const number = screen.getByLabelText('Cerca per numero').element();
    // On a phone the filters button sits beside the field, so only the longest number has to fit.
    const longest = width < 992 ? '2026000123456' : 'Numero della bolletta';
    expect(roomIn(number)).toBeGreaterThanOrEqual(widthOf(longest, number));
  });

  it('shows the longest status in full on 320 px with wide text spacing', async () => {
    await browserPage.viewport(320, 700);
    const spacing = document.head.appendChild(document.createElement('style'));
    spacing.textContent = '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }';
    onTestFinished(() => {
      spacing.remove();
      return browserPage.viewport(414, 896);
    });
    const gateway = fakeGateway();
    gateway.answer(recuperoListaBollette, { bollette: [{ ...bill, stato: '06' }], totaleElementi: 1 } as never);
    gateway.answer(recuperoListaBolletteVAS, noServices);
    const screen = await open(ARCHIVE, { gateway });
    const tag = screen.getByRole('article').getByText('Piano rate in elaborazione');
    await expect.element(tag).toBeVisible();
    expect(tag.element().getBoundingClientRect().right).toBeLessThanOrEqual(320);
  });

  it('shows an error, not an empty archive, where bills can’t be read, and retries', async () => {
    const gateway = fakeGateway();
    gateway.reject(recuperoListaBollette, 'S-001');
    gateway.reject(recuperoListaBolletteVAS, 'S-001');
    const screen = await open(ARCHIVE, { gateway });
    await expect.element(screen.getByText('Non riusciamo a caricare le bollette')).toBeVisible();
    await expect.element(screen.getByText('Non ci sono ancora bollette')).not.toBeInTheDocument();
    await expectAccessible();
    gateway.answer(recuperoListaBollette, page);
    gateway.answer(recuperoListaBolletteVAS, noServices);
    await screen.getByRole('button', { name: 'Riprova' }).click();
    await expect.element(screen.getByText('1 documento')).toBeVisible();
  });

  it('says which part is missing, and gives no sum of a half', async () => {
    const gateway = fakeGateway();
    gateway.lose(recuperoListaBolletteVAS);
    const screen = await open(ARCHIVE, { gateway });
    await expect.element(screen.getByText('Mancano le fatture di servizi, prodotti e fibra')).toBeVisible();
    await expect.element(screen.getByRole('article')).toHaveLength(1);
    await expect.element(screen.getByText('Totale')).not.toBeInTheDocument();
  });

  it('shows an empty archive where there are no bills', async () => {
    const screen = await open(ARCHIVE, { gateway: withBills(0) });
    await expect.element(screen.getByText('Non ci sono ancora bollette')).toBeVisible();
    await expectAccessible();
  });

  it('clears the filters of a search that finds nothing', async () => {
    const screen = await open(`${ARCHIVE}?anno=2019`, { gateway: withBills(0) });
    await screen.getByRole('button', { name: 'Togli i filtri' }).click();
    await expect.element(screen.getByLabelText('Anno')).toHaveValue('');
  });
});

it('picks by itself from what a gateway lists that knows no filters, and sums that up (bolletta.chiamate.6)', async () => {
  const gateway = fakeGateway({ capabilities: [] });
  gateway.answer(recuperoListaBolletteVAS, noServices);
  const bills = ['A-1', 'B-2', 'B-3'].map((numeroBolletta) => ({ ...bill, numeroBolletta }));
  gateway.answer(recuperoListaBollette, { ...page, bollette: bills, totaleElementi: 3 } as never);
  const screen = await open(`${ARCHIVE}?cerca=B-`, { gateway });
  await expect.element(screen.getByText(/B-3/).first()).toBeVisible();
  await expect.element(screen.getByText('2 documenti')).toBeVisible();
  for (const request of gateway.asked(recuperoListaBollette)) {
    expect([...new URL(request.url).searchParams.keys()].toSorted()).toEqual([
      'finePeriodo',
      'inizioPeriodo',
      'numElemPagina',
      'numPagina',
    ]);
  }
});

/** Sets a field's text as a key does, through the setter that React watches. */
function type(field: Element, text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
