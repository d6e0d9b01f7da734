import {
  modificaRicezioneNotifiche,
  recuperoDatiContratto,
  recuperoDatiPagamento,
  recuperoLista,
  recuperoRicezioneNotifiche,
} from '@sportello/calls';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../../../test/accessible.ts';
import { fakeGateway } from '../../../../test/gateway.ts';
import { open } from '../../../../test/open.tsx';

const MANAGE = '/my-edison/contratti/4000000001/gestisci';
const data = recuperoDatiContratto.example.answer;
const { contratto: contract } = data;

describe('what is decided about a contract', () => {
  it('is nothing any more once it has ended: only how it was paid is told (contratto.pagine.2)', async () => {
    const gateway = fakeGateway();
    const over = { stato: 'Cessato', dataFine: '2026-08-31' };
    gateway.answer(recuperoLista, {
      contratti: recuperoLista.example.answer.contratti.map((one) => ({ ...one, ...over })),
    });
    gateway.answer(recuperoDatiContratto, { ...data, contratto: contract && { ...contract, ...over } });
    const screen = await open(MANAGE, { gateway });
    await expect.element(screen.getByRole('heading', { name: 'Pagamento' })).toBeVisible();
    await expect.element(screen.getByText('Addebito su conto corrente').first()).toBeVisible();
    const main = screen.getByRole('main');
    for (const name of ['Dati catastali', 'Bollette e avvisi', 'Nomi della fornitura']) {
      await expect.element(main.getByRole('heading', { name })).not.toBeInTheDocument();
    }
    await expect.element(main.getByRole('link', { name: 'Cambia metodo di pagamento' })).not.toBeInTheDocument();
    await expect
      .element(main.getByRole('button', { name: /^(Salva|Cambia|Inserisci|Aggiungi)/ }))
      .not.toBeInTheDocument();
    await expectAccessible();
  });

  it('as a debit on its way says that it was received, and from when it counts', async () => {
    const gateway = fakeGateway();
    gateway.answer(recuperoDatiPagamento, {
      ...recuperoDatiPagamento.example.answer,
      metodoPagamento: 'P',
      metodo: null,
      mandatoAttuale: null,
      mandatoFuturo: 'EE00000000000000000000000000000002',
      ibanFuturo: 'IT60X0542811101000000123456',
    });
    const payment = (await open(MANAGE, { gateway })).getByRole('main');
    await expect.element(payment.getByText('Bollettino Postale')).toBeVisible();
    await expect.element(payment.getByText('Prossimo metodo: addebito su conto corrente')).toBeVisible();
    await expect
      .element(payment.getByText(/vale dalla prima bolletta dopo l’attivazione/))
      .toMatchTextContent('Fino ad allora paghi come adesso.');
    await expect.element(payment.getByText(/cambiato/i)).not.toBeInTheDocument();
  });

  it('as how bills come has the focus on its message once it is saved', async () => {
    const screen = await open(MANAGE);
    await screen.getByRole('radio', { name: 'Su carta, per posta' }).click();
    await screen.getByRole('button', { name: 'Salva' }).click();
    const said = screen.getByRole('status').filter({ hasText: 'Le tue scelte sono salvate' });
    await expect.element(said).toHaveFocus();
  });

  it('as how bills come, where it is rejected, says so where it was chosen, and leaves the choice', async () => {
    const gateway = fakeGateway();
    gateway.reject(modificaRicezioneNotifiche, 'REQUEST_NOT_VALID', { flagBollettaWeb: 'NOT_VALID' });
    const screen = await open(MANAGE, { gateway });
    const paper = screen.getByRole('radio', { name: 'Su carta, per posta' });
    await paper.click();
    await screen.getByRole('button', { name: 'Salva' }).click();
    await expect.element(screen.getByText('Formato non valido: controlla questo dato.')).toBeVisible();
    await expect.element(screen.getByRole('radio', { name: /^Sul web/ })).toHaveFocus();
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
    await expect.element(paper).toBeChecked();
    await expectAccessible();
    await screen.getByRole('button', { name: 'Annulla' }).click();
    await expect.element(paper).not.toBeChecked();
    await expect.element(screen.getByText('Formato non valido: controlla questo dato.')).not.toBeInTheDocument();
  });

  it('as how bills come, chosen by somebody else meanwhile, keeps the choice and is saved over theirs', async () => {
    const gateway = fakeGateway();
    const screen = await open(MANAGE, { gateway });
    const sms = screen.getByRole('switch', { name: 'Avvisi via SMS' });
    await sms.click();
    gateway.reject(modificaRicezioneNotifiche, 'CHANGED_MEANWHILE');
    const theirs = { ...recuperoRicezioneNotifiche.example.answer, flagNotificaMail: null, versione: '8' };
    gateway.answer(recuperoRicezioneNotifiche, theirs);
    const save = screen.getByRole('button', { name: 'Salva' });
    await save.click();
    const told = screen.getByRole('alert').filter({ hasText: 'Nel frattempo queste scelte sono cambiate' });
    await expect.element(told).toMatchTextContent('niente email');
    await expect.element(sms).toBeChecked();
    await expect.element(screen.getByRole('switch', { name: 'Avvisi via email' })).toBeChecked();
    gateway.answer(modificaRicezioneNotifiche, {});
    await save.click();
    await expect.element(screen.getByRole('status').filter({ hasText: 'sono salvate' })).toHaveFocus();
    const sent = gateway.asked(modificaRicezioneNotifiche).map(({ headers }) => headers.get('if-match'));
    expect(sent).toEqual(['"7"', '"8"']);
  });
});
