import {
  addTechnicianPhoto,
  technicianOnWay,
  technicianPhoto,
  technicianStep,
  technicianVisits,
} from '@sportello/calls';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../../test/accessible.ts';
import { fakeGateway } from '../../../test/gateway.ts';
import { open } from '../../../test/open.tsx';

const PATH = '/tecnico#codice=un-link';
const { answer: day } = technicianVisits.example;
const [visit] = day.visite;
if (visit === undefined) throw new Error('the catalogue has no example');

function gatewayWith(over: object, dayOver: object = {}) {
  const gateway = fakeGateway();
  gateway.answer(technicianVisits, { ...day, ...dayOver, visite: [{ ...visit, foto: [], ...over }] } as never);
  return gateway;
}

const opened = (gateway: ReturnType<typeof fakeGateway>) => open(PATH, { gateway, username: null });

describe('the page of a technician (intervento.tecnico.1)', () => {
  it('shows the visits of the day, with the ways to the customer, and is accessible', async () => {
    const screen = await opened(gatewayWith({}));
    const card = screen.getByRole('region', { name: /09:00–11:00\s+Caldaia/ });
    await expect.element(card).toMatchTextContent('Scala B, citofono Ferri');
    await expect.element(card.getByRole('link', { name: 'Chiama' })).toHaveAttribute('href', 'tel:+393331234567');
    await expect.element(screen.getByText(/Marco Riva, Ditta 017/)).toBeVisible();
    await expectAccessible();
  });

  it('says when the link is over, and asks nobody to sign in', async () => {
    const gateway = gatewayWith({});
    gateway.refuse(technicianVisits, 'LINK_NOT_VALID');
    const screen = await opened(gateway);
    await expect.element(screen.getByRole('heading', { level: 1 })).toMatchTextContent('Questo link non vale più');
    await expectAccessible();
  });

  it('says when the visits can’t be read, and that there are none', async () => {
    const gateway = gatewayWith({});
    gateway.refuse(technicianVisits, 'S-001');
    const screen = await opened(gateway);
    await expect.element(screen.getByRole('button', { name: /Riprova/ })).toBeVisible();
    gateway.answer(technicianVisits, { ...day, visite: [] });
    await screen.getByRole('button', { name: /Riprova/ }).click();
    await expect.element(screen.getByText('Nessuna visita')).toBeVisible();
  });

  it('before its day only shows them', async () => {
    const screen = await opened(gatewayWith({}, { oggi: false }));
    await expect.element(screen.getByText(/Oggi puoi solo guardarle/)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Sono in viaggio' })).not.toBeInTheDocument();
  });

  it('says that somebody is on the way, with the link in its header', async () => {
    const gateway = gatewayWith({});
    const screen = await opened(gateway);
    await screen.getByLabelText('Tra quanto arrivi?').selectOptions('45 minuti');
    await screen.getByRole('button', { name: 'Sono in viaggio' }).click();
    await expect.poll(() => gateway.asked(technicianOnWay)).toHaveLength(1);
    const [sent] = gateway.asked(technicianOnWay);
    expect(sent?.headers.get('x-link-tecnico')).toBe('un-link');
    expect(sent?.headers.has('authorization')).toBe(false);
    expect(await sent?.clone().json()).toMatchObject({ minuti: 45 });
  });

  it('says of a photo that can’t be had which one it is', async () => {
    const gateway = gatewayWith({ foto: [{ id: '900002', nome: 'caldaia.jpg' }] });
    gateway.refuse(technicianPhoto, 'S-001');
    const screen = await opened(gateway);
    await expect.element(screen.getByText('La foto caldaia.jpg non si vede')).toBeVisible();
    await expectAccessible();
  });

  it('ends a visit, or leaves it for a quote, with a note and photos', async () => {
    const gateway = gatewayWith({ stato: 'In Progress', sottostato: 'INTERVENTION_IN_PROGRESS', versione: 4 });
    const screen = await opened(gateway);
    await expect.element(screen.getByRole('button', { name: 'Aggiungi una foto' })).toBeVisible();
    await screen.getByLabelText('Com’è andata?').selectOptions('Serve un preventivo');
    await screen.getByLabelText('Nota per la centrale (se serve)').fill('Scheda bruciata');
    await expectAccessible();
    await screen.getByRole('button', { name: 'Ho finito qui' }).click();
    await expect.poll(() => gateway.asked(technicianStep)).toHaveLength(1);
    const [sent] = gateway.asked(technicianStep);
    expect(await sent?.clone().json()).toEqual({
      passo: 'CHIEDI_PREVENTIVO',
      versione: 4,
      nota: 'Scheda bruciata',
    });
    expect(gateway.asked(addTechnicianPhoto)).toEqual([]);
  });
});
