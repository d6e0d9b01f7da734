import {
  billPayments,
  instalmentPlan,
  objectPrescription,
  recuperoDettaglioBolletta,
  type AnswerOf,
} from '@sportello/calls';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../../../../test/accessible.ts';
import { acting } from '../../../../../test/acting.ts';
import { fakeGateway } from '../../../../../test/gateway.ts';
import { open } from '../../../../../test/open.tsx';

const BILL = '/my-edison/bollette/2026000123456';
const { bolletta } = recuperoDettaglioBolletta.example.answer;
type Bolletta = AnswerOf<typeof recuperoDettaglioBolletta>['bolletta'];

const CASE = 'RC-2026-000777';
const dispute = {
  tipo: 'BOLLETTA_ANOMALA',
  importo: 63.45,
  reclamo: CASE,
  dal: '2026-11-20T09:00:00Z',
  al: null,
  esito: null,
};

/** 20 months before the issue on 10 November 2026, and 30. */
const [energy] = bolletta.voci;
const voci = [
  {
    ...energy,
    descrizione: 'Energia di 20 mesi fa',
    importo: 40,
    inizioPeriodo: '2025-03-01',
    finePeriodo: '2025-03-31',
  },
  {
    ...energy,
    descrizione: 'Energia di 30 mesi fa',
    importo: 30.1,
    inizioPeriodo: '2024-05-01',
    finePeriodo: '2024-05-31',
  },
];

function withBill(changes: Partial<Record<keyof Bolletta, unknown>>) {
  const gateway = fakeGateway();
  gateway.answer(recuperoDettaglioBolletta, { bolletta: { ...bolletta, contestazioni: [], ...changes } } as never);
  gateway.answer(billPayments, { pagamenti: [] });
  return gateway;
}

describe('a bill in dispute (reclami.contestazione.2)', () => {
  it('shows the amount, the case, and asks for the rest alone', async () => {
    const gateway = withBill({ contestazioni: [dispute], importoContestato: 63.45 });
    const screen = await open(BILL, { gateway });
    await expect.element(screen.getByText('In contestazione: 63,45 €')).toBeVisible();
    await expect.element(screen.getByText(/Il resto si paga normalmente: 60,00\s€/)).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: `Vai al reclamo ${CASE}` }))
      .toHaveAttribute('href', `/my-edison/assistenza/reclami/${CASE}`);
    await expect.element(screen.getByText('In Scadenza')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Paga 60,00\u00A0€' })).toBeVisible();
    await expect.element(screen.getByText('Senza l’importo in contestazione').last()).toBeVisible();
    await expectAccessible();
  });

  it('asks for no payment where the dispute covers the whole open amount', async () => {
    const gateway = withBill({
      stato: '03',
      contestazioni: [{ ...dispute, importo: 123.45 }],
      importoContestato: 123.45,
    });
    const screen = await open(BILL, { gateway });
    await expect.element(screen.getByText('In contestazione', { exact: true })).toBeVisible();
    await expect.element(screen.getByText(/non devi pagare nulla per questa bolletta/)).toBeVisible();
    await expect.element(screen.getByText('Scaduta')).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: /^Paga/ })).not.toBeInTheDocument();
    await expect.element(screen.getByText('Altri modi di pagare')).not.toBeInTheDocument();
  });

  it('counts an amount disputed in two cases once', async () => {
    const other = { ...dispute, tipo: 'RETTIFICA', importo: 40, reclamo: 'RC-2026-000778' };
    const gateway = withBill({ contestazioni: [dispute, other], importoContestato: 63.45 });
    const screen = await open(BILL, { gateway });
    await expect.element(screen.getByText('In contestazione: 63,45 €')).toBeVisible();
    await expect.element(screen.getByRole('link', { name: /^Vai al reclamo/ })).toHaveLength(2);
  });

  it('keeps the status of a paid bill in dispute', async () => {
    const gateway = withBill({ stato: '01', importoAperto: 0, contestazioni: [dispute], importoContestato: 63.45 });
    const screen = await open(BILL, { gateway });
    await expect.element(screen.getByText('Pagata', { exact: true }).first()).toBeVisible();
    await expect.element(screen.getByText(/^Hai già pagato la bolletta/)).toBeVisible();
  });

  it('shows the disputes that are over, with their days and how they ended', async () => {
    const gateway = withBill({ contestazioni: [{ ...dispute, al: '2026-11-22T09:00:00Z', esito: 'RITIRATO' }] });
    const screen = await open(BILL, { gateway });
    const over = screen.getByRole('region', { name: 'Contestazioni concluse' });
    await expect.element(over).toMatchTextContent(/20 novembre 2026 – 22 novembre 2026 · Ritirato/);
    await expect.element(over).toMatchTextContent(/63,45\s€/);
    await expect.element(screen.getByText(/^In contestazione/)).not.toBeInTheDocument();
    await expectAccessible();
  });
});

