import { operatorProfile, providerExchange, recuperaDatiProfilo } from '@sportello/calls';
import { expect, it } from 'vitest';
import { expectAccessible } from '../../../../../test/accessible.ts';
import { fakeGateway } from '../../../../../test/gateway.ts';
import { open } from '../../../../../test/open.tsx';

const path = '/my-edison/operatore/scambio';

function desk(ruolo: (typeof operatorProfile.example.answer)['ruolo'] = 'AUDITOR') {
  const gateway = fakeGateway();
  const profile = { ...recuperaDatiProfilo.example.answer, segmento: 'Operatore', codiceCliente: null };
  gateway.answer(recuperaDatiProfilo, profile);
  gateway.answer(operatorProfile, { ...operatorProfile.example.answer, ruolo });
  return gateway;
}

it('shows what came in, what was rejected, and what is missing (fornitore.posto.1)', async () => {
  const gateway = desk();
  const screen = await open(path, { gateway, username: 'operatore' });
  await expect.element(screen.getByText('outcomes · esiti-2026-11-20.csv')).toBeVisible();
  await expect.element(screen.getByText('Non scritta')).toBeVisible();
  await screen.getByText('1 riga rifiutata').click();
  await expect.element(screen.getByText('no change with this "id" awaits an outcome')).toBeVisible();
  const rows = screen.getByRole('listitem');
  await expect.element(rows.filter({ hasText: 'Metodo di pagamento' })).toMatchTextContent('2 modifiche');
  await expect.element(rows.filter({ hasText: 'erp' })).toMatchTextContent('3 eventi da leggere');
  await expect.element(rows.filter({ hasText: 'READING_RECEIVED' })).toMatchTextContent(/Si riprova.*HTTP 503/);
  await expectAccessible();
});

it('says where there is nothing', async () => {
  const gateway = desk();
  gateway.answer(providerExchange, {
    importazioni: [],
    lettori: [],
    inAttesa: [],
    webhook: { inCorso: 0, inErrore: 0, abbandonati: 0, ultimi: [] },
  });
  const screen = await open(path, { gateway, username: 'operatore' });
  await expect.element(screen.getByText('Nessun esito in ritardo.')).toBeVisible();
  await expect.element(screen.getByText('Nessuna importazione.')).toBeVisible();
});

it('shows not found to an operator who may not read the record', async () => {
  const gateway = desk('HELP_DESK');
  const screen = await open(path, { gateway, username: 'operatore' });
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Pagina non trovata');
  expect(gateway.asked(providerExchange)).toEqual([]);
});
