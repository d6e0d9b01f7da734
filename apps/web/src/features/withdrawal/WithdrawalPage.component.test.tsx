import { openWithdrawals, recuperaDatiProfilo, withdraw, withdrawal } from '@sportello/calls';
import { addDays, dayInFull, dayInRome } from '@sportello/domain';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../../test/accessible.ts';
import { fakeGateway } from '../../../test/gateway.ts';
import { open } from '../../../test/open.tsx';

const CODE = withdrawal.example.request.params.codiceContratto;
const PAGE = `/my-edison/contratti/${CODE}/recesso`;
const lastDay = addDays(dayInRome(Date.now()), 5);
const nothing = { ultimoGiorno: null, motivo: null, costoUscita: null, testoUscita: null, ricevuta: null };
const isOpen = { ...nothing, stato: 'APERTO', ultimoGiorno: lastDay } as const;
const receipt = { ...withdraw.example.answer, data: '2026-11-20T22:59:59Z' };
const done = { ...nothing, stato: 'ESERCITATO', ricevuta: receipt } as const;

const withState = (state: object) => {
  const gateway = fakeGateway();
  gateway.answer(withdrawal, state as never);
  return gateway;
};

describe('withdrawing from a contract (recesso.pagina.1)', () => {
  it('shows the last second, asks for the address, and confirms in a second step', async () => {
    const gateway = withState(isOpen);
    const screen = await open(PAGE, { gateway });
    const day = dayInFull(lastDay).split(' ').slice(0, 3).join(' ');
    await expect.element(screen.getByText(`Puoi recedere fino alle 23:59:59 di ${day}`)).toBeVisible();
    const { mail } = recuperaDatiProfilo.example.answer as unknown as { mail?: string };
    const email = screen.getByLabelText('Email');
    if (mail !== undefined) await expect.element(email).toHaveValue(mail);
    await expectAccessible();
    await email.fill('ricevute@');
    await screen.getByRole('button', { name: 'Continua' }).click();
    await expect.element(screen.getByText('Scrivi la tua email, come in nome@esempio.it.')).toBeVisible();
    await email.fill('ricevute@example.it');
    await screen.getByRole('button', { name: 'Continua' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Confermi di recedere dal contratto?' })).toBeVisible();
    await expectAccessible();
    expect(gateway.asked(withdraw)).toEqual([]);
    gateway.answer(withdraw, receipt);
    gateway.answer(withdrawal, done);
    await screen.getByRole('button', { name: 'Conferma recesso' }).click();
    await expect.element(screen.getByText('Recesso ricevuto')).toBeVisible();
    await expect.element(screen.getByText('23:59:59', { exact: true })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Scarica la ricevuta (PDF)' })).toBeVisible();
    await expectAccessible();
    expect(await gateway.asked(withdraw)[0]?.json()).toEqual({ email: 'ricevute@example.it' });
  });

  it('keeps the confirmation on the screen when it is rejected', async () => {
    const gateway = withState(isOpen);
    gateway.reject(withdraw, 'WITHDRAWAL_NOT_OPEN');
    const screen = await open(PAGE, { gateway });
    await screen.getByLabelText('Email').fill('ricevute@example.it');
    await screen.getByRole('button', { name: 'Continua' }).click();
    await screen.getByRole('button', { name: 'Conferma recesso' }).click();
    await expect.element(screen.getByText(/Da questo contratto non si può più recedere/)).toBeVisible();
  });

  it.each([
    [
      'the end of the period and the cost',
      { ...nothing, stato: 'SCADUTO', ultimoGiorno: '2026-11-12', costoUscita: 23.5 },
      /è finito alle 23:59:59 di giovedì 12 novembre/,
      /costa 23,50/,
    ],
    [
      'that it is of a company',
      { ...nothing, stato: 'NON_PREVISTO', motivo: 'AZIENDA' },
      /di un’impresa/,
      /condizioni del contratto/,
    ],
    [
      'that it was made in a shop',
      { ...nothing, stato: 'NON_PREVISTO', motivo: 'NEGOZIO', costoUscita: 0 },
      /in un nostro negozio/,
      /senza costi/,
    ],
    [
      'that its day is not known',
      { ...nothing, stato: 'NON_PREVISTO', motivo: 'DATA_SCONOSCIUTA' },
      /il tuo diritto resta/,
      /condizioni/,
    ],
  ])('shows %s instead (recesso.pagina.2)', async (_what, state, why, cost) => {
    const screen = await open(PAGE, { gateway: withState(state) });
    await expect.element(screen.getByText(why)).toBeVisible();
    await expect.element(screen.getByText(cost)).toBeVisible();
    await expectAccessible();
  });

  it('shows that it can’t be read, and "not found" for a missing contract', async () => {
    const failing = fakeGateway();
    failing.reject(withdrawal, 'S-001');
    const screen = await open(PAGE, { gateway: failing });
    await expect.element(screen.getByText('Non riusciamo a caricare il recesso da questo contratto')).toBeVisible();
    await screen.unmount();
    const missing = fakeGateway();
    missing.reject(withdrawal, 'NOT_FOUND');
    const other = await open(PAGE, { gateway: missing });
    await expect.element(other.getByRole('heading', { level: 1 })).not.toMatchTextContent(/Recesso/);
  });
});

describe('the way to withdraw', () => {
  const link = 'Recedere dal contratto qui';

  it('stands on the contract’s page while the period runs, and then what became of it', async () => {
    const screen = await open(`/my-edison/contratti/${CODE}`, { gateway: withState(isOpen) });
    await expect.element(screen.getByRole('link', { name: link })).toHaveAttribute('href', PAGE);
    await expectAccessible();
    await screen.unmount();
    const after = await open(`/my-edison/contratti/${CODE}`, { gateway: withState(done) });
    await expect.element(after.getByText('Hai receduto da questo contratto')).toBeVisible();
    await expect.element(after.getByText(/Stato: Inviata/)).toBeVisible();
  });

  it('names what is missing on the contract’s page where it can’t be read', async () => {
    const gateway = fakeGateway();
    gateway.reject(withdrawal, 'S-001');
    const screen = await open(`/my-edison/contratti/${CODE}`, { gateway });
    const missing = screen.getByRole('alert').filter({ hasText: 'Non sappiamo se puoi recedere' });
    await expect.element(missing).toBeVisible();
    gateway.answer(withdrawal, isOpen);
    await missing.getByRole('button', { name: 'Riprova' }).click();
    await expect.element(screen.getByRole('link', { name: link })).toBeVisible();
  });

  it('stands on the contract’s card in the list', async () => {
    const gateway = fakeGateway();
    gateway.answer(openWithdrawals, { recessi: [{ tipo: 'COMMODITY', codiceContratto: CODE, ultimoGiorno: lastDay }] });
    const screen = await open('/my-edison/contratti', { gateway });
    await expect.element(screen.getByRole('link', { name: link })).toHaveAttribute('href', PAGE);
    await expectAccessible();
  });
});