describe('a bill with a part older than two years (bolletta.prescrizione.2)', () => {
  const card = (screen: Awaited<ReturnType<typeof open>>) =>
    screen.getByRole('region', { name: 'Consumi di più di due anni fa: 30,10 €' });

  it('shows the old line alone, and refuses its amount once under double click', async () => {
    const gateway = withBill({ voci });
    const held = gateway.hold(objectPrescription);
    const screen = await open(BILL, { gateway });
    await expect.element(card(screen)).toMatchTextContent(/Energia di 30 mesi fa1° maggio 2024 – 31 maggio 202430,10/);
    await expect.element(card(screen).getByText('Energia di 20 mesi fa')).not.toBeInTheDocument();
    await expectAccessible();
    await card(screen).getByRole('button', { name: 'Eccepisci la prescrizione' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Eccepisci la prescrizione di 30,10 €?' });
    await expect.element(dialog).toBeVisible();
    await expectAccessible();
    gateway.answer(recuperoDettaglioBolletta, {
      bolletta: {
        ...bolletta,
        voci,
        importoContestato: 30.1,
        contestazioni: [{ ...dispute, tipo: 'PRESCRIZIONE', importo: 30.1 }],
      },
    } as never);
    await dialog.getByRole('button', { name: 'Eccepisci la prescrizione' }).dblClick();
    held.letThrough();
    await expect.element(screen.getByText('Hai eccepito la prescrizione di 30,10 €')).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(screen.getByText('RC-2026-000123')).toBeVisible();
    await expect.element(screen.getByText(/^Ti rispondiamo per iscritto entro domenica 20 dicembre/)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Scarica la ricevuta' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Paga 93,35\u00A0€' })).toBeVisible();
    expect(gateway.asked(objectPrescription)).toHaveLength(1);
    await expectAccessible();
  });

  it('shows the case, and no button, where the prescribed part is disputed', async () => {
    const contestazioni = [{ ...dispute, tipo: 'PRESCRIZIONE', importo: 30.1 }];
    const screen = await open(BILL, { gateway: withBill({ voci, contestazioni, importoContestato: 30.1 }) });
    await expect.element(card(screen).getByRole('link', { name: `Vai al reclamo ${CASE}` })).toBeVisible();
    await expect.element(card(screen).getByRole('button')).not.toBeInTheDocument();
  });

  it('shows the case, and no button, where the reply found the prescribed part owed', async () => {
    const owed = { ...dispute, tipo: 'PRESCRIZIONE', importo: 30.1, al: '2026-11-22T09:00:00Z', esito: 'RISPOSTO' };
    const screen = await open(BILL, { gateway: withBill({ voci, contestazioni: [owed] }) });
    await expect.element(card(screen)).toMatchTextContent(/risposto il 22 novembre 2026: questo importo è dovuto/);
    await expect.element(card(screen).getByRole('link', { name: `Vai al reclamo ${CASE}` })).toBeVisible();
    await expect.element(card(screen).getByRole('button')).not.toBeInTheDocument();
    await expect.element(card(screen).getByText(/permette di non pagarli/)).not.toBeInTheDocument();
    await expectAccessible();
  });

  it('shows no dispute where the reply found the prescribed part not owed', async () => {
    const notOwed = { ...dispute, tipo: 'PRESCRIZIONE', importo: 30.1, esito: 'RISPOSTO' };
    const gateway = withBill({ voci, contestazioni: [notOwed], importoContestato: 30.1 });
    const screen = await open(BILL, { gateway });
    await expect.element(card(screen)).toMatchTextContent(/ti abbiamo risposto: questo importo non è dovuto/);
    await expect.element(screen.getByText('Importo non dovuto: 30,10 €')).toBeVisible();
    await expect.element(screen.getByText(/^In contestazione/)).not.toBeInTheDocument();
  });

  it('offers to dispute the prescribed part again after a withdrawal', async () => {
    const withdrawn = { ...dispute, tipo: 'PRESCRIZIONE', al: '2026-11-22T09:00:00Z', esito: 'RITIRATO' };
    const screen = await open(BILL, { gateway: withBill({ voci, contestazioni: [withdrawn] }) });
    await expect.element(card(screen).getByRole('button', { name: 'Eccepisci la prescrizione' })).toBeVisible();
  });

  it('offers no refusal to an operator who may only read in the customer’s name', async () => {
    acting();
    const screen = await open(BILL, { gateway: withBill({ voci }), username: 'operatore' });
    await expect.element(card(screen)).toBeVisible();
    await expect.element(card(screen).getByRole('button')).not.toBeInTheDocument();
  });

  it('hides the prescription card where no line is older than two years', async () => {
    const screen = await open(BILL, { gateway: withBill({ voci: voci.slice(0, 1) }) });
    await expect.element(screen.getByText('Scontrino dell’energia')).toBeVisible();
    await expect.element(screen.getByText(/più di due anni/)).not.toBeInTheDocument();
  });
});

