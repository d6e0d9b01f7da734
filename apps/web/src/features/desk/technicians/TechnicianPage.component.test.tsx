import {
  addTechnicianPhoto,
  technicianOnWay,
  technicianPhoto,
  technicianStep,
  technicianVisits,
} from '@sportello/calls';
import { addDays, dayInRome } from '@sportello/domain';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../../../test/accessible.ts';
import { fakeGateway } from '../../../../test/gateway.ts';
import { open } from '../../../../test/open.tsx';

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
    gateway.reject(technicianVisits, 'LINK_NOT_VALID');
    const screen = await opened(gateway);
    await expect.element(screen.getByRole('heading', { level: 1 })).toMatchTextContent('Questo link non vale più');
    await expectAccessible();
  });

  it('says when the visits can’t be read, and that there are none', async () => {
    const gateway = gatewayWith({});
    gateway.reject(technicianVisits, 'S-001');
    const screen = await opened(gateway);
    await expect.element(screen.getByRole('button', { name: /Riprova/ })).toBeVisible();
    gateway.answer(technicianVisits, { ...day, visite: [] });
    await screen.getByRole('button', { name: /Riprova/ }).click();
    await expect.element(screen.getByText('Nessuna visita')).toBeVisible();
  });

  it('shows visits of another day without actions', async () => {
    const screen = await opened(gatewayWith({}, { oggi: false }));
    await expect.element(screen.getByText(/Oggi puoi solo consultare le visite/)).toBeVisible();
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
    gateway.reject(technicianPhoto, 'S-001');
    const screen = await opened(gateway);
    await expect.element(screen.getByText('Foto caldaia.jpg non disponibile')).toBeVisible();
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
    await screen.getByRole('dialog').getByRole('button', { name: 'Chiudi la visita' }).click();
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

describe('what is touched in a pocket (intervento.tecnico.7)', () => {
  const under = { stato: 'In Progress', sottostato: 'INTERVENTION_IN_PROGRESS', versione: 4 };
  const heading = (screen: Awaited<ReturnType<typeof opened>>) => screen.getByRole('heading', { level: 2 });
  const inDays = (days: number) => ({ giorno: addDays(dayInRome(Date.now()), days), oggi: true });

  it('ends no visit: how it went is chosen, and asked about', async () => {
    const gateway = gatewayWith(under);
    const screen = await opened(gateway);
    const done = screen.getByRole('button', { name: 'Ho finito qui' });
    const how = screen.getByLabelText('Com’è andata?');
    await expect.element(how).toHaveValue('');
    await done.click();
    await expect.element(screen.getByText('Scegli com’è andata.')).toBeVisible();
    await expect.element(how).toHaveFocus();
    await how.selectOptions('Il lavoro è finito');
    await done.click();
    const question = screen.getByRole('dialog', { name: 'Chiudi la visita di Giulia Ferri?' });
    await expect.element(question).toMatchTextContent('non si può riaprire');
    await expectAccessible();
    await question.getByRole('button', { name: 'Torna alla visita' }).click();
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(done).toHaveFocus();
    expect(gateway.asked(technicianStep)).toEqual([]);
  });

  it('ends a visit after a confirmation, and focuses the visit', async () => {
    const gateway = gatewayWith(under);
    const screen = await opened(gateway);
    await screen.getByLabelText('Com’è andata?').selectOptions('Il lavoro è finito');
    await screen.getByRole('button', { name: 'Ho finito qui' }).click();
    gateway.answer(technicianVisits, {
      ...day,
      visite: [{ ...visit, foto: [], stato: 'Completed', sottostato: null, versione: 5 }],
    });
    await screen.getByRole('dialog').getByRole('button', { name: 'Chiudi la visita' }).click();
    await expect.element(screen.getByText('Fatta', { exact: true })).toBeVisible();
    await expect.element(heading(screen)).toHaveFocus();
    expect(gateway.asked(technicianStep)).toHaveLength(1);
  });

  it('asks to confirm an arrival more than an hour before the visit', async () => {
    const gateway = gatewayWith({}, inDays(2));
    const screen = await opened(gateway);
    const arrived = screen.getByRole('button', { name: 'Sono arrivato' });
    await arrived.click();
    const question = screen.getByRole('dialog', { name: 'Sei già da Giulia Ferri?' });
    await expect.element(question).toMatchTextContent('dalle 09:00 alle 11:00');
    await expectAccessible();
    await question.getByRole('button', { name: 'Non ancora' }).click();
    expect(gateway.asked(technicianStep)).toEqual([]);
    await arrived.click();
    await question.getByRole('button', { name: 'Sono arrivato' }).click();
    await expect.poll(() => gateway.asked(technicianStep)).toHaveLength(1);
    await expect.element(heading(screen)).toHaveFocus();
  });

  it('asks nothing of an arrival in time', async () => {
    const gateway = gatewayWith({}, inDays(-1));
    const screen = await opened(gateway);
    await screen.getByRole('button', { name: 'Sono arrivato' }).click();
    await expect.poll(() => gateway.asked(technicianStep)).toHaveLength(1);
    await expect.element(heading(screen)).toHaveFocus();
  });

  it('leads whoever sets out to the visit', async () => {
    const gateway = gatewayWith({});
    const screen = await opened(gateway);
    await screen.getByRole('button', { name: 'Sono in viaggio' }).click();
    await expect.poll(() => gateway.asked(technicianOnWay)).toHaveLength(1);
    await expect.element(heading(screen)).toHaveFocus();
  });
});
