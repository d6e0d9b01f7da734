import { acceptInstalmentPlan, instalmentPlan, recuperoDettaglioBolletta } from '@sportello/calls';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../../test/accessible.ts';
import { fakeGateway } from '../../../test/gateway.ts';
import { open } from '../../../test/open.tsx';

const { bolletta } = recuperoDettaglioBolletta.example.answer;
const PAGE = `/my-edison/bollette/${bolletta.numeroBolletta}`;

function withBill() {
  const gateway = fakeGateway();
  gateway.answer(recuperoDettaglioBolletta, {
    bolletta: { ...bolletta, stato: '02', importoAperto: 180.1, esitoAddebito: null, metodoPagamento: 'P' },
  } as never);
  return gateway;
}

describe('paying a bill in instalments (pagamento.rate.1)', () => {
  it('shows the plan before it is asked for, and what comes next after it is accepted', async () => {
    const gateway = withBill();
    const screen = await open(PAGE, { gateway });
    await screen.getByText('In 2 rate, senza interessi').click();
    await expect.element(screen.getByText('Rata 2, entro il 19 gennaio 2027')).toBeVisible();
    await expectAccessible();
    await screen.getByRole('button', { name: 'Accetta il piano di 2 rate' }).click();
    await expect.element(screen.getByText(/^Il totale resta 180,10\s€/)).toBeVisible();
    expect(gateway.asked(acceptInstalmentPlan)).toHaveLength(0);
    await screen.getByRole('button', { name: 'Accetta il piano', exact: true }).click();
    await expect.element(screen.getByText('Piano di rate confermato')).toBeVisible();
    expect(await gateway.asked(acceptInstalmentPlan)[0]?.json()).toEqual({ importo: 180.1, rate: 2 });
  });

  it('shows the rule that is against it as one quiet sentence', async () => {
    const gateway = withBill();
    gateway.answer(instalmentPlan, { motivo: 'PLAN_ARREARS', ricalcolo: false, rate: [] } as never);
    const screen = await open(PAGE, { gateway });
    await expect.element(screen.getByText(/^Per le rate, paga prima l’altra bolletta scaduta/)).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: /rate/ })).not.toBeInTheDocument();
    await expectAccessible();
  });

  it('shows that it is unknown whether instalments are possible', async () => {
    const gateway = withBill();
    gateway.reject(instalmentPlan, 'S-001');
    const screen = await open(PAGE, { gateway });
    await expect.element(screen.getByText('Non sappiamo ora se puoi pagarla a rate')).toBeVisible();
  });
});
