import { contractExit } from '@sportello/calls';
import { expect, it } from 'vitest';
import { expectAccessible } from '../../../test/accessible.ts';
import { fakeGateway } from '../../../test/gateway.ts';
import { open } from '../../../test/open.tsx';

const PAGE = `/my-edison/contratti/${contractExit.example.request.params.codiceContratto}`;
const step = (passo: string, stato: string, data: string | null, dataPrevista: string | null) => ({
  passo,
  stato,
  data,
  dataPrevista,
});
const exit = {
  tipo: 'CAMBIO_FORNITORE',
  passi: [
    step('RICHIESTA', 'FATTO', '2026-11-02', null),
    step('CONFERMATA', 'FATTO', '2026-11-10', null),
    step('USCITA', 'ORA', null, '2026-12-01'),
    step('ULTIMA_BOLLETTA', 'DOPO', null, '2027-01-12'),
  ],
  nuovoFornitore: 'Luce Chiara',
  ultimaBolletta: null,
};
const withExit = (more: object = {}) => {
  const gateway = fakeGateway();
  gateway.answer(contractExit, { uscita: { ...exit, ...more } } as never);
  return gateway;
};

it('shows the steps with their days, the new supplier, and that nothing is to do (uscita.scheda.1)', async () => {
  const screen = await open(PAGE, { gateway: withExit() });
  const card = screen.getByRole('region', { name: 'Passaggio a un altro fornitore' });
  await expect.element(card.getByText('Nuovo fornitore: Luce Chiara')).toBeVisible();
  const steps = card.getByRole('listitem');
  await expect.element(steps.nth(0)).toMatchTextContent(/Richiesta ricevuta: fatto.*lunedì 2 novembre/);
  await expect
    .element(steps.nth(2))
    .toMatchTextContent(/Uscita della fornitura: in corso.*prevista per martedì 1° dicembre/);
  await expect.element(steps.nth(2)).toHaveAttribute('aria-current', 'step');
  await expect.element(steps.nth(3)).toMatchTextContent(/Ultima bolletta: da fare.*martedì 12 gennaio/);
  await expect.element(card.getByText(/la fornitura non si interrompe/)).toBeVisible();
  await expectAccessible();
});

it('leads to the last bill once it is there', async () => {
  const screen = await open(PAGE, { gateway: withExit({ ultimaBolletta: '2026000123456' }) });
  await expect
    .element(screen.getByRole('link', { name: 'Vedi la bolletta 2026000123456' }))
    .toHaveAttribute('href', '/my-edison/bollette/2026000123456');
});

it('shows that an exit was called off', async () => {
  const passi = [step('RICHIESTA', 'FATTO', '2026-11-02', null), step('ANNULLATA', 'FATTO', '2026-11-09', null)];
  const screen = await open(PAGE, { gateway: withExit({ passi }) });
  await expect.element(screen.getByText(/resta con noi e continua come prima/)).toBeVisible();
});

it('names what is missing where the exit can’t be read, with one more try', async () => {
  const gateway = fakeGateway();
  gateway.reject(contractExit, 'S-001');
  const screen = await open(PAGE, { gateway });
  const missing = screen.getByRole('alert');
  await expect.element(missing).toMatchTextContent(/Non sappiamo se questa fornitura è in uscita/);
  gateway.answer(contractExit, { uscita: exit } as never);
  await missing.getByRole('button', { name: 'Riprova' }).click();
  await expect.element(screen.getByRole('region', { name: 'Passaggio a un altro fornitore' })).toBeVisible();
});
