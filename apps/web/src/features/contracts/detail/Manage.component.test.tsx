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
import { loseNetwork, openOutboxOf } from '../../../../test/network.ts';
import { open } from '../../../../test/open.tsx';

const MANAGE = '/my-edison/contratti/4000000001/gestisci';
const data = recuperoDatiContratto.example.answer;
const { contratto: contract } = data;

describe('what is decided about a contract', () => {
  it('shows only the payment of an ended contract, without changes (contratto.pagine.2)', async () => {
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

describe('how bills come, chosen without a network (pagine.rete.5)', () => {
  const answer = recuperoRicezioneNotifiche.example.answer;

  async function chooseOffline() {
    const gateway = fakeGateway();
    const screen = await open(MANAGE, { gateway });
    const sms = screen.getByRole('switch', { name: 'Avvisi via SMS' });
    await expect.element(sms).not.toBeChecked();
    await openOutboxOf(screen);
    const giveNetworkBack = loseNetwork();
    await sms.click();
    await screen.getByRole('button', { name: 'Salva' }).click();
    const note = screen.getByRole('status').filter({ hasText: 'Le tue scelte sono in attesa di invio' });
    await expect.element(note).toHaveFocus();
    await expect.element(note).toMatchTextContent('bolletta sul web, avvisi via email e avvisi via SMS');
    return { ...screen, gateway, sms, note, giveNetworkBack };
  }

  it('shows an offline choice as waiting, and sends it once with the version that was seen', async () => {
    const { gateway, note, giveNetworkBack, getByRole } = await chooseOffline();
    await expectAccessible();
    gateway.answer(recuperoRicezioneNotifiche, { ...answer, flagNotificaSms: 'X', versione: '8' });
    giveNetworkBack();
    await expect.element(getByRole('status').filter({ hasText: 'Abbiamo inviato le scelte in attesa' })).toBeVisible();
    await expect.element(note).not.toBeInTheDocument();
    await expect.element(getByRole('switch', { name: 'Avvisi via SMS' })).toBeChecked();
    const [request, ...more] = gateway.asked(modificaRicezioneNotifiche);
    expect(more).toEqual([]);
    expect(request?.headers.get('if-match')).toBe('"7"');
    expect(request?.headers.get('idempotency-key')).toMatch(/^\w{32}$/);
  });

  it('edits a waiting choice, and keeps it waiting', async () => {
    const { gateway, note, getByRole } = await chooseOffline();
    await getByRole('button', { name: 'Vedi gli invii in attesa' }).click();
    await getByRole('dialog')
      .getByRole('button', { name: /^Modifica/ })
      .click();
    await expect.element(getByRole('switch', { name: 'Avvisi via SMS' })).toBeChecked();
    await getByRole('radio', { name: 'Su carta, per posta' }).click();
    await getByRole('button', { name: 'Salva' }).click();
    await expect.element(note).toMatchTextContent('bolletta su carta, avvisi via email e avvisi via SMS');
    expect(gateway.asked(modificaRicezioneNotifiche)).toEqual([]);
  });

  it('shows a conflict with a change on another device, then saves over its version', async () => {
    const { gateway, sms, note, giveNetworkBack, getByRole } = await chooseOffline();
    gateway.reject(modificaRicezioneNotifiche, 'CHANGED_MEANWHILE');
    gateway.answer(recuperoRicezioneNotifiche, { ...answer, flagBollettaWeb: '03', versione: '9' });
    giveNetworkBack();
    await getByRole('button', { name: 'Controlla l’invio' }).click();
    await expect.element(getByRole('dialog')).toMatchTextContent('nel frattempo la stessa scelta è cambiata altrove');
    await expectAccessible();
    await getByRole('dialog')
      .getByRole('button', { name: /^Rivedi/ })
      .click();
    const notice = getByRole('alert').filter({ hasText: 'Nel frattempo queste scelte sono cambiate' });
    await expect.element(notice).toMatchTextContent('bolletta su carta');
    // Only what was changed without a network stands over what others have chosen since.
    await expect.element(sms).toBeChecked();
    await expect.element(getByRole('radio', { name: 'Su carta, per posta' })).toBeChecked();
    gateway.answer(modificaRicezioneNotifiche, {});
    await getByRole('button', { name: 'Salva' }).click();
    await expect.element(note).not.toBeInTheDocument();
    await expect
      .poll(() => gateway.asked(modificaRicezioneNotifiche).map(({ headers }) => headers.get('if-match')))
      .toEqual(['"7"', '"9"']);
    expect(await gateway.asked(modificaRicezioneNotifiche)[1]?.json()).toMatchObject({
      flagBollettaWeb: '03',
      flagNotificaSms: 'X',
      flagNotificaMail: 'X',
    });
  });

  it('as an edit that comes after it was sent, is rejected and not sent besides', async () => {
    const { app, gateway, giveNetworkBack, getByRole } = await chooseOffline();
    await getByRole('button', { name: 'Vedi gli invii in attesa' }).click();
    await getByRole('dialog')
      .getByRole('button', { name: /^Modifica/ })
      .click();
    await getByRole('radio', { name: 'Su carta, per posta' }).click();
    // As after a quarter of an hour in which the tab slept, or by another tab.
    const offline = await app.offline.load();
    await offline.outbox()?.release(offline.items()[0]?.id ?? '');
    giveNetworkBack();
    await expect.poll(() => gateway.asked(modificaRicezioneNotifiche)).toHaveLength(1);
    await expect.poll(() => offline.items()).toHaveLength(0);
    await getByRole('button', { name: 'Salva' }).click();
    await expect.element(getByRole('alert')).toMatchTextContent('la tua modifica non è stata inviata');
    await expect.element(getByRole('radio', { name: 'Su carta, per posta' })).toBeChecked();
    expect(gateway.asked(modificaRicezioneNotifiche)).toHaveLength(1);
  });
});
