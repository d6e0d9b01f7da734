import { attachCase, cases } from '@sportello/calls';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../../test/accessible.ts';
import { fakeGateway } from '../../../test/gateway.ts';
import { open } from '../../../test/open.tsx';

const PATH = '/my-edison/assistenza/reclami';
const example = cases.example.answer;
const [one] = example.reclami;
const other = (changes: object) => ({ ...one, ...changes }) as NonNullable<typeof one>;

describe('the list of cases (reclami.cliente.1)', () => {
  it('shows of each its kind, its state and a date', async () => {
    const gateway = fakeGateway();
    gateway.answer(cases, {
      reclami: [
        other({ rispostaEntro: '2099-12-20' }),
        other({ numero: 'RC-2026-000122', stato: 'ATTESA_CLIENTE', rispostaEntro: null }),
        other({ numero: 'RC-2026-000121', stato: 'RISPOSTO', rispostaEntro: null, conclusoIl: '2025-03-08T09:00:00Z' }),
        other({ numero: 'RC-2026-000120', stato: 'RITIRATO', rispostaEntro: null, conclusoIl: '2025-03-08T09:00:00Z' }),
        other({ numero: 'RC-2026-000119', rispostaEntro: '2026-01-20' }),
      ],
    });
    const screen = await open(PATH, { gateway });
    const rows = screen.getByRole('article');
    await expect.element(rows.nth(0)).toMatchTextContent('Rispondiamo entro domenica 20 dicembre 2099');
    await expect.element(rows.nth(0)).toMatchTextContent('In lavorazione');
    await expect.element(rows.nth(1)).toMatchTextContent('Aspettiamo una tua risposta');
    await expect.element(rows.nth(2)).toMatchTextContent('Risposta: 8 marzo 2025');
    await expect.element(rows.nth(3)).toMatchTextContent('Ritirato: 8 marzo 2025');
    await expect.element(rows.nth(4)).toMatchTextContent('Siamo in ritardo, ci scusiamo: il termine era martedì 20');
    await expectAccessible();
    await rows.nth(1).getByRole('link', { name: 'Reclamo' }).click();
    await expect.poll(screen.path).toBe(`${PATH}/RC-2026-000122`);
  });

  it('shows that there are none, and the way to the first', async () => {
    const gateway = fakeGateway();
    gateway.answer(cases, { reclami: [] });
    const screen = await open(PATH, { gateway });
    await expect.element(screen.getByRole('heading', { name: 'Nessun reclamo' })).toBeVisible();
    await expectAccessible();
    await screen.getByRole('link', { name: 'Scrivi un reclamo' }).click();
    await expect.poll(screen.path).toBe(`${PATH}/nuovo`);
  });

  it('shows an error that is not called none', async () => {
    const gateway = fakeGateway();
    gateway.reject(cases, 'S-001');
    const screen = await open(PATH, { gateway });
    await expect.element(screen.getByRole('alert')).toMatchTextContent('Non riusciamo a caricare i tuoi reclami');
    await expect.element(screen.getByText('Nessun reclamo')).not.toBeInTheDocument();
  });

  it('links the list of cases and the messages to each other', async () => {
    const screen = await open(PATH);
    await screen.getByRole('link', { name: 'Messaggi' }).click();
    await expect.poll(screen.path).toBe('/my-edison/assistenza/richieste');
    await screen.getByRole('link', { name: 'Reclami e segnalazioni' }).click();
    await expect.poll(screen.path).toBe(PATH);
  });
});

describe('a case that was opened without an account (reclami.pubblico.4)', () => {
  it('asks for the code of a case, attaches it, and opens its page', async () => {
    const gateway = fakeGateway();
    const screen = await open(PATH, { gateway });
    await screen.getByRole('button', { name: 'Collega il reclamo' }).click();
    await expect.element(screen.getByText('Scrivi il codice.')).toBeVisible();
    expect(gateway.asked(attachCase)).toEqual([]);
    await screen.getByLabelText('Codice del reclamo').fill(' 7KQ4-M2XD-9HTP ');
    await screen.getByRole('button', { name: 'Collega il reclamo' }).click();
    await expect.poll(screen.path).toBe(`${PATH}/RC-2026-000123`);
    expect(await gateway.asked(attachCase)[0]?.json()).toEqual({ codice: '7KQ4-M2XD-9HTP' });
  });

  it('rejects a wrong code at its field', async () => {
    const gateway = fakeGateway();
    gateway.reject(attachCase, 'NOT_FOUND');
    const screen = await open(PATH, { gateway });
    const code = screen.getByLabelText('Codice del reclamo');
    await code.fill('ALTR-UIAL-TRUI');
    await screen.getByRole('button', { name: 'Collega il reclamo' }).click();
    await expect.element(screen.getByText('Codice non valido: controlla come l’hai scritto.')).toBeVisible();
    await expect.element(code).toHaveFocus();
    await expectAccessible();
  });
});
