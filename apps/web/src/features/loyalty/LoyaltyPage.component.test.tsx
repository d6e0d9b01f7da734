import { cmsContent, loyalty, takeReward } from '@sportello/calls';
import { expect, it } from 'vitest';
import { expectAccessible } from '../../../test/accessible.ts';
import { fakeGateway } from '../../../test/gateway.ts';
import { open } from '../../../test/open.tsx';

const PAGE = '/my-edison/fedelta';
const reward = {
  system: ['AREA_PRIVATA'],
  code: 'sconto-5',
  title: '5 € in meno in bolletta',
  description: 'Nella prima bolletta utile.',
  picture: 'done',
  points: 300,
};
const dear = { ...reward, code: 'viaggio', title: 'Un viaggio', points: 9_000 };

function stocked(changes?: Parameters<typeof fakeGateway>[0]) {
  const gateway = fakeGateway(changes);
  gateway.answer(cmsContent, { ...cmsContent.example.answer, items: [dear, reward] });
  return gateway;
}

it('says once how fresh all of it is, and of the rewards where they are older', async () => {
  const gateway = stocked();
  const screen = await open(PAGE, { gateway });
  await expect.element(screen.getByText('Un viaggio')).toBeVisible();
  await expect.element(screen.getByText(/aggiornato alle/)).toHaveLength(1);
  gateway.reject(cmsContent, 'S-001');
  await screen.app.cache.refetchQueries();
  await expect.element(screen.getByText(/^dati delle/)).toHaveLength(1);
  await expect.element(screen.getByText(/aggiornato alle/)).toHaveLength(1);
});

it('uses points after a confirmation, and says the voucher (fedelta.premi.1)', async () => {
  const gateway = stocked();
  const screen = await open(PAGE, { gateway });
  await expect.element(screen.getByText('640')).toBeVisible();
  await expect.element(screen.getByText('Punti che mancano: 8.360.')).toBeVisible();
  await expectAccessible();
  await screen.getByRole('button', { name: 'Usa 300 punti' }).click();
  await expect.element(screen.getByText(/Punti che restano: 340/)).toBeVisible();
  expect(gateway.asked(takeReward)).toHaveLength(0);
  await screen.getByRole('button', { name: 'Usa i punti' }).click();
  await expect.element(screen.getByRole('status').filter({ hasText: 'F7K2-M9QX-4TBD' })).toHaveFocus();
  expect(gateway.asked(takeReward)).toHaveLength(1);
});

it('says that the next points cover what a rejected reading had earned (fedelta.storno.1)', async () => {
  const gateway = stocked();
  const [movement] = loyalty.example.answer.movimenti;
  if (movement === undefined) throw new Error('no example');
  const gone = { ...movement, id: 3, punti: -20, causale: 'STORNO' as const, premio: null };
  gateway.answer(loyalty, { saldo: 0, daScalare: 30, movimenti: [gone] });
  const screen = await open(PAGE, { gateway });
  await expect.element(screen.getByText(/^I prossimi 30 coprono una lettura non accettata/)).toBeVisible();
  await expect
    .element(screen.getByRole('listitem').filter({ hasText: 'Lettura non accettata' }))
    .toMatchTextContent('−20');
});

it('says why points were not used, and keeps the question', async () => {
  const gateway = stocked();
  gateway.reject(takeReward, 'POINTS_NOT_ENOUGH');
  const screen = await open(PAGE, { gateway });
  await screen.getByRole('button', { name: 'Usa 300 punti' }).click();
  await screen.getByRole('button', { name: 'Usa i punti' }).click();
  await expect.element(screen.getByRole('dialog')).toMatchTextContent('I tuoi punti non bastano');
});

it.each([
  [loyalty, 'Non riusciamo a caricare i tuoi punti'],
  [cmsContent, 'Non riusciamo a caricare i premi'],
])('says that $0.id can’t be read', async (call, said) => {
  const gateway = stocked();
  gateway.reject(call, 'S-001');
  const screen = await open(PAGE, { gateway });
  await expect.element(screen.getByText(said)).toBeVisible();
});

it('hides the loyalty village where it is switched off (fedelta.villaggio.1)', async () => {
  const on = await open(PAGE, { gateway: stocked() });
  await expect.element(on.getByRole('link', { name: /Vedi i partner/ })).toBeVisible();
  await on.unmount();
  const off = await open(`${PAGE}/villaggio`, { gateway: stocked({ featureFlags: { loyaltyVillage: false } }) });
  await expect.element(off.getByRole('heading', { level: 1 })).toMatchTextContent('Pagina non trovata');
});
