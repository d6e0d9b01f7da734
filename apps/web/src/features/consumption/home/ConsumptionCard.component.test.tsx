import { consumptionCurves, recuperoElencoConsumi } from '@sportello/calls';
import { addDays, dayInRome, stepsOf } from '@sportello/domain';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../../../test/accessible.ts';
import { fakeGateway } from '../../../../test/gateway.ts';
import { open } from '../../../../test/open.tsx';

const [month] = recuperoElencoConsumi.example.answer.consumi;
const of = (year: number, consumo: number) => ({
  ...month,
  inizioPeriodo: `${year}-10-01`,
  finePeriodo: `${year}-10-31`,
  tipo: 'EFFETTIVO' as const,
  consumo,
  fasce: [],
  spesa: null,
  confronto: null,
});
const beside = (consumo: number, consumoAnnoPrima: number) => ({
  giorni: 31,
  primoGiorno: '2026-10-01',
  ultimoGiorno: '2026-10-31',
  consumo,
  consumoAnnoPrima,
});

/** Scrolls until the card has been visible, which triggers its request. */
async function openHome(
  gateway: ReturnType<typeof fakeGateway>,
  call: typeof consumptionCurves | typeof recuperoElencoConsumi = recuperoElencoConsumi,
) {
  const screen = await open('/my-edison', { gateway });
  await expect.element(screen.getByRole('region', { name: 'I tuoi contratti' })).toBeInTheDocument();
  await expect
    .poll(
      () => {
        window.scrollBy(0, 200);
        return gateway.asked(call).length;
      },
      { interval: 900, timeout: 20_000 },
    )
    .toBeGreaterThan(0);
  return screen;
}

it('says what the last whole month was against the year before, once it is seen (home.schede.1)', async () => {
  const gateway = fakeGateway();
  const begun = { ...of(2026, 20), inizioPeriodo: '2026-11-01', finePeriodo: '2026-11-12' };
  gateway.answer(recuperoElencoConsumi, {
    unitaMisura: 'kWh',
    consumi: [of(2025, 100), { ...of(2026, 120), confronto: beside(120, 100) }, begun],
  });
  const screen = await openHome(gateway);
  await expect.element(screen.getByText(/in ottobre 2026, il 20% in più di un anno prima/)).toBeVisible();
  await expect.element(screen.getByRole('img', { name: /^Gli ultimi mesi: .*ottobre 2026 120 kWh$/ })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Vedi i consumi' })).toBeVisible();
  await expectAccessible();
});

it('names a bill of several months by all of them, and compares it with none of other days (consumo.confronto.3)', async () => {
  const gateway = fakeGateway();
  const bill = { ...of(2026, 284), inizioPeriodo: '2026-09-01' };
  gateway.answer(recuperoElencoConsumi, { unitaMisura: 'kWh', consumi: [of(2025, 100), bill] });
  const screen = await openHome(gateway);
  await expect.element(screen.getByText(/in settembre – ottobre 2026/)).toBeVisible();
  await expect.element(screen.getByText(/anno prima/)).not.toBeInTheDocument();
});

it('shows an error where consumption can’t be read', async () => {
  const gateway = fakeGateway();
  gateway.reject(recuperoElencoConsumi, 'S-001');
  const screen = await openHome(gateway);
  await expect.element(screen.getByText('Non riusciamo a caricare i consumi')).toBeVisible();
});

describe('the last day of the main supply (home.schede.1)', () => {
  const today = dayInRome(Date.now());
  const curveOf = (giorno: string, value: (hour: number) => number | null) => ({
    giorno,
    minuti: 60 as const,
    valori: Array.from({ length: stepsOf(giorno, 60) }, (_, hour) => value(hour)),
    stimato: false,
  });
  const known = (hour: number) => (hour === 20 ? 900 : 100);

  it.each([
    ['yesterday', 1, 'Ieri, ora per ora'],
    ['a day some days ago', 5, /^\w+ì? \d+/],
  ])('draws the last day hour by hour: %s', async (_name, ago, title) => {
    const gateway = fakeGateway();
    const day = addDays(today, -ago);
    gateway.answer(consumptionCurves, {
      ...consumptionCurves.example.answer,
      giorni: [curveOf(day, known), curveOf(addDays(day, 1), (hour) => (hour < 5 ? 100 : null))],
    });
    const screen = await openHome(gateway, consumptionCurves);
    await expect.element(screen.getByRole('img', { name: /il più alto alle 20:00, 0,9 kWh/ })).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: title, level: 2 }).first()).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Vedi i consumi' })).toBeVisible();
    expect(gateway.asked(recuperoElencoConsumi)).toHaveLength(0);
    await expectAccessible();
  });

  it('gives way to the months where no day of the last two weeks is known', async () => {
    const gateway = fakeGateway();
    gateway.answer(consumptionCurves, {
      ...consumptionCurves.example.answer,
      giorni: [curveOf(addDays(today, -15), known)],
    });
    gateway.answer(recuperoElencoConsumi, { unitaMisura: 'kWh', consumi: [of(2026, 120)] });
    const screen = await openHome(gateway);
    await expect.element(screen.getByText(/in ottobre 2026/)).toBeVisible();
  });
});
