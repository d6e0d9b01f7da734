import { autolettura, sentReadings, storicoLetture, tipologiaAutolettura } from '@sportello/calls';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../../test/accessible.ts';
import { fakeGateway } from '../../../test/gateway.ts';
import { open } from '../../../test/open.tsx';

const PATH = '/my-edison/contratti/4000000001/letture';
const options = tipologiaAutolettura.example.answer;

describe('the readings of a supply', () => {
  it('sends an unusual reading only with a reason, and shows that it arrived', async () => {
    const gateway = fakeGateway();
    const screen = await open(PATH, { gateway });
    const figure = screen.getByLabelText('Cifre del contatore (m³)');
    await figure.fill('9999');
    await expect.element(screen.getByText('Cifra molto più alta del solito: controllala.')).toBeVisible();
    await expectAccessible();
    await screen.getByLabelText('Giorno della lettura').fill(options.inizioPeriodo ?? '');
    await screen.getByRole('button', { name: 'Invia la lettura' }).click();
    await expect
      .element(screen.getByText('Spiegaci il motivo: registreremo la lettura così com’è.').last())
      .toBeVisible();
    await screen.getByLabelText('Il contatore è stato sostituito').click();
    gateway.answer(tipologiaAutolettura, { ...options, aperta: false, motivo: 'GIA_INVIATA' });
    await screen.getByRole('button', { name: 'Invia la lettura' }).click();
    await expect.element(screen.getByText('La lettura è arrivata')).toBeVisible();
    await expect.element(screen.getByText('La lettura di questo periodo è già registrata.')).toBeVisible();
    const [sent, ...others] = gateway.asked(autolettura);
    expect(others).toEqual([]);
    expect(await sent?.json()).toMatchObject({
      letture: [{ fascia: 'F0', valore: 9999 }],
      conferma: 'CONTATORE_SOSTITUITO',
    });
  });

  it('shows the labels of their form in one line, that of the photo too', async () => {
    const screen = await open(PATH);
    await expect.element(screen.getByText('Foto del contatore (se vuoi)')).toBeVisible();
    const labels = ['Cifre del contatore (m³)', 'Giorno della lettura', 'Foto del contatore (se vuoi)'].map((words) => {
      const text = document.createRange();
      text.selectNodeContents(screen.getByText(words, { exact: true }).element());
      return text.getBoundingClientRect().left;
    });
    expect(labels).toEqual([labels[0], labels[0], labels[0]]);
  });

  it('rejects a reading with decimals', async () => {
    const screen = await open(PATH);
    await screen.getByLabelText('Cifre del contatore (m³)').fill('42,5');
    await screen.getByRole('button', { name: 'Invia la lettura' }).click();
    await expect.element(screen.getByText('Scrivi le cifre prima della virgola, senza lettere.')).toBeVisible();
  });

  it.each([
    ['CONTATORE_TELELETTO', 'Il distributore legge questo contatore a distanza'],
    ['CONTRATTO_NON_ATTIVO', 'Questo contratto non è attivo: non serve inviare letture.'],
    ['FUORI_PERIODO', 'La prossima lettura si invia da'],
  ] as const)('shows why readings can’t be sent: %s', async (motivo, words) => {
    const gateway = fakeGateway();
    gateway.answer(tipologiaAutolettura, { ...options, aperta: false, motivo });
    const screen = await open(PATH, { gateway });
    await expect.element(screen.getByText(words, { exact: false })).toBeVisible();
    await expectAccessible();
  });

  it('shows the state of sent readings', async () => {
    const screen = await open(PATH);
    await expect.element(screen.getByRole('heading', { name: 'Le letture che hai inviato' })).toBeVisible();
    await expect.element(screen.getByRole('listitem').filter({ hasText: 'Inviata al distributore' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Scarica la foto' })).toBeVisible();
  });

  it('shows an error, not an empty history, where readings can’t be read', async () => {
    const gateway = fakeGateway();
    gateway.lose(storicoLetture);
    gateway.answer(sentReadings, { autoletture: [] });
    const screen = await open(PATH, { gateway });
    await expect
      .element(screen.getByRole('alert'))
      .toMatchTextContent('Non riusciamo a caricare lo storico delle letture');
    await expect.element(screen.getByText('Ancora nessuna lettura', { exact: false })).not.toBeInTheDocument();
  });
});
