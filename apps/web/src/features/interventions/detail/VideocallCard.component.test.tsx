import { cmsContent, interventions, joinVideocall, videocall } from '@sportello/calls';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../../../test/accessible.ts';
import { fakeGateway } from '../../../../test/gateway.ts';
import { open } from '../../../../test/open.tsx';

const [example] = interventions.example.answer.interventions;
if (example === undefined) throw new Error('the catalogue has no example');
const PATH = `/my-edison/intervento-tecnico/il-mio-intervento/${example.id}`;
const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();

function gatewayWith(over: object | null) {
  const gateway = fakeGateway();
  const call = { ...example, attachments: [], appointmentMode: { id: '1', name: 'VIDEOCALL' } };
  gateway.answer(interventions, { interventions: [call], total: 1 } as never);
  gateway.answer(cmsContent, { items: [] as never });
  const open = { apre: hours(-0.1), chiude: hours(1), entrato: false, registrazione: null };
  gateway.answer(videocall, { videochiamata: over && { ...open, ...over } });
  return gateway;
}

describe('a video call (intervento.videochiamata.1)', () => {
  it('joins an open video call, not recorded without consent', async () => {
    const gateway = gatewayWith({});
    const screen = await open(PATH, { gateway });
    const card = screen.getByRole('region', { name: 'La tua videochiamata' });
    await expect.element(card.getByRole('checkbox', { name: /Acconsento alla registrazione/ })).not.toBeChecked();
    await expectAccessible();
    await card.getByRole('button', { name: 'Entra nella videochiamata' }).click();
    const way = card.getByRole('link', { name: 'Apri la videochiamata' });
    await expect.element(way).toHaveAttribute('href', joinVideocall.example.answer.indirizzo);
    const [sent] = gateway.asked(joinVideocall);
    expect(await sent?.clone().json()).toEqual({ registrazione: false });
  });

  it('says when it opens', async () => {
    const screen = await open(PATH, { gateway: gatewayWith({ apre: hours(2), chiude: hours(3) }) });
    const card = screen.getByRole('region', { name: 'La tua videochiamata' });
    await expect.element(card).toMatchTextContent('Entri da qui');
    await expect.element(screen.getByRole('button', { name: 'Entra nella videochiamata' })).not.toBeInTheDocument();
  });

  it('hides a video call that is over', async () => {
    const screen = await open(PATH, { gateway: gatewayWith({ apre: hours(-3), chiude: hours(-1) }) });
    await expect.element(screen.getByRole('heading', { name: 'I dettagli' })).toBeVisible();
    await expect.element(screen.getByText('La tua videochiamata')).not.toBeInTheDocument();
  });

  it('shows why joining a video call is rejected', async () => {
    const gateway = gatewayWith({});
    gateway.reject(joinVideocall, 'VIDEOCALL_NOT_OPEN');
    const screen = await open(PATH, { gateway });
    await screen.getByRole('button', { name: 'Entra nella videochiamata' }).click();
    await expect.element(screen.getByText(/ora non è aperta/)).toBeVisible();
  });

  it('hides a video call that is not agreed', async () => {
    const screen = await open(PATH, { gateway: gatewayWith(null) });
    await expect.element(screen.getByRole('heading', { name: 'I dettagli' })).toBeVisible();
    await expect.element(screen.getByText('La tua videochiamata')).not.toBeInTheDocument();
  });

  it('says that the way in can’t be known', async () => {
    const gateway = gatewayWith({});
    gateway.reject(videocall, 'S-001');
    const screen = await open(PATH, { gateway });
    await expect.element(screen.getByText('Adesso non sappiamo se puoi entrare nella videochiamata')).toBeVisible();
  });
});
