import { moveReading, operatorProfile, readingQueue, recuperaDatiProfilo } from '@sportello/calls';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../../../test/accessible.ts';
import { fakeGateway } from '../../../../test/gateway.ts';
import { open } from '../../../../test/open.tsx';

const PATH = '/my-edison/operatore/letture';

function desk(ruolo: (typeof operatorProfile.example.answer)['ruolo'] = 'HELP_DESK') {
  const gateway = fakeGateway();
  gateway.answer(recuperaDatiProfilo, {
    ...recuperaDatiProfilo.example.answer,
    segmento: 'Operatore',
    codiceCliente: null,
  });
  gateway.answer(operatorProfile, { ...operatorProfile.example.answer, ruolo });
  return gateway;
}

const openQueue = (gateway: ReturnType<typeof desk>) => open(PATH, { gateway, username: 'operatore' });
const sent = (gateway: ReturnType<typeof desk>) => Promise.all(gateway.asked(moveReading).map((one) => one.json()));
const states = (gateway: ReturnType<typeof desk>) =>
  gateway.asked(readingQueue).map(({ url }) => new URL(url).searchParams.get('stato'));

describe('the readings that wait (lettura.chiamate.8)', () => {
  it('shows a reading beside the previous one, with its history', async () => {
    const screen = await openQueue(desk());
    await expect.element(screen.getByRole('heading', { name: 'Gas · Giulia Ferri' })).toBeVisible();
    await expect.element(screen.getByText('4.211 m³', { exact: true })).toBeVisible();
    await expect.element(screen.getByText('111 m³', { exact: true })).toBeVisible();
    await expect.element(screen.getByText('4.100', { exact: false })).toBeVisible();
    await expect.element(screen.getByText(/^Inviata al distributore, .* operatore$/)).toBeVisible();
    await expectAccessible();
  });

  it('lists the readings of the selected state', async () => {
    const gateway = desk();
    const screen = await openQueue(gateway);
    await screen.getByLabelText('Stato', { exact: true }).selectOptions('Validata');
    await expect.poll(() => states(gateway).at(-1)).toBe('VALIDATA');
    expect(states(gateway)[0]).toBe('RICEVUTA');
  });

  it('shows an empty queue and a failed one differently', async () => {
    const gateway = desk();
    gateway.answer(readingQueue, { autoletture: [], totale: 0 });
    const screen = await openQueue(gateway);
    await expect.element(screen.getByText('Nessuna lettura in questo stato')).toBeVisible();
    gateway.reject(readingQueue, 'S-001');
    await screen.getByLabelText('Stato', { exact: true }).selectOptions('Validata');
    await expect.element(screen.getByText('Non riusciamo a caricare le letture')).toBeVisible();
    await expectAccessible();
  });

  it('shows not found to an operator who may not manage readings (operatore.ruoli.1)', async () => {
    const screen = await openQueue(desk('AUDITOR'));
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Pagina non trovata' })).toBeVisible();
  });
});

describe('moving a reading on (lettura.stato.1)', () => {
  it('moves a reading on, and focuses the confirmation', async () => {
    const gateway = desk();
    const screen = await openQueue(gateway);
    await screen.getByLabelText('Nota per il cliente (se serve)').fill('Tutto bene');
    await screen.getByRole('button', { name: 'Cambia stato' }).click();
    const callout = screen.getByRole('status').filter({ hasText: 'La lettura 900042 è passata avanti' });
    await expect.element(callout).toBeVisible();
    await expect.element(callout).toHaveFocus();
    expect(await sent(gateway)).toEqual([{ daStato: 'INVIATA_DISTRIBUTORE', stato: 'VALIDATA', nota: 'Tutto bene' }]);
  });

  it('requires a reason to reject a reading (lettura.stato.2)', async () => {
    const gateway = desk();
    const screen = await openQueue(gateway);
    await screen.getByLabelText('Passa a').selectOptions('Rifiutata');
    await screen.getByRole('button', { name: 'Cambia stato' }).click();
    await expect.element(screen.getByText('Scegli il motivo: il cliente lo legge.')).toBeVisible();
    await expect.element(screen.getByLabelText('Motivo')).toHaveFocus();
    await expectAccessible();
    await screen.getByLabelText('Motivo').selectOptions('La foto non mostra le cifre inviate');
    await screen.getByRole('button', { name: 'Cambia stato' }).click();
    await expect
      .poll(() => sent(gateway))
      .toEqual([{ daStato: 'INVIATA_DISTRIBUTORE', stato: 'RIFIUTATA', motivo: 'FOTO_NON_CONFERMA' }]);
  });

  it('shows an alert where another operator moved the reading first (lettura.stato.3)', async () => {
    const gateway = desk();
    gateway.reject(moveReading, 'CHANGED_MEANWHILE');
    const screen = await openQueue(gateway);
    await screen.getByRole('button', { name: 'Cambia stato' }).click();
    await expect.element(screen.getByRole('alert')).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: 'Gas · Giulia Ferri' })).toBeVisible();
  });
});
