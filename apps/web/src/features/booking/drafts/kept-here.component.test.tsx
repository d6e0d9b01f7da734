import {
  addBookingFile,
  bookingDraft,
  bookingDrafts,
  cmsContent,
  companies,
  createIntervention,
  holdSlot,
  interventionDates,
  interventions,
  interventionSlots,
  interventionTypes,
  modifyIntervention,
  saveBookingDraft,
} from '@sportello/calls';
import { addDays, dayInRome } from '@sportello/domain';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../../../test/accessible.ts';
import { fakeGateway } from '../../../../test/gateway.ts';
import { open } from '../../../../test/open.tsx';
import { createVault } from '../../../session/storage/vault.ts';

const BASE = '/my-edison/intervento-tecnico';
const ID = 'prova-0123456789abcdef';
const KEY = `sportello.booking.full/${ID}`;
const day = addDays(dayInRome(Date.now()), 5);
const slot = { ...interventionSlots.example.answer.slots[0], id: 'AB-77', date: day, state: 'NONE' };
const fields = {
  supportType: 'EXIT_TECHNICAL',
  macroTypeId: 'M01',
  installationId: 'P01',
  interventionNote: 'Si spegne.',
  street: 'Via Washington 70',
  zipCode: '20146',
  city: 'Milano',
  province: 'MI',
  appointmentDate: day,
  slotId: 'AB-77',
  companyId: 'C017',
  companyCode: '017',
  email: 'giulia@example.it',
  phoneNumber: '+393331234567',
  privacyConsent: true,
};

/** A gateway with only the provider's calls. */
function bareGateway() {
  const gateway = fakeGateway({ capabilities: [] });
  gateway.answer(cmsContent, [] as never);
  gateway.answer(interventionDates, { dates: [day] });
  gateway.answer(interventionSlots, { slots: [slot] } as never);
  return gateway;
}

function keepBooking(changes: object = {}, file?: { name: string; content: string }) {
  const draft = { id: ID, flow: 'InterventoTecnico', fields, updatedAt: Date.now(), ...changes };
  sessionStorage.setItem(KEY, JSON.stringify({ ...draft, window: { starts: '09:00', ends: '11:00' } }));
  if (file) sessionStorage.setItem(`${KEY}/1`, JSON.stringify({ position: 1, bytes: 9, ...file }));
}

function expectNoOwnCall(gateway: ReturnType<typeof fakeGateway>) {
  for (const entry of [saveBookingDraft, bookingDraft, bookingDrafts, holdSlot, addBookingFile]) {
    expect(gateway.asked(entry), entry.id).toHaveLength(0);
  }
}

