import {
  billDocument,
  billInvoice,
  billPayments,
  recuperoDettaglioBolletta,
  recuperoNumeriDistributore,
} from '@sportello/calls';
import { addDays, dayInRome } from '@sportello/domain';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../../test/accessible.ts';
import { fakeGateway } from '../../../test/gateway.ts';
import { open } from '../../../test/open.tsx';

const inDays = (days: number) => addDays(dayInRome(Date.now()), days);
const BILL = '/my-edison/bollette/2026000123456';
const { bolletta } = recuperoDettaglioBolletta.example.answer;
const noEssentials = { consumoAnnuo: null, potenzaMassima: null, storicoConsumi: [], bollettePrecedenti: [] };

function withBill(changes: Partial<Record<keyof typeof bolletta, unknown>>) {
  const gateway = fakeGateway();
  gateway.answer(recuperoDettaglioBolletta, { bolletta: { ...bolletta, ...changes } } as never);
  return gateway;
}

describe('a bill', () => {
  it('says how much, what it is made of, with which readings and how to pay it', async () => {
    const screen = await open(BILL);
    await expect.element(screen.getByText('123,45 €').first()).toBeVisible();
    await expect.element(screen.getByText('431 kWh × 0,142 € in media')).toBeVisible();
    await expect.element(screen.getByText('3 kW × 2 mesi × 1,50 € in media')).toBeVisible();
    await expect.element(screen.getByText('Canone TV')).toBeVisible();
    await expect.element(screen.getByText('Stimata')).toBeVisible();
    await screen.getByText('Con l’app della banca, alle Poste o in tabaccheria').click();
    await expect.element(screen.getByRole('img', { name: 'Codice QR dell’avviso pagoPA' })).toBeVisible();
    await expect.element(screen.getByText('3020 2600 0123 4567 50')).toBeVisible();
    await expect.element(screen.getByText(/896>$/)).toBeVisible();
    await expectAccessible();
  });

  it('shows no split where an invoice does not separate sale from network (bolletta.voci.2)', async () => {
    const voci = bolletta.voci.map((line) => ({ ...line, parte: null }));
    const screen = await open(BILL, { gateway: withBill({ voci }) });
    await expect.element(screen.getByText('La fattura non distingue tra vendita e rete.').first()).toBeVisible();
    await expect.element(screen.getByText(/^Vendita/)).not.toBeInTheDocument();
    await expectAccessible();
  });

  it('shows that the split is unknown where an invoice names no shares (bolletta.voci.2)', async () => {
    const voci = bolletta.voci.map((line) =>
      line.categoria === 'IVA' ? line : { ...line, categoria: 'ALTRO', parte: null },
    );
    const screen = await open(BILL, { gateway: withBill({ voci }) });
    const words = 'La fattura non indica le quote e non distingue tra vendita e rete.';
    await expect.element(screen.getByText(words)).toBeVisible();
    await expect.element(screen.getByText(/^Vendita|^Rete/)).not.toBeInTheDocument();
    await expectAccessible();
  });

  it('shows the parts of the PDF in its order (bolletta.schermo.6)', async () => {
    const screen = await open(BILL);
    await expect.element(screen.getByText('Consumo annuo, 01/11/2025–31/10/2026')).toBeVisible();
    await expect.element(screen.getByText('2.640 kWh')).toBeVisible();
    await expect.element(screen.getByText('2,7 kW')).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: 'Bollette precedenti' })).toBeVisible();
    const order = [
      'Consumi',
      'Scontrino dell’energia',
      'Letture usate',
      'Dati della bolletta',
      'Storico dei consumi',
      'Bollette precedenti',
      'Guasti, reclami e conciliazione',
    ];
    const names = screen
      .getByRole('heading', { level: 2 })
      .elements()
      .map(({ textContent }) => textContent);
    expect(names.filter((name) => order.includes(name))).toEqual(order);
  });

  it('says what was used before, how earlier bills stand, and whom to call (bolletta.essenziali.1)', async () => {
    const gateway = fakeGateway();
    const phone = { codiceContratto: bolletta.codiceContratto ?? '', telefono: '800000101' };
    gateway.answer(recuperoNumeriDistributore, { contatti: [phone] });
    const screen = await open(BILL, { gateway });
    await expect.element(screen.getByText('7,1 kWh al giorno')).toBeVisible();
    await expect.element(screen.getByText('452 kWh')).toBeVisible();
    await expect.element(screen.getByText('Non resta nulla da pagare di questa fornitura.')).toBeVisible();
    await screen.getByText('Bollette senza importi da pagare').click();
    await expect.element(screen.getByText('Pagata il 28 settembre 2026')).toBeVisible();
    await expect.element(screen.getByRole('link', { name: '800 000 101' })).toHaveAttribute('href', 'tel:800000101');
    await expect.element(screen.getByText(/conciliazione al servizio di ARERA/)).toBeVisible();
    await expectAccessible();
  });

  it('says how much of earlier bills is left to pay, with the way to them', async () => {
    const [paid] = bolletta.essenziali?.bollettePrecedenti ?? [];
    const bollettePrecedenti = [paid, { ...paid, numeroBolletta: '2026000000007', stato: '03', importoAperto: 50 }];
    const screen = await open(BILL, {
      gateway: withBill({ essenziali: { ...bolletta.essenziali, bollettePrecedenti } }),
    });
    await expect.element(screen.getByText('Restano da pagare 50,00 €.')).toBeVisible();
    await expect.element(screen.getByRole('link', { name: /2026000000007/ })).toBeVisible();
    await expectAccessible();
  });

  it.each([
    ['an older gateway', { essenziali: undefined }],
    ['a source that knows none of them', { essenziali: { ...noEssentials } }],
  ])('leaves out the essential elements that %s does not say', async (_, changes) => {
    const screen = await open(BILL, { gateway: withBill(changes) });
    await expect.element(screen.getByRole('heading', { name: 'Guasti, reclami e conciliazione' })).toBeVisible();
    for (const words of [
      'Contatore',
      'Storico dei consumi',
      'Bollette precedenti',
      'Potenza massima prelevata',
      /Consumo annuo/,
    ]) {
      await expect.element(screen.getByText(words)).not.toBeInTheDocument();
    }
  });

  it('tells why it changed, and the cents of all reasons sum up (bolletta.confronto.1)', async () => {
    const gateway = fakeGateway();
    const number = bolletta.bollettaPrecedente;
    const earlier = bolletta.voci.map((line) =>
      line.categoria === 'QUOTA_CONSUMI' ? { ...line, quantita: 400, importo: 56.8 } : line,
    );
    gateway.answer(recuperoDettaglioBolletta, (request) =>
      new URL(request.url).searchParams.get('numeroBolletta') === number
        ? ({ bolletta: { ...bolletta, numeroBolletta: number, importo: 119.05, voci: earlier } } as never)
        : { bolletta },
    );
    const screen = await open(BILL, { gateway });
    await expect.element(screen.getByText('Hai consumato di più')).toBeVisible();
    await expect.element(screen.getByText('+4,40 €').first()).toBeVisible();
    await expect.element(screen.getByText(/Il motivo principale: hai consumato di più/)).toBeVisible();
    const steps = screen.getByRole('list').filter({ hasText: 'Questa bolletta' }).getByRole('listitem');
    await expect.element(steps.first()).toMatchTextContent(/119,05\s€/);
    await expect.element(steps.last()).toMatchTextContent(/^Questa bolletta123,45\s€/);
    await expectAccessible();
  });

  it('offers no payment for a paid bill', async () => {
    const screen = await open(BILL, {
      gateway: withBill({ stato: '01', importoAperto: 0, dataPagamento: '2026-11-20' }),
    });
    await expect.element(screen.getByText('Pagata il 20 novembre 2026')).toBeVisible();
    await expect.element(screen.getByText('Altri modi di pagare')).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: /^Paga/ })).not.toBeInTheDocument();
  });

  it.each([
    ['overdue for days', { stato: '03', dataScadenza: inDays(-50) }, 'Scaduta da 50 giorni'],
    ['overdue since yesterday', { stato: '03', dataScadenza: inDays(-1) }, 'Scaduta ieri'],
    ['due today', { dataScadenza: inDays(0) }, 'Scade oggi'],
    ['due tomorrow', { dataScadenza: inDays(1) }, 'Scade domani'],
    ['due in days', { dataScadenza: inDays(5) }, 'Scade tra 5 giorni'],
    ['debited in vain', { metodoPagamento: 'U', esitoAddebito: 'FALLITO' }, 'Addebito non riuscito'],
  ])('shows one action for a bill %s, in sight without scrolling', async (_, changes, words) => {
    const gateway = withBill({
      stato: '02',
      importoAperto: 123.45,
      esitoAddebito: null,
      metodoPagamento: 'P',
      ...changes,
    });
    gateway.answer(billPayments, { pagamenti: [] });
    const screen = await open(BILL, { gateway });
    const pay = screen.getByRole('button', { name: 'Paga 123,45\u00A0€' });
    await expect.element(pay).toBeInViewport({ ratio: 1 });
    await expect.element(screen.getByText(words, { exact: true }).last()).toBeVisible();
    await expectAccessible();
  });

  it('offers to pay before an automatic debit, but not as the first thing to do (bolletta.pagare.2)', async () => {
    const gateway = withBill({ stato: '02', metodoPagamento: 'U', esitoAddebito: null, dataScadenza: inDays(9) });
    gateway.answer(billPayments, { pagamenti: [] });
    const screen = await open(BILL, { gateway });
    await expect.element(screen.getByRole('button', { name: /^Paga/ })).not.toBeInTheDocument();
    await screen.getByText('Paga prima dell’addebito').click();
    await expect.element(screen.getByRole('button', { name: 'Paga 123,45\u00A0€' })).toBeVisible();
  });

  it.each([
    ['that pays by itself offers no way to pay it twice', { esitoAddebito: null }, false],
    ['whose debit is under way offers none either', { esitoAddebito: 'IN_CORSO' }, false],
    ['whose debit failed is paid by hand', { stato: '03', esitoAddebito: 'FALLITO' }, true],
  ])('offers manual payment depending on the debit: a bill %s (bolletta.pagare.2)', async (_, changes, isOffered) => {
    const screen = await open(BILL, { gateway: withBill({ metodoPagamento: 'U', ...changes }) });
    await expect.element(screen.getByText('431 kWh × 0,142 € in media')).toBeVisible();
    expect(screen.getByText('Con l’app della banca, alle Poste o in tabaccheria').query() !== null).toBe(isOffered);
  });

  it('shows which bill an instalment belongs to, and how to pay by transfer (pagamento.rate.4)', async () => {
    const label = 'Rata 2 di 3 della bolletta 2026000123400';
    const [line] = bolletta.voci;
    const screen = await open(BILL, {
      gateway: withBill({
        tipoDocumento: 'RATA',
        rata: { numero: 2, totale: 3, numeroBolletta: '2026000123400' },
        voci: [{ ...line, categoria: 'ALTRO', parte: null, descrizione: label, fascia: null, importo: 123.45 }],
        pagamento: { ...bolletta.pagamento, codiceAvviso: null, causale: label },
      }),
    });
    await expect.element(screen.getByText('Cosa paghi')).toBeVisible();
    await screen.getByText('Con un bonifico dalla tua banca').click();
    await expect.element(screen.getByText(label).last()).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Vedi la bolletta 2026000123400, che paghi a rate' }))
      .toBeVisible();
    await expect.element(screen.getByText(/896>$/)).not.toBeInTheDocument();
  });

  it('shows what happens to a credit note, without any payment (bolletta.credito.1)', async () => {
    const gateway = withBill({
      stato: '05',
      importo: -314,
      importoAperto: 0,
      bollettaPrecedente: null,
      bollettaAnnoPrecedente: null,
    });
    const screen = await open(BILL, { gateway });
    await expect.element(screen.getByRole('heading', { name: 'Nota di credito' })).toBeVisible();
    await expect.element(screen.getByText('A tuo credito: lo detraiamo dalla prossima bolletta')).toBeVisible();
    for (const words of ['Scadenza', 'Come si paga', 'Altri modi di pagare', 'Perché è cambiata']) {
      await expect.element(screen.getByText(words, { exact: true })).not.toBeInTheDocument();
    }
  });

  it.each([
    ['STORNO', null, 'Il pagamento del 20 novembre 2026 è stato stornato dalla banca', /la banca si è ripresa 84,20/],
    ['RIMBORSO', null, 'Il pagamento del 20 novembre 2026 è stato rimborsato', /ti abbiamo restituito 84,20/],
    ['ADDEBITO', 'AM04', 'L’addebito del 20 novembre 2026 non è andato a buon fine', /sul conto non c’era abbastanza/],
  ])('shows a reversed payment or failed debit: %s (pagamento.storno.4)', async (tipo, motivo, title, words) => {
    const storni = [{ ...bolletta.storni?.[0], tipo, motivo, pagamento: tipo === 'ADDEBITO' ? null : 'P1' }];
    const screen = await open(BILL, { gateway: withBill({ storni }) });
    await expect.element(screen.getByText(title)).toBeVisible();
    await expect.element(screen.getByText(words)).toBeVisible();
    await expectAccessible();
  });

  it('shows the not-found page for an unknown bill', async () => {
    const gateway = fakeGateway();
    gateway.reject(recuperoDettaglioBolletta, 'NOT_FOUND');
    const screen = await open(BILL, { gateway });
    await expect.element(screen.getByText('Questa pagina non c’è')).toBeVisible();
  });

  it('shows an error where the bill can’t be read', async () => {
    const gateway = fakeGateway();
    gateway.lose(recuperoDettaglioBolletta);
    const screen = await open(BILL, { gateway });
    await expect.element(screen.getByText('Non riusciamo a caricare questa bolletta')).toBeVisible();
  });
});

