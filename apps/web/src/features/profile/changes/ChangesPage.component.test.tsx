import { customerChanges } from '@sportello/calls';
import { expect, it } from 'vitest';
import { expectAccessible } from '../../../../test/accessible.ts';
import { fakeGateway } from '../../../../test/gateway.ts';
import { open } from '../../../../test/open.tsx';

const PAGE = '/my-edison/profilo/modifiche';
const [active, refused] = customerChanges.example.answer.modifiche;
if (active === undefined || refused === undefined) throw new Error('no examples');

it('says where each change stands, in words (fornitore.esiti.1)', async () => {
  const gateway = fakeGateway();
  const states = ['INVIATA', 'PRESA_IN_CARICO', 'SOSTITUITA', 'PIPPO'].map((stato, index) => ({
    ...active,
    id: String(50 + index),
    stato,
    dal: null,
    aggiornataIl: null,
  }));
  gateway.answer(customerChanges, { modifiche: [active, refused, ...states] });
  const screen = await open(PAGE, { gateway });
  const rows = screen.getByRole('listitem').filter({ hasText: 'Metodo di pagamento' });
  await expect.element(rows.nth(0)).toMatchTextContent(/Attiva.*dal 1° dicembre 2026/);
  await expect
    .element(rows.nth(1))
    .toMatchTextContent(/Non accettata.*La tua banca non permette addebiti su questo conto/);
  await expect.element(rows.nth(2)).toMatchTextContent('Inviata');
  await expect.element(rows.nth(3)).toMatchTextContent('In lavorazione');
  await expect.element(rows.nth(4)).toMatchTextContent('Sostituita da una più recente');
  await expect.element(rows.nth(5)).toMatchTextContent('Stato non disponibile');
  await expectAccessible();
});

it('says that there is nothing yet', async () => {
  const gateway = fakeGateway();
  gateway.answer(customerChanges, { modifiche: [] });
  const screen = await open(PAGE, { gateway });
  await expect.element(screen.getByText(/Nessuna modifica/)).toBeVisible();
});

it('says that they can’t be read', async () => {
  const gateway = fakeGateway();
  gateway.reject(customerChanges, 'S-001');
  const screen = await open(PAGE, { gateway });
  await expect.element(screen.getByText('Non riusciamo a caricare le tue modifiche')).toBeVisible();
});