describe('a booking before a gateway without drafts (prenotazione.bozza.3)', () => {
  it('keeps a booking and its slot in the tab without gateway drafts', async () => {
    const gateway = bareGateway();
    keepBooking({ fields: { ...fields, slotId: undefined, companyId: undefined, companyCode: undefined } });
    const screen = await open(`${BASE}/supporto-tecnico-data?bozza=${ID}`, { gateway });
    await screen.getByRole('group', { name: 'Giorno', exact: true }).getByRole('radio').first().click();
    await screen
      .getByRole('group', { name: /^Orario di/ })
      .getByRole('button')
      .first()
      .click();
    await expect.element(screen.getByRole('heading', { level: 1 })).toMatchTextContent('Scegli la ditta');
    await screen.getByRole('radio').first().click();
    await screen.getByRole('button', { name: 'Continua' }).click();
    await expect.element(screen.getByRole('heading', { level: 1 })).toMatchTextContent('Controlla e prenota');
    expect(JSON.parse(sessionStorage.getItem(KEY) ?? '{}')).toMatchObject({
      fields: { slotId: 'AB-77', companyId: 'C017' },
      window: { starts: slot.start, ends: slot.end },
    });
    expect(gateway.asked(companies)[0]?.headers.has('x-bozza')).toBe(false);
    expectNoOwnCall(gateway);
  });

  it('sends a booking in the provider’s documented form, with photos in base64, then deletes it', async () => {
    const gateway = bareGateway();
    keepBooking({}, { name: 'caldaia.pdf', content: 'JVBERi0xLjcK' });
    const screen = await open(`${BASE}/conferma-prenotazione-tecnico?bozza=${ID}`, { gateway });
    await expectAccessible();
    await screen.getByRole('checkbox', { name: /^Acconsento/ }).click();
    await screen.getByRole('button', { name: 'Invia la richiesta' }).click();
    await expect.element(screen.getByRole('heading', { level: 1 })).toMatchTextContent('Prenotazione confermata');
    const [request] = gateway.asked(createIntervention);
    expect(await request?.json()).toEqual({
      supportType: 'EXIT_TECHNICAL',
      slotId: 'AB-77',
      installationId: 'P01',
      macroTypeId: 'M01',
      privacyConsent: true,
      userContact: { email: 'giulia@example.it', phoneNumber: '+393331234567' },
      address: { street: 'Via Washington 70', zipCode: '20146', province: 'MI', city: 'Milano', country: 'IT' },
      source: 'WEB',
      interventionNote: 'Si spegne.',
      companyId: 'C017',
      appointmentDate: day,
      attachments: [{ file: 'JVBERi0xLjcK', fileName: 'caldaia.pdf' }],
    });
    expect(request?.headers.has('x-bozza')).toBe(false);
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith(KEY))).toEqual([]);
    expectNoOwnCall(gateway);
  });

  it('sends for a video call how its link comes, and no fields of a visit', async () => {
    const gateway = bareGateway();
    const { companyId: _, companyCode: __, ...others } = fields;
    keepBooking(
      { fields: { ...others, supportType: 'VIDEOCALL', linkReceptionMode: 'EMAIL' } },
      { name: 'caldaia.pdf', content: 'JVBERi0xLjcK' },
    );
    const screen = await open(`${BASE}/conferma-prenotazione-videocall?bozza=${ID}`, { gateway });
    await screen.getByRole('checkbox', { name: /^Acconsento/ }).click();
    await screen.getByRole('button', { name: 'Conferma la prenotazione' }).click();
    await expect.element(screen.getByRole('heading', { level: 1 })).toMatchTextContent('Prenotazione confermata');
    const body = (await gateway.asked(createIntervention)[0]?.json()) as object;
    expect(body).toMatchObject({ supportType: 'VIDEOCALL', linkReceptionMode: 'EMAIL' });
    for (const name of ['companyId', 'appointmentDate', 'attachments', 'errorTechnicianAssignmentCode']) {
      expect(body).not.toHaveProperty(name);
    }
  });

  it('keeps a photo drawn anew as JPEG, shows it and takes it away', async () => {
    const gateway = bareGateway();
    keepBooking();
    const screen = await open(`${BASE}/richiedi-intervento?bozza=${ID}&parte=problema`, { gateway });
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 20;
    const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    const input = screen.container.querySelector<HTMLInputElement>('input[type=file]');
    const picked = new DataTransfer();
    picked.items.add(new File([png ?? ''], 'caldaia.png', { type: 'image/png' }));
    if (input === null) throw new Error('no field for files');
    input.files = picked.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
    await expect.element(screen.getByText('caldaia.jpg')).toBeVisible();
    const kept = JSON.parse(sessionStorage.getItem(`${KEY}/1`) ?? '{}') as { content: string };
    // Base64 of the first bytes of a JPEG.
    expect(kept.content).toMatch(/^\/9j\//);
    await screen.getByRole('button', { name: 'Togli caldaia.jpg' }).click();
    await expect.element(screen.getByText('caldaia.jpg')).not.toBeInTheDocument();
    expect(sessionStorage.getItem(`${KEY}/1`)).toBeNull();
    expectNoOwnCall(gateway);
  });

  it('lists a booking kept in the tab on the page of the service, and deletes it', async () => {
    const gateway = bareGateway();
    keepBooking();
    const screen = await open(BASE, { gateway });
    await expect.element(screen.getByRole('heading', { name: 'Hai una prenotazione da finire' })).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Richiedi un intervento' })).toBeVisible();
    await screen.getByRole('button', { name: /^Elimina/ }).click();
    await screen.getByRole('button', { name: 'Elimina la prenotazione' }).click();
    await expect.element(screen.getByText('Abbiamo eliminato la prenotazione da finire.')).toBeVisible();
    expect(sessionStorage.getItem(KEY)).toBeNull();
  });

  it('hides a booking kept by another user', async () => {
    const gateway = bareGateway();
    keepBooking();
    const screen = await open(`${BASE}/richiedi-intervento?bozza=${ID}`, { gateway, username: 'pmi' });
    await expect.element(screen.getByRole('heading', { name: 'Questa prenotazione non è più in corso' })).toBeVisible();
  });

  it('goes with the session', async () => {
    const gateway = bareGateway();
    keepBooking();
    const { app } = await open(`${BASE}/conferma-prenotazione-tecnico?bozza=${ID}`, { gateway });
    createVault(app.tabStorage, app.browserStorage).clearTab();
    expect(sessionStorage.getItem(KEY)).toBeNull();
  });
});

describe('a change before a gateway without drafts', () => {
  it('sends the fields of a booking, codDitta in place of companyId, and the kind of appointment', async () => {
    const gateway = bareGateway();
    const [example] = interventions.example.answer.interventions;
    keepBooking({ interventionId: example?.id });
    gateway.answer(interventionTypes, {
      macroTypes: [{ id: 'M01', name: 'Caldaia', installations: [{ id: 'P01', name: 'Caldaia', supportTypes: [] }] }],
    });
    const screen = await open(`${BASE}/conferma-prenotazione-tecnico?bozza=${ID}`, { gateway });
    await screen.getByRole('button', { name: 'Conferma la modifica' }).click();
    await expect.element(screen.getByRole('heading', { level: 1 })).toMatchTextContent('Prenotazione modificata');
    const [request] = gateway.asked(modifyIntervention);
    expect(new URL(request?.url ?? '').searchParams.get('operationType')).toMatch(/_APPOINTMENT$/);
    expect(await request?.json()).toEqual({
      supportType: 'EXIT_TECHNICAL',
      slotId: 'AB-77',
      installationId: 'P01',
      macroTypeId: 'M01',
      userContact: { email: 'giulia@example.it', phoneNumber: '+393331234567' },
      address: { street: 'Via Washington 70', zipCode: '20146', province: 'MI', city: 'Milano', country: 'IT' },
      source: 'WEB',
      interventionNote: 'Si spegne.',
      codDitta: '017',
      appointmentDate: day,
    });
    expectNoOwnCall(gateway);
  });
});
