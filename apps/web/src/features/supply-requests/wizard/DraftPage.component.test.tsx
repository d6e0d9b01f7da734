import { removeSupplyRequestFile, saveSupplyRequestDraft, supplyRequestDraft } from '@sportello/calls';
import { describe, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../../test/accessible.ts';
import { fakeGateway } from '../../../../test/gateway.ts';
import { open } from '../../../../test/open.tsx';
import { DRAFT_PATH, inDays, keepingDraft, titleOf } from '../../../../test/request-draft.ts';

describe('the wizard of a change of power', () => {
  it('asks one question a screen, checks it, and saves each answer (pratica.domande.2)', async () => {
    const gateway = keepingDraft();
    const screen = await open(DRAFT_PATH, { gateway });
    await expect.element(titleOf(screen)).toMatchTextContent('Quanta potenza ti serve?');
    await expect.element(screen.getByText('Passo 1 di 4')).toBeVisible();
    await expectAccessible();
    await screen.getByRole('button', { name: 'Continua' }).click();
    await expect.element(screen.getByText('Scegli la potenza.')).toBeVisible();
    await expect.element(screen.getByLabelText('Potenza')).toHaveFocus();
    expect(gateway.asked(saveSupplyRequestDraft)).toEqual([]);
    await screen.getByLabelText('Potenza').selectOptions('15 kW');
    await screen.getByRole('button', { name: 'Continua' }).click();
    await expect.element(screen.getByText('Oltre 10 kW serve la trifase.')).toBeVisible();
    await screen.getByLabelText('Potenza').selectOptions('4,5 kW');
    await screen.getByRole('button', { name: 'Continua' }).click();
    await expect.element(titleOf(screen)).toMatchTextContent('Chi chiama il distributore?');
    await expect.element(titleOf(screen)).toHaveFocus();
    const [sent] = gateway.asked(saveSupplyRequestDraft);
    expect(await sent?.json()).toMatchObject({
      tipo: 'POTENZA',
      codiceContratto: '4000000001',
      risposte: { potenza: 4.5, fasi: 'MONOFASE' },
    });
    expect(sent?.headers.get('if-match')).toBe('"3"');
    await screen.getByLabelText('Telefono').fill('333 1234567');
    await screen.getByRole('button', { name: 'Continua' }).click();
    await expect.element(titleOf(screen)).toMatchTextContent('Controlla la richiesta');
    await screen.getByRole('link', { name: 'Cambia: Potenza' }).click();
    await expect.element(screen.getByLabelText('Potenza')).toHaveValue('4.5');
  });

  it('leads a question out of order to the first open one', async () => {
    const screen = await open(`${DRAFT_PATH}?domanda=firma`, { gateway: keepingDraft() });
    await expect.element(titleOf(screen)).toMatchTextContent('Quanta potenza ti serve?');
    expect(screen.search()).toContain('potenza');
  });

  it('keeps what was typed if it can’t be saved, and saves over what another device has saved', async () => {
    const gateway = keepingDraft();
    const screen = await open(DRAFT_PATH, { gateway });
    await screen.getByLabelText('Potenza').selectOptions('6 kW');
    gateway.reject(saveSupplyRequestDraft, 'CHANGED_MEANWHILE');
    const before = gateway.asked(supplyRequestDraft).length;
    gateway.saveElsewhere({ telefono: '3331234567' });
    await screen.getByRole('button', { name: 'Continua' }).click();
    await expect.element(screen.getByRole('alert')).toMatchTextContent('Nel frattempo questi dati sono cambiati');
    await expect.element(screen.getByLabelText('Potenza')).toHaveValue('6');
    await expectAccessible();
    await expect.poll(() => gateway.asked(supplyRequestDraft).length).toBeGreaterThan(before);
    gateway.takeSavesAgain();
    await screen.getByRole('button', { name: 'Continua' }).click();
    await expect.element(titleOf(screen)).toMatchTextContent('Controlla la richiesta');
    const last = gateway.asked(saveSupplyRequestDraft).at(-1);
    expect(last?.headers.get('if-match')).toBe('"9"');
    expect(await last?.json()).toMatchObject({ risposte: { potenza: 6, telefono: '3331234567' } });
  });

  it('shows that a draft is not there any more', async () => {
    const gateway = fakeGateway();
    gateway.reject(supplyRequestDraft, 'NOT_FOUND');
    const screen = await open(DRAFT_PATH, { gateway });
    await expect.element(screen.getByRole('heading', { name: 'Questa pratica non è più da finire' })).toBeVisible();
    await expectAccessible();
  });

  it('shows why a draft can’t be read', async () => {
    const gateway = fakeGateway();
    gateway.reject(supplyRequestDraft, 'S-001');
    const screen = await open(DRAFT_PATH, { gateway });
    await expect.element(screen.getByRole('alert')).toMatchTextContent('Non riusciamo a riprendere la tua pratica');
  });
});

describe('the wizard of a change of holder', () => {
  it('asks from the delivery point to the papers, on a phone and with a file for each (pratica.carte.1)', async () => {
    await page.viewport(390, 844);
    onTestFinished(() => page.viewport(414, 896));
    const gateway = keepingDraft({ tipo: 'VOLTURA', codiceContratto: null });
    const screen = await open(DRAFT_PATH, { gateway });
    const goOn = screen.getByRole('button', { name: 'Continua' });
    await screen.getByLabelText('Luce', { exact: true }).click();
    await screen.getByLabelText('POD').fill('it001');
    await goOn.click();
    await expect.element(screen.getByText('Codice non valido: controlla come l’hai scritto.')).toBeVisible();
    await screen.getByLabelText('POD').fill('it001e12345678');
    await goOn.click();
    await expect.element(titleOf(screen)).toMatchTextContent('Dove si trova il contatore?');
    await screen.getByLabelText('Comune').fill('Torino');
    await screen.getByLabelText('Provincia').fill('TO');
    await screen.getByLabelText('CAP').fill('10121');
    await screen.getByLabelText('Via o piazza').fill('Via Roma');
    await screen.getByLabelText('Numero civico').fill('1');
    await goOn.click();
    await expect.element(titleOf(screen)).toMatchTextContent('Perché cambia l’intestatario?');
    await screen.getByLabelText('L’intestatario è morto e sono un erede').click();
    await goOn.click();
    await expect.element(screen.getByText('Scrivi nome e cognome dell’intestatario.')).toBeVisible();
    await screen.getByLabelText('Nome e cognome dell’intestatario').fill('Anna Bianchi');
    await goOn.click();
    await expect.element(titleOf(screen)).toMatchTextContent('A cosa serve la fornitura?');
    await screen.getByLabelText('Proprietà').click();
    await screen.getByLabelText('Casa in cui ho la residenza').click();
    await goOn.click();
    await expect.element(titleOf(screen)).toMatchTextContent('Da quale giorno?');
    await screen.getByLabelText('Giorno').fill(inDays(0));
    await goOn.click();
    await expect.element(screen.getByText('Scegli un giorno da domani in poi.')).toBeVisible();
    await screen.getByLabelText('Giorno').fill(inDays(10));
    await screen.getByLabelText('Lettura del contatore (se vuoi)').fill('4512');
    await goOn.click();
    await expect.element(titleOf(screen)).toMatchTextContent('Aggiungi i documenti');
    await goOn.click();
    await expect.element(screen.getByText('Aggiungi il documento: Dichiarazione di successione.')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: /Documento di identità$/ })).toHaveFocus();
    await expectAccessible();
    await screen.unmount();
    // The papers are added on another device.
    gateway.addFiles('IDENTITA', 'TITOLO', 'SUCCESSIONE');
    const again = await open(DRAFT_PATH, { gateway });
    await expect.element(titleOf(again)).toMatchTextContent('Come paghi le bollette?');
    await again.getByRole('link', { name: 'Indietro' }).click();
    await expect.element(again.getByRole('group', { name: 'Titolo sull’immobile' })).toMatchTextContent('TITOLO.pdf');
    await expectAccessible();
    await again.getByRole('button', { name: 'Togli TITOLO.pdf' }).click();
    await expect.poll(() => gateway.asked(removeSupplyRequestFile)[0]?.url).toMatch(/\/file\/2$/);
    await again.getByRole('button', { name: 'Continua' }).click();
    await expect.element(titleOf(again)).toMatchTextContent('Come paghi le bollette?');
    await again.getByLabelText('Bollettino').click();
    await again.getByRole('button', { name: 'Continua' }).click();
    await expect.element(titleOf(again)).toMatchTextContent('Controlla la richiesta');
    expect(await gateway.asked(saveSupplyRequestDraft).at(-1)?.json()).toMatchObject({
      risposte: {
        settore: 'LUCE',
        punto: 'IT001E12345678',
        via: 'Via Roma 1',
        causale: 'SUCCESSIONE',
        precedente: 'Anna Bianchi',
        lettura: 4512,
        pagamento: 'BOLLETTINO',
      },
    });
    const summary = again.getByRole('main');
    for (const words of [
      'Via Roma 1, 10121 Torino (TO)',
      'Anna Bianchi',
      'Bollettino',
      'Dichiarazione di successione: SUCCESSIONE.pdf',
    ]) {
      await expect.element(summary).toMatchTextContent(words);
    }
  });
});
