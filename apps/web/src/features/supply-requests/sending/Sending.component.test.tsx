import { makeSupplyRequest, sendSupplyRequestCode, supplyRequestOffer, supplyRequests } from '@sportello/calls';
import { describe, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../../test/accessible.ts';
import { open } from '../../../../test/open.tsx';
import { DRAFT_PATH, exampleDraft, inDays, keepingDraft, titleOf } from '../../../../test/request-draft.ts';

const whole = { potenza: 4.5, fasi: 'MONOFASE', telefono: '3331234567' };

describe('the summary and the signature', () => {
  it('shows cost, term, the year before and after, and the bill to come (pratica.costo.1, pratica.potenza.2)', async () => {
    const gateway = keepingDraft({ risposte: whole });
    gateway.answer(supplyRequestOffer, { ...supplyRequestOffer.example.answer, entro: '2099-12-20' });
    const screen = await open(DRAFT_PATH, { gateway });
    const cost = screen.getByRole('region', { name: 'Quanto costa' });
    await expect.element(cost).toMatchTextContent(/Gestione della pratica\s*23,00/);
    await expect.element(cost).toMatchTextContent(/IVA 22%\s*34,14/);
    await expect.element(cost).toMatchTextContent(/Totale\s*189,32/);
    await expect.element(cost).toMatchTextContent('Paghi nella prossima bolletta');
    const year = screen.getByRole('region', { name: 'Costo fisso in un anno' });
    await expect.element(year).toMatchTextContent(/Adesso\s*96,40/);
    await expect.element(year).toMatchTextContent(/Dopo il cambio\s*131,40/);
    await expect.element(screen.getByText('domenica 20 dicembre 2099')).toBeVisible();
    await expectAccessible();
    await screen.getByRole('link', { name: 'Continua con la firma' }).click();
    await expect.element(titleOf(screen)).toMatchTextContent('Firma con un codice');
    await expectAccessible();
  });

  it('sends the code, then the request with the total that was seen (pratica.firma.1, pratica.invio.1)', async () => {
    const gateway = keepingDraft({ risposte: whole });
    const screen = await open(`${DRAFT_PATH}?domanda=firma`, { gateway });
    await expect.element(screen.getByText(/189,32/)).toBeVisible();
    await screen.getByRole('button', { name: 'Ricevi il codice per email' }).click();
    await expect.element(screen.getByText(/Lo abbiamo mandato a g\*\*\*@example.it/)).toBeVisible();
    expect(await gateway.asked(sendSupplyRequestCode)[0]?.json()).toEqual({ canale: 'E-MAIL' });
    const code = screen.getByLabelText('Codice di 6 cifre');
    const sign = screen.getByRole('button', { name: 'Firma e invia' });
    await sign.click();
    await expect.element(screen.getByText('Scrivi il codice che ti abbiamo mandato.')).toBeVisible();
    gateway.reject(makeSupplyRequest, 'CODE_WRONG');
    await code.fill('000 000');
    await sign.click();
    await expect.element(screen.getByText('Il codice non è giusto: ti restano 2 tentativi.')).toBeVisible();
    await expect.element(code).toHaveFocus();
    await expectAccessible();
    gateway.answer(makeSupplyRequest, makeSupplyRequest.example.answer);
    await code.fill('483920');
    await sign.click();
    await expect.poll(screen.path).toBe('/my-edison/pratiche/PR-2026-000123');
    await expect.element(screen.getByText('Richiesta inviata')).toBeVisible();
    expect(await gateway.asked(makeSupplyRequest).at(-1)?.json()).toEqual({
      bozza: exampleDraft.id,
      totale: 189.32,
      codice: '483920',
    });
  });

  it('shows another price before anything is sent (pratica.invio.1)', async () => {
    const gateway = keepingDraft({ tipo: 'RESIDENZA', risposte: { residente: true, decorrenza: inDays(-10) } });
    const { costo, ...offer } = supplyRequestOffer.example.answer;
    gateway.answer(supplyRequestOffer, { ...offer, costo, firma: false, costoAnnuo: null });
    gateway.reject(makeSupplyRequest, 'PRICE_CHANGED');
    const screen = await open(DRAFT_PATH, { gateway });
    const send = screen.getByRole('button', { name: 'Invia la richiesta' });
    await expect.element(send).toBeVisible();
    gateway.answer(supplyRequestOffer, { ...offer, costo: { ...costo, totale: 200 }, firma: false, costoAnnuo: null });
    await send.click();
    const news = screen.getByRole('alert');
    await expect.element(news).toMatchTextContent(/Adesso il totale è 200,00/);
    await expect.element(news).toHaveFocus();
    await expectAccessible();
    gateway.answer(makeSupplyRequest, makeSupplyRequest.example.answer);
    await send.click();
    await expect.poll(screen.path).toBe('/my-edison/pratiche/PR-2026-000123');
    expect(await gateway.asked(makeSupplyRequest).at(-1)?.json()).toEqual({ bozza: exampleDraft.id, totale: 200 });
  });

  it('shows another price of a request that is signed, and keeps the code', async () => {
    const gateway = keepingDraft({ risposte: whole });
    const screen = await open(`${DRAFT_PATH}?domanda=firma`, { gateway });
    await screen.getByRole('button', { name: 'Ricevi il codice per email' }).click();
    const code = screen.getByLabelText('Codice di 6 cifre');
    await code.fill('483920');
    const { costo, ...offer } = supplyRequestOffer.example.answer;
    gateway.reject(makeSupplyRequest, 'PRICE_CHANGED');
    gateway.answer(supplyRequestOffer, { ...offer, costo: { ...costo, totale: 200 } });
    await screen.getByRole('button', { name: 'Firma e invia' }).click();
    await expect.element(screen.getByRole('alert')).toMatchTextContent(/Adesso il totale è 200,00/);
    await expect.element(code).toHaveValue('483920');
    gateway.answer(makeSupplyRequest, makeSupplyRequest.example.answer);
    await screen.getByRole('button', { name: 'Firma e invia' }).click();
    await expect.poll(screen.path).toBe('/my-edison/pratiche/PR-2026-000123');
    expect(await gateway.asked(makeSupplyRequest).at(-1)?.json()).toMatchObject({ totale: 200, codice: '483920' });
  });

  it('shows the summary at a desk’s width', async () => {
    await page.viewport(1280, 800);
    onTestFinished(() => page.viewport(414, 896));
    const screen = await open(DRAFT_PATH, { gateway: keepingDraft({ risposte: whole }) });
    await expect.element(screen.getByRole('region', { name: 'Quanto costa' })).toBeVisible();
    await expectAccessible();
    await screen.getByRole('link', { name: 'Cambia: Contatto' }).click();
    await expect.element(screen.getByRole('heading', { name: 'La tua richiesta fin qui' })).toBeVisible();
    await expectAccessible();
  });

  it('leads a rejected answer to its question, with the words at its field', async () => {
    const gateway = keepingDraft({ tipo: 'RESIDENZA', risposte: { residente: true, decorrenza: inDays(5) } });
    gateway.answer(supplyRequestOffer, { ...supplyRequestOffer.example.answer, firma: false, costoAnnuo: null });
    gateway.reject(makeSupplyRequest, 'REQUEST_NOT_VALID', { 'risposte.decorrenza': 'TOO_LATE' });
    const screen = await open(DRAFT_PATH, { gateway });
    await screen.getByRole('button', { name: 'Invia la richiesta' }).click();
    await expect.element(titleOf(screen)).toMatchTextContent('Hai la residenza qui?');
    await expect.element(screen.getByText('Scegli un giorno nei prossimi 90 giorni.')).toBeVisible();
    await expect.element(screen.getByLabelText('Da quale giorno')).toHaveValue(inDays(5));
  });

  it('shows that a request of the kind is under way', async () => {
    const gateway = keepingDraft({ tipo: 'RESIDENZA', risposte: { residente: false, decorrenza: inDays(5) } });
    gateway.answer(supplyRequestOffer, {
      ...supplyRequestOffer.example.answer,
      costo: { voci: [], iva: 0, totale: 0 },
      firma: false,
      costoAnnuo: null,
    });
    gateway.reject(makeSupplyRequest, 'REQUEST_UNDER_WAY');
    const screen = await open(DRAFT_PATH, { gateway });
    await expect.element(screen.getByText('Questa pratica è gratuita.')).toBeVisible();
    await screen.getByRole('button', { name: 'Invia la richiesta' }).click();
    await expect
      .element(screen.getByRole('alert'))
      .toMatchTextContent('Su questa fornitura c’è già una pratica dello stesso tipo.');
    expect(gateway.asked(supplyRequests).length).toBeLessThan(2);
  });

  it('shows why the cost can’t be read', async () => {
    const gateway = keepingDraft({ risposte: whole });
    gateway.reject(supplyRequestOffer, 'S-001');
    const screen = await open(DRAFT_PATH, { gateway });
    await expect
      .element(screen.getByRole('alert'))
      .toMatchTextContent('Non riusciamo a calcolare il costo della pratica');
  });
});