describe('the files of a bill', () => {
  const documenti = ['S', 'D'].map((modalita) => ({ modalita, link: `/bollette/1/documento?modalita=${modalita}` }));

  it.each([
    ['Bolletta sintetica (PDF)', billDocument, '/bollette/2026000123456/documento?modalita=S'],
    ['Bolletta di dettaglio (PDF)', billDocument, '/bollette/2026000123456/documento?modalita=D'],
    ['Fattura elettronica (XML)', billInvoice, '/bollette/2026000123456/fattura.xml'],
  ] as const)('fetches %s from its address, and shows an alert where that fails', async (name, call, path) => {
    const gateway = withBill({ documenti });
    gateway.reject(call, 'TOO_BUSY');
    const screen = await open(BILL, { gateway });
    await screen.getByRole('button', { name }).click();
    await expect.element(screen.getByRole('alert')).toBeVisible();
    expect(gateway.asked(call).map(({ url }) => url)).toEqual([
      expect.stringMatching(new RegExp(`${path.replace('?', '\\?')}$`)),
    ]);
    await expectAccessible();
  });

  it('offers only PDFs for an instalment', async () => {
    const gateway = withBill({ documenti, tipoDocumento: 'RATA' });
    const screen = await open(BILL, { gateway });
    await expect.element(screen.getByRole('button', { name: 'Bolletta sintetica (PDF)' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Fattura elettronica (XML)' })).not.toBeInTheDocument();
  });

  it('hides the files of a bill where the gateway does not make them', async () => {
    const gateway = fakeGateway({ capabilities: [] });
    gateway.answer(recuperoDettaglioBolletta, { bolletta: { ...bolletta, documenti } } as never);
    const screen = await open(BILL, { gateway });
    await expect.element(screen.getByText('Canone TV')).toBeVisible();
    await expect.element(screen.getByText('Scarica la bolletta')).not.toBeInTheDocument();
  });
});