describe('a bill far above the usual amount (bolletta.anomala.2)', () => {
  it('shows by how much, leads to the case and unfolds the instalments', async () => {
    const gateway = withBill({ importoAbituale: 50 });
    const screen = await open(BILL, { gateway });
    await expect.element(screen.getByText('73,45 € sopra la tua media')).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Qualcosa non torna', exact: true }))
      .toHaveAttribute(
        'href',
        '/my-edison/assistenza/reclami/nuovo?tipo=BOLLETTA_ANOMALA&bolletta=%222026000123456%22',
      );
    await expectAccessible();
    await screen.getByRole('button', { name: 'Chiedi le rate' }).click();
    await expect.element(screen.getByRole('button', { name: 'Accetta il piano di 2 rate' })).toBeInViewport();
  });

  it('offers no instalments where a rule is against them, nor a second case', async () => {
    const gateway = withBill({ importoAbituale: 50, contestazioni: [dispute], importoContestato: 63.45 });
    gateway.answer(instalmentPlan, { motivo: 'PLAN_AMOUNT', ricalcolo: false, rate: [] });
    const screen = await open(BILL, { gateway });
    await expect.element(screen.getByText(/^Le rate si chiedono da 150/)).toBeVisible();
    await expect.element(screen.getByText('73,45 € sopra la tua media')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Chiedi le rate' })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('link', { name: 'Qualcosa non torna', exact: true })).not.toBeInTheDocument();
  });
});

it('shows the credit that a bill has deducted, with its case (reclami.indennizzo.2)', async () => {
  const screen = await open(BILL, { gateway: withBill({ crediti: [{ importo: 30, reclamo: CASE }] }) });
  await expect.element(screen.getByText('Indennizzo di 30,00 € detratto')).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: `Vai al reclamo ${CASE}` }))
    .toHaveAttribute('href', `/my-edison/assistenza/reclami/${CASE}`);
  await expectAccessible();
});
