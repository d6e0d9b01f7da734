import { bookingDraft, saveBookingDraft } from '@sportello/calls';
import { describe, expect, it } from 'vitest';
import { fakeGateway } from '../../../../test/gateway.ts';
import { open } from '../../../../test/open.tsx';

const { bozza } = bookingDraft.example.answer;
const campi = {
  supportType: 'VIDEOCALL',
  macroTypeId: 'M01',
  installationId: 'P01',
  interventionNote: 'Si spegne.',
  street: 'Via Washington 70',
  zipCode: '20146',
  city: 'Milano',
  province: 'MI',
  appointmentDate: '2026-12-01',
  slotId: 'V1-20261201',
} as const;

async function openContacts(draft: object = {}) {
  const gateway = fakeGateway();
  gateway.answer(bookingDraft, { bozza: { ...bozza, campi, ...draft } });
  const screen = await open(`/my-edison/intervento-tecnico/supporto-videocall-contatti?bozza=${bozza.id}`, { gateway });
  await screen.getByLabelText('Email').fill('giulia@example.it');
  await screen.getByRole('radio', { name: 'Per email' }).click();
  const consent = screen.getByRole('checkbox');
  const goOn = () => screen.getByRole('button', { name: 'Continua' }).click();
  const saved = async () => {
    await expect.poll(() => gateway.asked(saveBookingDraft)).toHaveLength(1);
    const [request] = gateway.asked(saveBookingDraft);
    const body = (await request?.json()) as { campi: object } | undefined;
    return body?.campi;
  };
  return { consent, goOn, saved };
}

describe('the consent of changed contacts (prenotazione.regole.1)', () => {
  it('does not ask for the consent before the summary of a new booking', async () => {
    const { consent, goOn, saved } = await openContacts();
    await expect.element(consent).not.toBeInTheDocument();
    await goOn();
    expect(await saved()).toMatchObject({ email: 'giulia@example.it', linkReceptionMode: 'EMAIL' });
  });

  it('leaves the consent of changed contacts unchecked, and does not send it', async () => {
    const { consent, goOn, saved } = await openContacts({ flusso: 'DatiContatto', idIntervento: 'I0000001' });
    await expect.element(consent).not.toBeChecked();
    await goOn();
    expect(await saved()).not.toHaveProperty('privacyConsent');
  });
});
