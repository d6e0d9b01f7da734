import {
  cmsContent,
  consumptionCurves,
  consumptionForecast,
  recuperoDatiContratto,
  recuperoElencoConsumi,
  setConsumptionThreshold,
} from '@sportello/calls';
import { addDays, stepsOf } from '@sportello/domain';
import { describe, expect, it, onTestFinished } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../test/accessible.ts';
import { fakeGateway, type FakeGateway } from '../../../test/gateway.ts';
import { open } from '../../../test/open.tsx';

const PATH = '/my-edison/contratti/4000000001/consumi';

describe('the consumption of a supply (consumo.schermo.1)', () => {
  it('shows its picture, and its values one tap away, by year and by month', async () => {
    const screen = await open(PATH);
    await expect.element(screen.getByText('Vedi i valori')).toBeVisible();
    await expect.element(screen.getByRole('table')).not.toBeInTheDocument();
    await screen.getByText('Vedi i valori').click();
    await expect.element(screen.getByRole('table', { name: 'Consumi, 2026' })).toBeVisible();
    await expect.element(screen.getByText('212,4 kWh', { exact: true })).toBeVisible();
    await expect.element(screen.getByRole('img', { name: /^Consumi, 2026: il più alto è ottobre 2026/ })).toBeVisible();
    await expectAccessible();
    await screen.getByRole('button', { name: 'ottobre 2026' }).click();
    await expect.element(screen.getByRole('table', { name: 'Consumi, ottobre 2026' })).toBeVisible();
    await expectAccessible();
  });

  it('draws its picture at its height from the first frame, so that nothing below moves', async () => {
    const heights = new Set<number>();
    const drawn = new MutationObserver(() => {
      const chart = document.querySelector('[role=group] > svg');
      if (chart) heights.add(chart.getBoundingClientRect().height);
    });
    drawn.observe(document.body, { childList: true, subtree: true, attributes: true });
    onTestFinished(() => drawn.disconnect());
    const screen = await open(PATH);
    await expect.element(screen.getByRole('img', { name: /^Consumi, 2026/ })).toBeVisible();
    await expect.element(screen.getByText('Vedi i valori')).toBeVisible();
    await expect
      .poll(() => document.querySelector('[role=group] > svg')?.getAttribute('viewBox'))
      .not.toMatch(/^0 0 240 /);
    expect([...heights]).toEqual([240]);
  });

  it('shows every hour of a year, and the curve of a day that is chosen by keys or by touch', async () => {
    const gateway = fakeGateway();
    const { consumi } = recuperoElencoConsumi.example.answer;
    gateway.answer(recuperoElencoConsumi, {
      unitaMisura: 'kWh',
      consumi: consumi.map((each) => ({ ...each, inizioPeriodo: '2026-01-01', finePeriodo: '2026-12-31' })),
    });
    gateway.answer(consumptionCurves, {
      ...consumptionCurves.example.answer,
      giorni: Array.from({ length: 365 }, (_, at) => ({
        giorno: addDays('2026-01-01', at),
        minuti: 60 as const,
        valori: Array.from({ length: stepsOf(addDays('2026-01-01', at), 60) }, (_, hour) => (hour === 20 ? 900 : 100)),
        stimato: false,
      })),
    });
    const screen = await open(PATH, { gateway });
    await screen.getByText('Ora per ora').click();
    await expect.element(screen.getByText(/^Di solito consumi di più tra le 20:00–.?21:00/)).toBeVisible();
    const map = screen.getByRole('slider', { name: /^Consumo di ogni ora del 2026/ });
    await expect.element(map).toHaveAttribute('aria-valuetext', 'giovedì 31 dicembre: 3,2 kWh');
    expect(map.element().querySelectorAll('*').length).toBeLessThan(20);
    (map.element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowUp}{ArrowRight}');
    await expect.element(screen.getByRole('heading', { name: /^venerdì 25 dicembre/ })).toBeVisible();
    await userEvent.keyboard('{Home}');
    await expect.element(screen.getByRole('heading', { name: /^giovedì 1° gennaio/ })).toBeVisible();
    await expect.element(screen.getByRole('img', { name: /il più alto alle 20:00, 0,9 kWh/ })).toBeVisible();
    await expectAccessible();
    await map.click();
    await expect.element(screen.getByRole('heading', { name: /(giugno|luglio)/ })).toBeVisible();
    await screen.getByRole('button', { name: 'Giorno successivo' }).click();
    await screen.getByRole('button', { name: 'Apri questo giorno' }).click();
    await expect.element(screen.getByRole('img', { name: /^Consumi, .* (giugno|luglio) 2026/ })).toBeVisible();
  });

  it('opens the period of a bar that is pressed', async () => {
    const screen = await open(PATH);
    const chart = screen.getByRole('img', { name: /^Consumi, 2026/ });
    await expect.element(chart).toBeVisible();
    await chart.click();
    await expect.element(screen.getByRole('heading', { level: 3, name: 'ottobre 2026' })).toBeVisible();
    await expect.element(screen.getByRole('img', { name: /^Consumi, ottobre 2026/ })).toBeVisible();
  });

  it('marks the bands by patterns where that is asked for', async () => {
    const screen = await open(PATH);
    const marks = screen.getByRole('button', { name: 'Mostra i motivi' });
    await expect.element(marks).toHaveAttribute('aria-pressed', 'false');
    await marks.click();
    await expect.element(marks).toHaveAttribute('aria-pressed', 'true');
    const bar = document.querySelector('[data-patterns] [data-band="F2"]');
    expect(getComputedStyle(bar as Element).fill).toContain('fascia-F2');
  });

  it('compares consumption on the days measured in both years, and names them (consumo.confronto.2)', async () => {
    const gateway = fakeGateway();
    const { consumi } = recuperoElencoConsumi.example.answer;
    const month = (first: string, last: string, giorni: number, consumo: number, consumoAnnoPrima: number) =>
      consumi.map((each) => ({
        ...each,
        inizioPeriodo: first,
        finePeriodo: last,
        consumo: 200,
        confronto: { giorni, primoGiorno: first, ultimoGiorno: last, consumo, consumoAnnoPrima },
      }));
    gateway.answer(recuperoElencoConsumi, {
      unitaMisura: 'kWh',
      consumi: [...month('2026-09-01', '2026-09-30', 20, 98, 100), ...month('2026-11-01', '2026-11-23', 23, 200, 200)],
    });
    const screen = await open(PATH, { gateway });
    await expect.element(screen.getByText(/^2 kWh in meno di un anno prima \(1%\)\./)).toBeVisible();
    await expect
      .element(
        screen.getByText(
          /Confronto dal 1° settembre al 23 novembre 2026, i giorni di cui abbiamo le misure in entrambi gli anni\./,
        ),
      )
      .toBeVisible();
    await screen.getByText('Vedi i valori').click();
    await expect.element(screen.getByText('in 20 giorni, ora 98')).toBeVisible();
    await expect.element(screen.getByText('1° – 23 novembre 2026').first()).toBeVisible();
    await expectAccessible();
  });

  it('tells the hour that comes twice apart (consumo.curva.5)', async () => {
    const gateway = fakeGateway();
    const { consumi } = recuperoElencoConsumi.example.answer;
    gateway.answer(recuperoElencoConsumi, {
      unitaMisura: 'kWh',
      consumi: consumi.map((each) => ({ ...each, finePeriodo: '2026-10-25' })),
    });
    gateway.answer(consumptionCurves, {
      ...consumptionCurves.example.answer,
      giorni: [{ giorno: '2026-10-25', minuti: 60, valori: Array.from({ length: 25 }, () => 200), stimato: false }],
    });
    const screen = await open(PATH, { gateway });
    await screen.getByText('Giorno', { exact: true }).click();
    await screen.getByText('Vedi i valori').click();
    await expect.element(screen.getByRole('rowheader', { name: '02:00 (ora legale)' })).toBeVisible();
    await expect.element(screen.getByRole('rowheader', { name: '02:00 (ora solare)' })).toBeVisible();
    await expect.element(screen.getByRole('rowheader', { name: '02:00', exact: true })).not.toBeInTheDocument();
    await expectAccessible();
  });

  it('zooms and moves the chart by keyboard and by buttons', async () => {
    const gateway = fakeGateway();
    const months = Array.from({ length: 10 }, (_, at) => `2026-${String(at + 1).padStart(2, '0')}`);
    const { consumi } = recuperoElencoConsumi.example.answer;
    gateway.answer(recuperoElencoConsumi, {
      unitaMisura: 'kWh',
      consumi: months.flatMap((month) =>
        consumi.map((each) => ({
          ...each,
          inizioPeriodo: `${month}-01`,
          finePeriodo: addDays(`${addDays(`${month}-28`, 4).slice(0, 7)}-01`, -1),
        })),
      ),
    });
    const screen = await open(PATH, { gateway });
    await expect.element(screen.getByText('Vedi: gennaio 2026 – ottobre 2026')).toBeVisible();
    await screen.getByRole('button', { name: 'Ingrandisci' }).click();
    await expect.element(screen.getByText('Vedi: aprile 2026 – agosto 2026')).toBeVisible();
    const chart = screen.getByRole('group', { name: /^Grafico/ });
    (chart.element() as HTMLElement).focus();
    await userEvent.keyboard('{End}');
    await expect.element(screen.getByText('Vedi: giugno 2026 – ottobre 2026')).toBeVisible();
    await userEvent.keyboard('-');
    await expect.element(screen.getByText('Vedi: gennaio 2026 – ottobre 2026')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Riduci' })).toBeDisabled();
    await expectAccessible();
  });

  it('shows for gas the use without heating, and no bands (consumo.senso.2)', async () => {
    const gateway = fakeGateway();
    const { answer: data } = recuperoDatiContratto.example;
    gateway.answer(recuperoDatiContratto, {
      ...data,
      contratto: data.contratto && { ...data.contratto, commodity: 'GAS' },
    });
    const { prezzi } = consumptionCurves.example.answer;
    gateway.answer(consumptionCurves, {
      ...consumptionCurves.example.answer,
      unitaMisura: 'mc',
      coefficienteC: 1,
      prezzi,
      giorni: Array.from({ length: 340 }, (_, at) => ({
        giorno: addDays('2025-11-20', at),
        minuti: 60 as const,
        valori: Array.from({ length: 24 }, () => (at < 200 ? 200 : 20)),
        stimato: false,
      })),
    });
    const screen = await open(PATH, { gateway });
    await expect.element(screen.getByText('Ogni giorno, anche senza riscaldamento')).toBeVisible();
    await expect.element(screen.getByText('0,48 Smc')).toBeVisible();
    await expect.element(screen.getByText(/fascia F1/)).not.toBeInTheDocument();
  });

  it('compares a year with homes of as many people (consumo.senso.6)', async () => {
    const gateway = fakeGateway();
    gateway.answer(consumptionCurves, {
      ...consumptionCurves.example.answer,
      giorni: Array.from({ length: 340 }, (_, at) => ({
        giorno: addDays('2025-11-20', at),
        minuti: 60 as const,
        valori: Array.from({ length: 24 }, () => 200),
        stimato: false,
      })),
    });
    const people = [
      { count: 1, electricity: 1500, gas: 480 },
      { count: 2, electricity: 2190, gas: 700 },
    ];
    gateway.answer(cmsContent, {
      items: [
        {
          system: ['AREA_PRIVATA'],
          welcome: { title: 'Capisci', description: 'Guarda' },
          tutorial: [],
          comparison: { people, source: 'Stime di un anno' },
        },
      ],
    });
    const screen = await open(PATH, { gateway });
    await expect.element(screen.getByText('Usi il 20% in meno di una casa come la tua.')).toBeVisible();
    await screen.getByRole('radiogroup', { name: 'Quante persone vivono in casa?' }).getByText('1').click();
    await expect.element(screen.getByText('Usi il 17% in più di una casa come la tua.')).toBeVisible();
    await expectAccessible();
  });

  it('shows that there is no consumption yet', async () => {
    const gateway = fakeGateway();
    gateway.answer(recuperoElencoConsumi, { unitaMisura: 'kWh', consumi: [] });
    const screen = await open(PATH, { gateway });
    await expect.element(screen.getByText(/^Ancora nessun consumo/)).toBeVisible();
  });

  it('shows an error where consumption can’t be read', async () => {
    const gateway = fakeGateway();
    gateway.reject(recuperoElencoConsumi, 'S-001');
    const screen = await open(PATH, { gateway });
    await expect.element(screen.getByText('Non riusciamo a caricare i consumi')).toBeVisible();
  });

  it('says nothing of habits where too little is known', async () => {
    const gateway = fakeGateway();
    gateway.answer(consumptionCurves, { ...consumptionCurves.example.answer, giorni: [] });
    const screen = await open(PATH, { gateway });
    await expect.element(screen.getByText(/^(Servono almeno|Per il consiglio)/)).toBeVisible();
  });
});

describe('the running bill (consumo.schermo.3)', () => {
  const foreseen = consumptionForecast.example.answer;
  const sent = (gateway: FakeGateway) => gateway.asked(setConsumptionThreshold).at(-1)?.json();

  it('shows the forecast with its range, and that it exceeds the threshold', async () => {
    const gateway = fakeGateway();
    gateway.answer(consumptionForecast, { ...foreseen, soglia: 120 });
    const screen = await open(PATH, { gateway });
    await expect.element(screen.getByText('circa 131,75 €')).toBeVisible();
    await expect.element(screen.getByText(/^Probabilmente tra 118 e 150\s€/)).toBeVisible();
    await expect.element(screen.getByText('Con questi consumi superi la tua soglia di 120,00 €.')).toBeVisible();
    await expectAccessible();
  });

  it.each([
    ['POCHI_DATI', /^Per una previsione servono 28 giorni/],
    ['SENZA_BOLLETTE', /dopo la prima/],
    ['SENZA_COEFFICIENTE', /coefficiente C/],
  ] as const)('shows why no forecast is possible: %s', async (impedimento, words) => {
    const gateway = fakeGateway();
    gateway.answer(consumptionForecast, { ...foreseen, impedimento, previsione: null });
    const screen = await open(PATH, { gateway });
    await expect.element(screen.getByText(words)).toBeVisible();
  });

  it('hides the running bill of a contract that is not active', async () => {
    const gateway = fakeGateway();
    gateway.answer(consumptionForecast, { ...foreseen, impedimento: 'CONTRATTO_NON_ATTIVO', previsione: null });
    const screen = await open(PATH, { gateway });
    await expect.element(screen.getByText('Vedi i valori')).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: 'La bolletta in corso' })).not.toBeInTheDocument();
  });

  it('sets and removes a threshold, and validates it (consumo.soglia.1)', async () => {
    const gateway = fakeGateway();
    gateway.answer(consumptionForecast, { ...foreseen, soglia: null });
    const screen = await open(PATH, { gateway });
    await screen.getByRole('button', { name: 'Scegli una soglia' }).click();
    const field = screen.getByLabelText('Avvisami se la bolletta supera (euro)');
    await field.fill('0,5');
    await screen.getByRole('button', { name: 'Salva' }).click();
    await expect.element(screen.getByText('Scrivi un importo da 1 a 100.000 €.')).toBeVisible();
    await expectAccessible();
    await field.fill('150,50');
    gateway.answer(consumptionForecast, { ...foreseen, soglia: 150.5, versione: '8' });
    await screen.getByRole('button', { name: 'Salva' }).click();
    await expect.element(screen.getByText('Fatto: la tua soglia è 150,50 €.')).toBeVisible();
    expect(await sent(gateway)).toEqual({ soglia: 150.5 });
    gateway.answer(consumptionForecast, { ...foreseen, soglia: null, versione: '9' });
    await screen.getByRole('button', { name: 'Annulla' }).click();
    await expect.element(screen.getByText('Fatto: non hai più una soglia.')).toBeVisible();
    expect(await sent(gateway)).toEqual({});
  });

  it('keeps what was typed where somebody else was faster', async () => {
    const gateway = fakeGateway();
    const screen = await open(PATH, { gateway });
    await screen.getByRole('button', { name: 'Cambia la soglia' }).click();
    await screen.getByLabelText('Avvisami se la bolletta supera (euro)').fill('90');
    gateway.reject(setConsumptionThreshold, 'CHANGED_MEANWHILE');
    gateway.answer(consumptionForecast, { ...foreseen, soglia: 200, versione: '9' });
    await screen.getByRole('button', { name: 'Salva' }).click();
    await expect.element(screen.getByText(/^Nel frattempo la soglia è diventata 200,00/)).toBeVisible();
    await expect.element(screen.getByLabelText('Avvisami se la bolletta supera (euro)')).toHaveValue('90');
  });
});
