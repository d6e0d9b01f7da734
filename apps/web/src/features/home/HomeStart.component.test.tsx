import {
  homeStart,
  notifications,
  recuperaDatiProfilo,
  recuperoContrattiVasCliente,
  recuperoLista,
  recuperoListaBollette,
} from '@sportello/calls';
import { describe, expect, it } from 'vitest';
import { fakeGateway, type FakeGateway } from '../../../test/gateway.ts';
import { open } from '../../../test/open.tsx';

const HOME = '/my-edison';
const parts = [recuperaDatiProfilo, recuperoLista, recuperoContrattiVasCliente, recuperoListaBollette, notifications];
const { answer } = homeStart.example;

function startGateway(): FakeGateway {
  const { capabilities } = fakeGateway().config;
  return fakeGateway({ capabilities: [...capabilities, homeStart.id] });
}

const askedParts = (gateway: FakeGateway) => parts.filter((part) => gateway.asked(part).length > 0).map(({ id }) => id);

describe('the home where the gateway answers for its parts (pagine.casa.4)', () => {
  it('asks once, and for no part by itself', async () => {
    const gateway = startGateway();
    const screen = await open(HOME, { gateway });
    await expect.element(screen.getByRole('heading', { level: 1 })).toMatchTextContent('Giulia Ferri');
    await expect.element(screen.getByRole('article').first()).toBeVisible();
    expect(gateway.asked(homeStart)).toHaveLength(1);
    expect(askedParts(gateway)).toEqual([]);
  });

  it.each([
    ['is rejected', (gateway: FakeGateway) => gateway.reject(homeStart, 'S-001')],
    ['is lost', (gateway: FakeGateway) => gateway.lose(homeStart)],
    ['can’t be read', (gateway: FakeGateway) => gateway.answer(homeStart, { profilo: 7, forniture: [] } as never)],
  ])('shows the same where the answer %s', async (_what, fail) => {
    const gateway = startGateway();
    fail(gateway);
    const screen = await open(HOME, { gateway });
    await expect.element(screen.getByRole('heading', { level: 1 })).toMatchTextContent('Giulia Ferri');
    await expect.element(screen.getByRole('article').first()).toBeVisible();
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
    expect(askedParts(gateway)).toEqual(parts.map(({ id }) => id));
  });

  it('asks for a missing part alone, and names it where that fails, too', async () => {
    const gateway = startGateway();
    gateway.answer(homeStart, { ...answer, servizi: null });
    gateway.reject(recuperoContrattiVasCliente, 'S-001');
    const screen = await open(HOME, { gateway });
    await expect.element(screen.getByRole('alert')).toMatchTextContent('servizi, prodotti e fibra');
    await expect.element(screen.getByRole('article').first()).toBeVisible();
    expect(askedParts(gateway)).toEqual([recuperoContrattiVasCliente.id]);
  });

  it('asks for a failed list once a card is in view, and not again and again', async () => {
    const gateway = startGateway();
    gateway.answer(homeStart, { ...answer, servizi: null });
    gateway.reject(recuperoContrattiVasCliente, 'S-001');
    const screen = await open(HOME, { gateway });
    await expect.element(screen.getByRole('alert')).toBeVisible();
    await expect
      .poll(() => {
        screen.getByRole('region', { name: 'I tuoi contratti' }).element().scrollIntoView({ block: 'center' });
        return screen.getByText('Lettura del contatore').query();
      })
      .not.toBeNull();
    for (let frame = 0; frame < 30; frame += 1) await new Promise(requestAnimationFrame);
    await expect.element(screen.getByRole('alert')).toBeVisible();
    // The start asks, and the first part that mounts if that has failed by then.
    expect(gateway.asked(recuperoContrattiVasCliente).length).toBeLessThanOrEqual(2);
  });

  it('counts an element of a part that can’t be read', async () => {
    const gateway = startGateway();
    const { contratti } = recuperoLista.example.answer;
    const unreadable = { ...contratti[0], codiceContratto: 7 };
    gateway.answer(homeStart, { ...answer, forniture: { contratti: [unreadable, ...contratti] } } as never);
    const screen = await open(HOME, { gateway });
    await expect.element(screen.getByText('Non riusciamo a mostrare 1 contratto')).toBeVisible();
  });

  it('asks for parts anew when somebody wants them fresh', async () => {
    const gateway = startGateway();
    const screen = await open(HOME, { gateway });
    await screen.getByRole('button', { name: 'Aggiorna' }).last().click();
    await expect.poll(() => gateway.asked(recuperoLista).length).toBe(1);
    expect(gateway.asked(homeStart)).toHaveLength(1);
  });

  it('asks for parts one by one on a page that is not the home', async () => {
    const gateway = startGateway();
    const screen = await open('/my-edison/contratti', { gateway });
    await expect.element(screen.getByRole('article').first()).toBeVisible();
    expect(gateway.asked(homeStart)).toHaveLength(0);
    expect(gateway.asked(recuperoLista)).toHaveLength(1);
  });
});
