import { openPublicCase, sendPublicCaseCode } from '@sportello/calls';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../test/accessible.ts';
import { fakeGateway, type FakeGateway } from '../../../../test/gateway.ts';
import { open } from '../../../../test/open.tsx';

const openForm = (gateway: FakeGateway) => open('/reclamo', { gateway, username: null });
type Screen = Awaited<ReturnType<typeof openForm>>;
const title = (screen: Screen) => screen.getByRole('heading', { level: 1 });

async function write(screen: Screen): Promise<void> {
  await screen.getByLabelText('Cosa vuoi scriverci?').selectOptions('Correzione di una bolletta');
  await screen.getByLabelText('Nome e cognome').fill('Giulia Ferri');
  await screen.getByLabelText('La tua email').fill('g.ferri@example.it');
  await screen.getByLabelText('Codice POD o PDR').fill('it001e 12345678');
  await screen.getByLabelText('Cosa è successo?').fill('Il contatore segna 4.512.');
  await screen.getByRole('button', { name: 'Continua' }).click();
}

const storedTexts = () =>
  Array.from({ length: sessionStorage.length }, (_, at) => sessionStorage.getItem(sessionStorage.key(at) ?? '')).join();

describe('a complaint without an account (reclami.pubblico.1)', () => {
  it('rejects what is missing at its field, and sends no code', async () => {
    const gateway = fakeGateway();
    const screen = await openForm(gateway);
    await screen.getByRole('button', { name: 'Continua' }).click();
    await expect.element(screen.getByLabelText('Cosa vuoi scriverci?')).toHaveFocus();
    for (const words of ['Scrivi nome e cognome.', 'Scrivi cosa è successo.']) {
      await expect.element(screen.getByText(words)).toBeVisible();
    }
    await expectAccessible();
    expect(gateway.asked(sendPublicCaseCode)).toEqual([]);
  });

  it('confirms the address with a code, and shows number, day and the code to keep', async () => {
    const gateway = fakeGateway();
    const screen = await openForm(gateway);
    await write(screen);
    await expect.element(title(screen)).toHaveTextContent('Conferma la tua email');
    await expect.element(title(screen)).toHaveFocus();
    expect(await gateway.asked(sendPublicCaseCode)[0]?.json()).toEqual({ email: 'g.ferri@example.it' });
    await expectAccessible();
    gateway.reject(openPublicCase, 'CODE_WRONG');
    await screen.getByLabelText('Codice di 6 cifre').fill('111111');
    await screen.getByRole('button', { name: 'Invia il reclamo' }).click();
    await expect.element(screen.getByText('Il codice non è giusto: controlla l’email.')).toBeVisible();
    gateway.answer(openPublicCase, openPublicCase.example.answer);
    await screen.getByLabelText('Codice di 6 cifre').fill('483 920');
    await screen.getByRole('button', { name: 'Invia il reclamo' }).click();
    await expect.element(title(screen)).toHaveTextContent('Reclamo ricevuto');
    await expect.element(screen.getByText('RC-2026-000123')).toBeVisible();
    await expect.element(screen.getByText('7KQ4-M2XD-9HTP')).toBeVisible();
    await expectAccessible();
    const sent = gateway.asked(openPublicCase).at(-1);
    expect(await sent?.json()).toEqual({
      tipo: 'RETTIFICA',
      nome: 'Giulia Ferri',
      email: 'g.ferri@example.it',
      codiceFornitura: 'IT001E12345678',
      testo: 'Il contatore segna 4.512.',
      codice: '483920',
    });
    expect(sent?.headers.get('idempotency-key')).not.toBeNull();
  });

  it('keeps what was typed when the customer goes back', async () => {
    const screen = await openForm(fakeGateway());
    await write(screen);
    await screen.getByRole('button', { name: 'Indietro' }).click();
    await expect.element(screen.getByLabelText('Cosa è successo?')).toHaveValue('Il contatore segna 4.512.');
    await expect.element(screen.getByLabelText('Codice POD o PDR')).toHaveValue('IT001E12345678');
  });

  it('keeps what was typed over a reload, but for the files, until it is sent or discarded', async () => {
    const first = await openForm(fakeGateway());
    await first.getByLabelText('Nome e cognome').fill('Giulia Ferri');
    await first.getByLabelText('Cosa è successo?').fill('Il contatore segna 4.512.');
    await first.getByLabelText('Cosa vuoi scriverci?').selectOptions('Correzione di una bolletta');
    const png = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], 'contatore.png', {
      type: 'image/png',
    });
    await userEvent.upload(document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement, png);
    await expect.element(first.getByRole('button', { name: 'Togli contatore.png' })).toBeVisible();
    await first.unmount();

    const screen = await openForm(fakeGateway());
    await expect.element(screen.getByLabelText('Cosa è successo?')).toHaveValue('Il contatore segna 4.512.');
    await expect.element(screen.getByLabelText('Cosa vuoi scriverci?')).toHaveValue('RETTIFICA');
    await expect.element(screen.getByText(/aggiungi di nuovo contatore.png/)).toBeVisible();
    expect(storedTexts()).not.toContain('iVBOR');
    await expectAccessible();
    await screen.getByRole('button', { name: 'Scarta e ricomincia' }).click();
    await expect.element(screen.getByLabelText('Cosa è successo?')).toHaveValue('');
    await screen.unmount();

    const later = await openForm(fakeGateway());
    await expect.element(later.getByLabelText('Nome e cognome')).toHaveValue('');
    await write(later);
    await later.getByLabelText('Codice di 6 cifre').fill('483 920');
    await later.getByRole('button', { name: 'Invia il reclamo' }).click();
    await expect.element(title(later)).toHaveTextContent('Reclamo ricevuto');
    expect(storedTexts()).not.toContain('Giulia Ferri');
  });
});
