import { cmsContent, geolocate, interventions, technicianOfVisit, technicianPortrait } from '@sportello/calls';
import { dayInRome } from '@sportello/domain';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../../../test/accessible.ts';
import { fakeGateway } from '../../../../test/gateway.ts';
import { open } from '../../../../test/open.tsx';

const [example] = interventions.example.answer.interventions;
if (example === undefined) throw new Error('the catalogue has no example');
const PATH = `/my-edison/intervento-tecnico/il-mio-intervento/${example.id}`;
const { tecnico } = technicianOfVisit.example.answer;
const minutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString();

const aPhoto = () => {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [1, 1];
  return canvas.toDataURL('image/jpeg').replace(/^.*,/, '');
};

function gatewayWith(over: object | null, isSeen = true, config: object = {}) {
  const gateway = fakeGateway(config);
  const visit = {
    ...example,
    attachments: [],
    timeSlots: [{ ...example?.timeSlots[0], date: dayInRome(Date.now()), end: '23:59' }],
    isGeolocalizationActive: isSeen,
  };
  gateway.answer(interventions, { interventions: [visit], total: 1 } as never);
  gateway.answer(cmsContent, { items: [] as never });
  gateway.answer(technicianOfVisit, { tecnico: over && { ...tecnico, arrivo: minutes(12), ...over } } as never);
  return gateway;
}

describe('a technician on the way (intervento.tecnico.4)', () => {
  it('shows a technician on the way on a plain map, with name and arrival time', async () => {
    const screen = await open(PATH, { gateway: gatewayWith({}) });
    const card = screen.getByRole('region', { name: 'Il tecnico è in viaggio' });
    await expect.element(card).toMatchTextContent('Marco Riva');
    await expect.element(card).toMatchTextContent('Tra circa 12 minuti');
    await expect.element(card.getByRole('img', { name: /Mappa: il tecnico è a 12\d,?\d? km/ })).toBeVisible();
    await expect.element(card).toMatchTextContent('senza le strade');
    const next = screen.getByRole('region', { name: 'Prossimo passo' });
    await expect.element(next).toMatchTextContent('Il tecnico è in viaggio verso di te.');
    await expectAccessible();
  });

  it('shows the map tiles of the provider with their attribution', async () => {
    const tiles = `${location.origin}/no-tiles/{z}/{x}/{y}.png`;
    const gateway = gatewayWith({}, true, { map: { tiles, attribution: '© Chi disegna' } });
    const screen = await open(PATH, { gateway });
    await expect.element(screen.getByText(/© Chi disegna/)).toBeVisible();
    await expect.poll(() => document.querySelectorAll('img.leaflet-tile').length).toBeGreaterThan(0);
  });

  it('shows a late technician with their photo, without a map', async () => {
    const gateway = gatewayWith({ inRitardo: true, foto: true }, false);
    gateway.answer(technicianPortrait, { foto: aPhoto() });
    const screen = await open(PATH, { gateway });
    await expect.element(screen.getByText('Arriva dopo l’orario dell’appuntamento')).toBeVisible();
    await expect.element(screen.getByRole('img', { name: 'Marco Riva, il tecnico' })).toBeInTheDocument();
    await expect.element(screen.getByRole('img', { name: /Mappa/ })).not.toBeInTheDocument();
    expect(gateway.asked(geolocate)).toEqual([]);
  });

  it('shows no photo where it can’t be decoded', async () => {
    const gateway = gatewayWith({ foto: true }, false);
    gateway.answer(technicianPortrait, { foto: '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////2Q==' });
    const screen = await open(PATH, { gateway });
    const card = screen.getByRole('region', { name: 'Il tecnico è in viaggio' });
    await expect.element(card).toMatchTextContent('Marco Riva');
    await expect.poll(() => gateway.asked(technicianPortrait).length).toBeGreaterThan(0);
    await expect.poll(() => card.element().querySelectorAll('img').length).toBe(0);
  });

  it('shows that the technician has arrived', async () => {
    const screen = await open(PATH, { gateway: gatewayWith({ arrivo: null }, false) });
    await expect.element(screen.getByRole('region', { name: 'Il tecnico è da te' })).toBeVisible();
  });

  it('shows no technician until one has set out', async () => {
    const screen = await open(PATH, { gateway: gatewayWith(null, false) });
    await expect.element(screen.getByRole('heading', { name: 'I dettagli' })).toBeVisible();
    await expect.element(screen.getByText('Il tecnico è in viaggio')).not.toBeInTheDocument();
    const next = screen.getByRole('region', { name: 'Prossimo passo' });
    await expect.element(next).toMatchTextContent('quando parte ti avvisiamo');
  });

  it('shows the map where the gateway provides only the position', async () => {
    const screen = await open(PATH, { gateway: gatewayWith(null, true, { capabilities: [] }) });
    await expect.element(screen.getByRole('img', { name: 'Mappa: dov’è il tecnico' })).toBeVisible();
  });
});
