import { customerChanges, modificaDatiProfilo, recuperaDatiProfilo, sendOTP } from '@sportello/calls';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../../../test/accessible.ts';
import { fakeGateway } from '../../../../test/gateway.ts';
import { open } from '../../../../test/open.tsx';

const CONTACTS = '/my-edison/profilo/contatti';
const profile = recuperaDatiProfilo.example.answer;

function changed(what: 'dataUltimaModificaMail' | 'dataUltimaModificaTelefono') {
  const gateway = fakeGateway();
  const never = { dataUltimaModificaMail: null, dataUltimaModificaTelefono: null };
  const now = new Date().toISOString();
  gateway.answer(recuperaDatiProfilo, { ...profile, ...never, [what]: now, intervalloModificaContatto: 72 });
  return gateway;
}

describe('the contacts', () => {
  it.each([
    ['Cellulare', 'Email', 'dataUltimaModificaMail', /^Il cellulare si può cambiare da/],
    ['Email', 'Cellulare', 'dataUltimaModificaTelefono', /^L’email si può cambiare da/],
  ] as const)('locks %s, and shows until when, where %s has changed', async (locked, free, what, callout) => {
    const screen = await open(CONTACTS, { gateway: changed(what) });
    await expect.element(screen.getByText(callout)).toBeVisible();
    await expect.element(screen.getByText(/per 72 ore\.$/)).toBeVisible();
    await expect.element(screen.getByLabelText(locked)).toHaveAttribute('readonly', '');
    await expect.element(screen.getByLabelText(free)).not.toHaveAttribute('readonly');
    await expectAccessible();
  });

  it('shows wrong contacts at their fields, and sends nothing', async () => {
    const gateway = fakeGateway();
    gateway.answer(recuperaDatiProfilo, { ...profile, dataUltimaModificaMail: null });
    const screen = await open(CONTACTS, { gateway });
    const mail = screen.getByLabelText('Email');
    const phone = screen.getByLabelText('Cellulare');
    const save = screen.getByRole('button', { name: 'Salva' });
    for (const [typed, words] of [
      ['', 'Scrivi un indirizzo email: ci serve per raggiungerti.'],
      ['giulia', 'Indirizzo email non valido. Scrivine uno come nome@esempio.it.'],
      ['γιουλια@example.it', 'Indirizzo email non valido. Scrivine uno come nome@esempio.it.'],
      [`${'a'.repeat(250)}@example.it`, 'Testo troppo lungo: controlla come l’hai scritto.'],
    ] as const) {
      await mail.fill(typed);
      await save.click();
      await expect.element(screen.getByText(words)).toBeVisible();
      await expect.element(mail).toHaveFocus();
    }
    await mail.fill('giulia.ferri@example.it');
    for (const [typed, words] of [
      ['', 'Scrivi un numero di cellulare: per toglierlo chiama il servizio clienti.'],
      ['tre tre tre', 'Scrivi solo cifre, come 333 1234567 o +39 333 1234567.'],
      ['٣٣٣١٢٣٤٥٦٧', 'Scrivi solo cifre, come 333 1234567 o +39 333 1234567.'],
    ] as const) {
      await phone.fill(typed);
      await save.click();
      await expect.element(screen.getByText(words)).toBeVisible();
    }
    await expectAccessible();
    expect([...gateway.asked(modificaDatiProfilo), ...gateway.asked(sendOTP)]).toEqual([]);
  });

  it('shows the outcome of a change in other systems, and of which contact (fornitore.esiti.5)', async () => {
    const gateway = fakeGateway();
    const [, refused] = customerChanges.example.answer.modifiche;
    if (refused === undefined) throw new Error('no example');
    const contact = { ...refused, materia: 'CONTATTO' };
    gateway.answer(customerChanges, {
      modifiche: [
        { ...contact, oggetto: 'MAIL', testo: 'L’indirizzo non riceve posta' },
        { ...contact, id: '40', oggetto: 'SMS', stato: 'PRESA_IN_CARICO', testo: null },
      ],
    });
    const screen = await open(CONTACTS, { gateway });
    await expect.element(screen.getByText('La tua ultima richiesta non è stata accettata')).toBeVisible();
    await expect
      .element(screen.getByText('La richiesta riguarda la tua email. Qui vedi ancora quella attuale.'))
      .toBeVisible();
    await expect.element(screen.getByText('L’indirizzo non riceve posta')).toBeVisible();
    await expect.element(screen.getByText('La tua richiesta è in lavorazione')).toBeVisible();
    await expect
      .element(screen.getByText('La richiesta riguarda il tuo cellulare. Qui vedi ancora quello attuale.'))
      .toBeVisible();
    await expectAccessible();
  });
});
