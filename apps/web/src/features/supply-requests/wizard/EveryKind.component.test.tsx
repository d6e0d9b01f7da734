import { saveSupplyRequestDraft } from '@sportello/calls';
import { papersOf, SUPPLY_REQUEST_RULES, type SupplyAnswers, type SupplyRequestKind } from '@sportello/domain';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../../test/accessible.ts';
import { open } from '../../../../test/open.tsx';
import { DRAFT_PATH, inDays, keepingDraft, titleOf } from '../../../../test/request-draft.ts';

type Screen = Awaited<ReturnType<typeof open>>;

/** Answers of one question, by the label of each field; a choice has none. */
type Typed = Readonly<Record<string, string | true>>;

const day = inDays(20);
const place: Typed = {
  Comune: 'Torino',
  Provincia: 'TO',
  CAP: '10121',
  'Via o piazza': 'Via Roma',
  'Numero civico': '1',
};
const use: Typed = { Affitto: true, 'Casa in cui ho la residenza': true };
const phone: Typed = { Telefono: '3331234567' };

const written = { via: 'Via Roma 1', cap: '10121', comune: 'Torino', provincia: 'TO' } as const;
const used = { titolo: 'LOCAZIONE', uso: 'RESIDENTE' } as const;

const KINDS: readonly [SupplyRequestKind, Readonly<Record<string, Typed>>, SupplyAnswers][] = [
  [
    'SUBENTRO',
    {
      'Per quale contatore?': { Gas: true, PDR: '00123456789012' },
      'Dove si trova il contatore?': place,
      'A cosa serve la fornitura?': { ...use, 'Cottura e acqua calda': true },
      'Da quale giorno?': { Giorno: day },
      'Come paghi le bollette?': { 'Addebito su un altro conto': true, IBAN: 'it60 x054 2811 1010 0000 0123 456' },
      'Chi chiama il distributore?': phone,
    },
    {
      settore: 'GAS',
      punto: '00123456789012',
      ...written,
      ...used,
      usoGas: 'COTTURA_E_ACQUA',
      decorrenza: day,
      pagamento: 'NUOVO_MANDATO',
      iban: 'IT60X0542811101000000123456',
      telefono: '3331234567',
    },
  ],
  [
    'NUOVA_ATTIVAZIONE',
    {
      'Per quale contatore?': { Luce: true, POD: 'IT001E12345678' },
      'Dove si trova il contatore?': place,
      'A cosa serve la fornitura?': use,
      'Quanta potenza ti serve?': { Potenza: '4.5' },
      'Da quale giorno?': { Giorno: day },
      'Come paghi le bollette?': { 'Addebito sul conto che usi già': true },
      'Chi chiama il distributore?': phone,
    },
    {
      settore: 'LUCE',
      punto: 'IT001E12345678',
      ...written,
      ...used,
      potenza: 4.5,
      fasi: 'MONOFASE',
      decorrenza: day,
      pagamento: 'MANDATO_ESISTENTE',
      telefono: '3331234567',
    },
  ],
  [
    'TRASLOCO',
    {
      'Quando lasci la vecchia casa?': { Giorno: day, 'Lettura del contatore (se vuoi)': '4512' },
      'Qual è il contatore della nuova casa?': { POD: 'IT001E99999999' },
      'Nella nuova casa il contatore è attivo?': { 'No, il contatore è chiuso': true },
      'Dove si trova il contatore?': place,
      'A cosa serve la fornitura?': use,
      'Quanta potenza ti serve?': { Potenza: '6' },
      'Da quale giorno?': { Giorno: day },
      'Come paghi le bollette?': { Bollettino: true },
      'Chi chiama il distributore?': phone,
    },
    {
      settore: 'LUCE',
      fine: day,
      lettura: 4512,
      punto: 'IT001E99999999',
      inizio: 'SUBENTRO',
      ...written,
      ...used,
      potenza: 6,
      fasi: 'MONOFASE',
      decorrenza: day,
      pagamento: 'BOLLETTINO',
      telefono: '3331234567',
    },
  ],
  [
    'FATTURAZIONE',
    {
      'Cosa cambia nelle bollette?': { 'Dati fiscali': true },
      'Quali sono i nuovi dati fiscali?': {
        'A un’impresa o a un professionista': true,
        'Partita IVA': '08263330014',
        'Codice destinatario': 'm5uxcr1',
      },
    },
    { cambia: 'DATI_FISCALI', partitaIva: '08263330014', sdi: 'M5UXCR1' },
  ],
  [
    'FATTURAZIONE',
    { 'Cosa cambia nelle bollette?': { 'Indirizzo delle bollette': true }, 'Dove mandiamo le bollette?': place },
    { cambia: 'INDIRIZZO', ...written },
  ],
  [
    'DISATTIVAZIONE',
    { 'In quale giorno si chiude la fornitura?': { Giorno: day }, 'Chi chiama il distributore?': phone },
    { fine: day, telefono: '3331234567' },
  ],
  [
    'RIENTRO',
    {
      'A cosa serve la fornitura?': use,
      'Da quale giorno?': { Giorno: day },
      'Come paghi le bollette?': { Bollettino: true },
    },
    { ...used, decorrenza: day, pagamento: 'BOLLETTINO' },
  ],
  [
    'RESIDENZA',
    { 'Hai la residenza qui?': { 'È da un’altra parte': true, 'Da quale giorno': inDays(-30) } },
    { residente: false, decorrenza: inDays(-30) },
  ],
  ['RIATTIVAZIONE', { 'Quando hai pagato?': { Giorno: inDays(-1) } }, { pagatoIl: inDays(-1) }],
];

async function answer(screen: Screen, typed: Typed): Promise<void> {
  for (const [label, value] of Object.entries(typed)) {
    const field = screen.getByRole('main').getByLabelText(label, { exact: true });
    if (value === true) await field.click();
    else if (label === 'Potenza') await field.selectOptions(value);
    else await field.fill(value);
  }
}

it.each(KINDS)(
  'asks for %s one question a screen up to the summary (pratica.domande.1)',
  async (tipo, asked, whole) => {
    await page.viewport(390, 844);
    onTestFinished(() => page.viewport(414, 896));
    const isOwn = SUPPLY_REQUEST_RULES[tipo].about === 'OWN_SUPPLY';
    const gateway = keepingDraft({ tipo, codiceContratto: isOwn ? '4000000001' : null });
    // The papers come from another device.
    gateway.addFiles(...papersOf(tipo, whole));
    const screen = await open(DRAFT_PATH, { gateway });
    for (const [question, typed] of Object.entries(asked)) {
      await expect.element(titleOf(screen)).toMatchTextContent(question);
      await answer(screen, typed);
      await expectAccessible();
      await screen.getByRole('button', { name: 'Continua' }).click();
    }
    await expect.element(titleOf(screen)).toMatchTextContent('Controlla la richiesta');
    await expect.element(titleOf(screen)).toHaveFocus();
    await expect.element(screen.getByRole('region', { name: 'Quanto costa' })).toBeVisible();
    const saved = (await gateway.asked(saveSupplyRequestDraft).at(-1)?.json()) as { risposte: SupplyAnswers };
    expect(saved.risposte).toEqual(whole);
    expect(document.documentElement.scrollWidth).toBe(390);
  },
);
