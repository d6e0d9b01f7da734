import { checkLivelliPrivacy, modificaLivelloPrivacy } from '@sportello/calls';
import { expect, it } from 'vitest';
import { expectAccessible } from '../../../../test/accessible.ts';
import { fakeGateway } from '../../../../test/gateway.ts';
import { open } from '../../../../test/open.tsx';

const PAGE = '/my-edison/profilo/consensi';
const [example] = checkLivelliPrivacy.example.answer.livelli;
if (example === undefined) throw new Error('no example');

const level = (codice: 'MARKETING' | 'PROFILAZIONE' | 'TERZI', concesso: boolean | null) => ({
  ...example,
  codice,
  descrizione: codice,
  concesso,
  storico: [],
});

function withConsents() {
  const gateway = fakeGateway();
  const livelli = [level('MARKETING', true), level('PROFILAZIONE', false), level('TERZI', null)];
  gateway.answer(checkLivelliPrivacy, { livelli });
  return gateway;
}

it('shows as given what is given, and neither what was rejected nor what was never asked for', async () => {
  const screen = await open(PAGE, { gateway: withConsents() });
  await expect.element(screen.getByRole('switch', { name: 'MARKETING' })).toBeChecked();
  await expect.element(screen.getByRole('switch', { name: 'PROFILAZIONE' })).not.toBeChecked();
  await expect.element(screen.getByRole('switch', { name: 'TERZI' })).not.toBeChecked();
  await expectAccessible();
});

it('sends a consent that is switched off as taken back, and none that was not touched', async () => {
  const gateway = withConsents();
  const screen = await open(PAGE, { gateway });
  await screen.getByRole('switch', { name: 'MARKETING' }).click();
  await screen.getByRole('button', { name: 'Salva le scelte' }).click();
  await expect.element(screen.getByText('Scelte salvate: valgono da adesso.')).toBeVisible();
  const [request] = gateway.asked(modificaLivelloPrivacy);
  expect(await request?.json()).toEqual({
    livelli: [{ codice: 'MARKETING', concesso: false, versioneInformativa: example.versioneInformativa }],
  });
});
