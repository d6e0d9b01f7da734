import {
  bookingDraft,
  recuperoContrattiVasCliente,
  recuperoLista,
  recuperoListaMSR,
  recuperoListaQuotation,
  saveBookingDraft,
  type ErrorCode,
} from '@sportello/calls';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../../../test/accessible.ts';
import { fakeGateway } from '../../../../test/gateway.ts';
import { open } from '../../../../test/open.tsx';

const { bozza } = bookingDraft.example.answer;
const asked = { ...bozza, campi: { macroTypeId: 'M01', installationId: 'P01', interventionNote: 'Si spegne.' } };
const refused: ErrorCode = 'REQUEST_NOT_VALID';

async function openQuestion({ supplies = 0 } = {}) {
  const gateway = fakeGateway();
  gateway.answer(bookingDraft, { bozza: asked });
  const [supply] = recuperoLista.example.answer.contratti;
  if (supply === undefined) throw new Error('the catalogue has no example');
  const contratti = Array.from({ length: supplies }, (_, at) => ({
    ...supply,
    codiceContratto: `400000000${at}`,
    indirizzo: { ...supply.indirizzo, via: `Via Roma ${at + 1}` },
  }));
  gateway.answer(recuperoLista, { contratti });
  gateway.answer(recuperoContrattiVasCliente, { contratti: [] });
  gateway.answer(recuperoListaQuotation, { quotazioni: [] });
  gateway.answer(recuperoListaMSR, { richieste: [] });
  const screen = await open(`/my-edison/intervento-tecnico/richiedi-intervento?bozza=${bozza.id}&parte=indirizzo`, {
    gateway,
  });
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Dove serve l’intervento?');
  const field = (name: string) => screen.getByLabelText(name, { exact: true });
  const goOn = () => screen.getByRole('button', { name: 'Continua' }).click();
  return { ...screen, gateway, field, goOn };
}

async function write(field: Awaited<ReturnType<typeof openQuestion>>['field']): Promise<void> {
  for (const [name, text] of [
    ['Comune', 'Milano'],
    ['Provincia', 'MI'],
    ['CAP', '20146'],
    ['Via o piazza', 'Via Washington'],
    ['Numero civico', '70'],
  ] as const) {
    await field(name).fill(text);
  }
}

describe('the address of a booking', () => {
  it('searches among many supply addresses, and keeps the selected one', async () => {
    const { gateway, goOn, getByRole, getByText } = await openQuestion({ supplies: 40 });
    await expect.element(getByText('Ne vedi 6 di 40: cerca per trovare gli altri.')).toBeVisible();
    const search = getByRole('searchbox', { name: 'Cerca tra i tuoi indirizzi' });
    await search.fill('roma 33');
    const found = getByRole('radio', { name: /^Via Roma 33,/ });
    await found.click();
    await search.fill('via che non c’è');
    await expect.element(getByText(/^Nessun indirizzo corrisponde/)).toBeVisible();
    await expect.element(found).toBeChecked();
    await expectAccessible();
    await goOn();
    await expect.poll(() => gateway.asked(saveBookingDraft).length).toBe(1);
    expect(await gateway.asked(saveBookingDraft)[0]?.json()).toMatchObject({ campi: { street: 'Via Roma 33' } });
  });

  it('shows few supplies without a search', async () => {
    const { getByRole } = await openQuestion({ supplies: 6 });
    await expect.element(getByRole('radio', { name: /^Via Roma 6,/ })).toBeVisible();
    expect(getByRole('searchbox').all()).toEqual([]);
  });

  it('marks each missing field of a new address, and focuses the first', async () => {
    const { field, goOn, gateway } = await openQuestion();
    await goOn();
    await expect.element(field('Comune')).toHaveFocus();
    await expect.element(field('Comune')).toHaveAccessibleDescription('Scrivi il comune.');
    await expect.element(field('Numero civico')).toHaveAccessibleDescription(/Scrivi il numero civico/);
    await expectAccessible();
    expect(gateway.asked(saveBookingDraft)).toHaveLength(0);
  });

  it('tells what is wrong with a field once it is left, and never that it is still empty', async () => {
    const { field } = await openQuestion();
    await field('CAP').fill('2014');
    await field('Via o piazza').click();
    await expect.element(field('CAP')).toHaveAccessibleDescription('Il CAP ha cinque cifre.');
    await field('Numero civico').click();
    await expect.element(field('Via o piazza')).not.toHaveAccessibleDescription(/./);
    await field('CAP').fill('20146');
    await expect.element(field('CAP')).not.toHaveAccessibleDescription(/./);
  });

  it('shows a rejected value at its field, and keeps what was entered', async () => {
    const { field, goOn, gateway, getByRole } = await openQuestion();
    await write(field);
    await field('Come ti troviamo (se vuoi)').fill('Scala B');
    gateway.reject(saveBookingDraft, refused, { 'campi.zipCode': 'NOT_VALID', 'campi.addressNote': 'TOO_LONG' });
    await goOn();
    await expect.element(field('CAP')).toHaveFocus();
    await expect.element(field('CAP')).toHaveAccessibleDescription('Formato non valido: controlla questo dato.');
    await expect.element(field('Come ti troviamo (se vuoi)')).toHaveAccessibleDescription(/Testo troppo lungo\./);
    await expect.element(getByRole('alert')).not.toBeInTheDocument();
    await expect.element(field('CAP')).toHaveValue('20146');
    await expect.element(field('Numero civico')).toHaveValue('70');
    // A rejected field keeps its error after the focus moves.
    await field('Via o piazza').click();
    await expect.element(field('CAP')).toHaveAccessibleDescription('Formato non valido: controlla questo dato.');
    await expectAccessible();
  });

  it('shows at the address choice that none is selected, or that it is rejected', async () => {
    const { goOn, gateway, getByRole, getByText } = await openQuestion({ supplies: 2 });
    const first = getByRole('radio', { name: /^Via Roma 1,/ });
    await goOn();
    await expect.element(getByText('Scegli un indirizzo.')).toBeVisible();
    await expect.element(first).toHaveFocus();
    await first.click();
    await expect.element(getByText('Scegli un indirizzo.')).not.toBeInTheDocument();
    gateway.reject(saveBookingDraft, refused, { 'campi.province': 'TOO_LONG' });
    await goOn();
    await expect.element(getByText('Testo troppo lungo.')).toBeVisible();
    await expect.element(first).toHaveFocus();
    await expect.element(first).toBeChecked();
    await expectAccessible();
  });
});

it('contacts of a booking that are rejected say so at their field', async () => {
  const gateway = fakeGateway();
  const campi = { ...asked.campi, supportType: 'VIDEOCALL' as const, privacyConsent: true };
  gateway.answer(bookingDraft, { bozza: { ...asked, flusso: 'DatiContatto', idIntervento: 'I0000001', campi } });
  gateway.reject(saveBookingDraft, refused, { 'campi.email': 'NOT_VALID' });
  const screen = await open(`/my-edison/intervento-tecnico/supporto-videocall-contatti?bozza=${bozza.id}`, { gateway });
  const mail = screen.getByLabelText('Email');
  await mail.fill('giulia@example.it');
  await screen.getByRole('radio', { name: 'Per email' }).click();
  await screen.getByRole('button', { name: 'Continua' }).click();
  await expect.element(mail).toHaveFocus();
  await expect.element(mail).toHaveAccessibleDescription('Formato non valido: controlla questo dato.');
  await expect.element(mail).toHaveValue('giulia@example.it');
});
