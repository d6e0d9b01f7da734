import {
  bookingDraft,
  checkLivelliPrivacy,
  modificaLivelloPrivacy,
  notifications,
  readNotification,
  recuperoDatiContratto,
  saveBookingDraft,
  saveLandRegistry,
} from '@sportello/calls';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { expectAccessible } from '../../../test/accessible.ts';
import { fakeGateway } from '../../../test/gateway.ts';
import { open } from '../../../test/open.tsx';

describe('a change', () => {
  async function openConsents() {
    const gateway = fakeGateway();
    const screen = await open('/my-edison/profilo/consensi', { gateway });
    const marketing = screen.getByRole('switch', { name: 'Ricevere offerte e novità' });
    await expect.element(marketing).toBeChecked();
    await marketing.click();
    return { ...screen, gateway, marketing, save: screen.getByRole('button', { name: 'Salva le scelte' }) };
  }

  it('sends a change once, however often it is pressed', async () => {
    const { gateway, save, getByRole } = await openConsents();
    const { letThrough } = gateway.hold(modificaLivelloPrivacy);
    const button = save.element() as HTMLButtonElement;
    button.click();
    button.click();
    letThrough();
    await expect.element(getByRole('status').filter({ hasText: 'Scelte salvate' })).toBeVisible();
    expect(gateway.asked(modificaLivelloPrivacy)).toHaveLength(1);
  });

  it('says that there is no connection only as long as there is none', async () => {
    const { gateway, save, getByText } = await openConsents();
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    onTestFinished(() => online.mockRestore());
    window.dispatchEvent(new Event('offline'));
    await save.click();
    await expect.element(getByText('Non abbiamo inviato nulla', { exact: false })).toBeVisible();
    online.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await expect.element(getByText('Non abbiamo inviato nulla', { exact: false })).not.toBeInTheDocument();
    expect(gateway.asked(modificaLivelloPrivacy)).toHaveLength(0);
  });

  it('freshens what it touches; then its message has the focus', async () => {
    const { gateway, save, getByRole } = await openConsents();
    const asked = gateway.asked(checkLivelliPrivacy).length;
    await save.click();
    await expect.element(getByRole('status').filter({ hasText: 'Scelte salvate' })).toHaveFocus();
    expect(gateway.asked(checkLivelliPrivacy)).toHaveLength(asked + 1);
    await expectAccessible();
  });

  it('does not read again after a change that returns the new state', async () => {
    const gateway = fakeGateway();
    const { bozza } = bookingDraft.example.answer;
    const campi = { ...bozza.campi, interventionNote: 'Si spegne.' };
    const path = '/my-edison/intervento-tecnico/richiedi-intervento';
    const screen = await open(`${path}?bozza=${bozza.id}&parte=problema`, { gateway });
    await screen.getByLabelText('Cosa succede?').fill(campi.interventionNote);
    gateway.answer(saveBookingDraft, { bozza: { ...bozza, campi } });
    const asked = gateway.asked(bookingDraft).length;
    await screen.getByRole('button', { name: 'Continua' }).click();
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Dove serve l’intervento?');
    expect(gateway.asked(bookingDraft)).toHaveLength(asked);
  });

  it('keeps the choice where a change fails, and focuses an alert with the request', async () => {
    const { gateway, save, marketing, getByRole, getByText } = await openConsents();
    gateway.reject(modificaLivelloPrivacy, 'S-001');
    await save.click();
    await expect.element(getByRole('alert')).toHaveFocus();
    await expect.element(getByText('Codice S-001 · Richiesta prova-1')).toBeVisible();
    await expect.element(marketing).not.toBeChecked();
    await expectAccessible();
  });

  it('focuses what was changed where no message is left', async () => {
    const gateway = fakeGateway();
    const screen = await open('/my-edison/notifiche', { gateway });
    const { answer } = notifications.example;
    gateway.answer(notifications, {
      ...answer,
      notifiche: answer.notifiche.map((each) => ({ ...each, statoLettura: 'LETTA' as const })),
      daLeggere: 0,
    });
    await screen.getByRole('button', { name: 'Segna come letta' }).click();
    await expect.element(screen.getByRole('heading', { name: 'La tua bolletta è arrivata' })).toHaveFocus();
    expect(gateway.asked(readNotification)).toHaveLength(1);
  });
});

describe('a change of what others can change too', () => {
  it('shows what stands now, keeps what was typed, and is sent over that', async () => {
    const gateway = fakeGateway();
    const screen = await open('/my-edison/contratti/4000000001/gestisci', { gateway });
    await screen.getByRole('button', { name: 'Cambia i dati catastali' }).click();
    gateway.reject(saveLandRegistry, 'CHANGED_MEANWHILE');
    gateway.answer(recuperoDatiContratto, {
      ...recuperoDatiContratto.example.answer,
      datiCatastali: { inseriti: true, foglio: '99', particella: '345', subalterno: '6' },
      versione: '4',
    });
    const sheet = screen.getByLabelText('Foglio');
    const save = screen.getByRole('region', { name: 'Dati catastali' }).getByRole('button', { name: 'Salva' });
    await sheet.fill('77');
    await save.click();
    await expect.element(screen.getByRole('alert')).toMatchTextContent('Dati attuali: foglio 99');
    await expect.element(screen.getByRole('alert')).toHaveFocus();
    await expect.element(sheet).toHaveValue('77');

    gateway.answer(saveLandRegistry, {});
    await save.click();
    await expect.element(screen.getByRole('status').filter({ hasText: 'sono salvati' })).toHaveFocus();
    const versions = gateway.asked(saveLandRegistry).map(({ headers }) => headers.get('if-match'));
    expect(versions).toEqual(['"3"', '"4"']);
  });
});
