import { cancelIntervention, cmsContent, interventions, interventionStory } from '@sportello/calls';
import { APPOINTMENT_MODES, isCancelledIntervention } from '@sportello/domain';
import { describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '../../../../test/accessible.ts';
import {
  cards,
  example,
  fullHistory,
  gatewayWith,
  inStatus,
  newer,
  offsetOf,
  PATH,
  STATUSES,
} from '../../../../test/interventions.ts';
import { open } from '../../../../test/open.tsx';

const rows = APPOINTMENT_MODES.flatMap((mode) => STATUSES.map((status) => ({ mode, status })));
const showsDay = new Set<string>(['CREATO', 'CREATO_SENZA_TECNICO', 'CONFERMATO', 'IN_ATTESA_GESTIONE_RICHIESTA']);

describe('an intervention', () => {
  it.each(rows)('$mode $status shows its card (intervento.carta.3)', async ({ mode, status }) => {
    // Video calls need no company, so the statuses about technicians do not apply.
    const isOther = mode === 'VIDEOCALL' && status === 'CREATO_SENZA_TECNICO';
    const wire = { ...inStatus(status, mode), isEditable: false, isFeedbackLeft: status !== 'LASCIA_FEEDBACK' };
    const screen = await open(PATH, { gateway: gatewayWith(wire) });
    const shown = isOther ? 'CREATO' : status;
    const card = screen.getByRole('region', { name: `${mode} ${shown}` });
    await expect.element(card).toBeVisible();
    const words =
      shown === 'OGGI'
        ? 'Oggi, 09:00–\u206023:59'
        : showsDay.has(shown)
          ? '1 dic, 09:00–\u206011:00'
          : `Messaggio ${shown}`;
    await expect.element(card).toMatchTextContent(words);
    const steps = card.getByText(`Passo ${(STATUSES.indexOf(shown) % 5) + 1} di 5`);
    await expect.poll(() => steps.elements()).toHaveLength(isCancelledIntervention(shown) ? 0 : 1);
    await expect.element(card).toMatchTextContent('Link per email: non attivo');
    const buttons = card.getByRole('link');
    await expect.poll(() => buttons.all().length).toBe(status === 'LASCIA_FEEDBACK' ? 1 : 0);
  });

  it.each([
    ['CREATO', 'TECHINICIAN_EXIT', 'Nessuna conferma in tempo', 'La visita era'],
    ['CREATO_SENZA_TECNICO', 'TECHINICIAN_EXIT', 'Nessuna conferma in tempo', 'La visita era'],
    ['CONFERMATO', 'TECHINICIAN_EXIT', 'Aspettiamo l’esito', 'Se non è venuto nessuno, chiama'],
    ['CONFERMATO', 'VIDEOCALL', 'Aspettiamo l’esito', 'Se non ci siamo incontrati, chiama'],
    ['IN_CORSO', 'VIDEOCALL', 'Aspettiamo l’esito', 'non sappiamo ancora com’è finita'],
  ] as const)(
    'shows what to do in status %s of a %s whose time has passed (intervento.passato.1)',
    async (status, mode, title, said) => {
      const wire = inStatus(status, mode);
      const [slot] = wire.timeSlots;
      if (slot === undefined) throw new Error('no appointment');
      const past = { ...wire, isEditable: false, timeSlots: [{ ...slot, date: '2026-01-12' }] };
      const gateway = gatewayWith(past);
      const next = { chi: 'DITTA', entro: '2026-01-12T10:00:00Z', inRitardo: false } as const;
      gateway.answer(interventionStory, { ...interventionStory.example.answer, prossimaMossa: next });
      const screen = await open(PATH, { gateway });
      const card = screen.getByRole('region', { name: title });
      await expect.element(card).toMatchTextContent('lunedì 12 gennaio');
      await expect.element(card).toMatchTextContent(said);
      await expect.element(card).not.toMatchTextContent('Descrizione');
      await expect.element(card.getByRole('link', { name: 'Chiedi un altro intervento' })).toBeVisible();
      await expect.element(screen.getByText('Hai chiesto l’intervento')).toBeVisible();
      await expect.element(screen.getByRole('region', { name: 'Prossimo passo' })).not.toBeInTheDocument();
      await expect.element(screen.getByRole('region', { name: 'La tua videochiamata' })).not.toBeInTheDocument();
      await expectAccessible();
    },
  );

  it('shows that the next appointment of a video call is to be chosen', async () => {
    const screen = await open(PATH, { gateway: gatewayWith(inStatus('ACCETTATO_FISSA_APPUNTAMENTO', 'VIDEOCALL')) });
    const after = screen.getByRole('region', { name: 'Prossimo passo' });
    await expect.element(after).toMatchTextContent('Scegli il prossimo appuntamento.');
  });

  it('shows that the payment is being verified (intervento.carta.9)', async () => {
    const wire = inStatus('IN_ATTESA_PREVENTIVO');
    const status = { state: 'In Progress', subState: 'AWAITING_PAYMENT_VERIFICATION' };
    const screen = await open(PATH, { gateway: gatewayWith({ ...wire, status }) });
    const after = screen.getByRole('region', { name: 'Prossimo passo' });
    await expect.element(after).toMatchTextContent('Verifichiamo il pagamento');
    await expect.element(after).not.toMatchTextContent('Ti mandiamo il preventivo');
  });

  it('tells its story and is accessible', async () => {
    const screen = await open(PATH, {
      gateway: gatewayWith({ ...inStatus('CONFERMATO'), attachments: [...example.attachments] }),
    });
    await expect.element(screen.getByText('L’appuntamento è confermato')).toBeVisible();
    await expect.element(screen.getByText('Hai chiesto l’intervento')).toBeVisible();
    await expectAccessible();
  });

  it.each([
    [
      'CONFERMATO',
      { chi: 'DITTA', entro: '2099-12-01T10:00:00Z', inRitardo: false },
      ['In attesa della ditta', 'Entro '],
    ],
    [
      'PREVENTIVO_DISPONIBILE',
      { chi: 'CLIENTE', entro: null, inRitardo: false },
      ['Da fare: rispondi al preventivo', 'Leggi il preventivo'],
    ],
    [
      'CREATO_SENZA_TECNICO',
      { chi: 'CENTRALE', entro: '2026-11-01T10:00:00Z', inRitardo: true },
      ['In attesa della Centrale Operativa', 'siamo in ritardo'],
    ],
  ] as const)(
    'shows for %s the next step, its deadline and who must act (intervento.storia.3)',
    async (status, next, said) => {
      const gateway = gatewayWith(inStatus(status));
      gateway.answer(interventionStory, { ...interventionStory.example.answer, prossimaMossa: next });
      const screen = await open(PATH, { gateway });
      const card = screen.getByRole('region', { name: 'Prossimo passo' });
      for (const words of said) await expect.element(card).toMatchTextContent(words);
    },
  );

  it('shows the details without a configured card, and an error for the history', async () => {
    const gateway = gatewayWith(inStatus('IN_CORSO'));
    gateway.answer(cmsContent, { items: [] as never });
    gateway.reject(interventionStory, 'S-001');
    const screen = await open(PATH, { gateway });
    await expect.element(screen.getByRole('heading', { name: 'I dettagli' })).toBeVisible();
    await expect.element(screen.getByText('Non riusciamo a caricare la cronologia dell’intervento')).toBeVisible();
    await expectAccessible();
  });

  it('shows once when a completed intervention was updated', async () => {
    const gateway = gatewayWith({ ...inStatus('CONCLUSO'), contractRisolveId: '7000000001' });
    const screen = await open(PATH, { gateway });
    await expect.element(screen.getByText('Hai chiesto l’intervento')).toBeVisible();
    await expect.element(screen.getByText(/^Fattura \S+ del/)).toBeVisible();
    expect(screen.getByText(/aggiornato alle/).elements()).toHaveLength(1);
  });

  it('shows no card for a status without one, and logs a warning with the status (intervento.carta.3)', async () => {
    const told = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const gateway = gatewayWith(inStatus('IN_CORSO'));
    gateway.answer(cmsContent, { items: [{ ...cards[1], states: [] }] as never });
    const screen = await open(PATH, { gateway });
    await expect.element(screen.getByRole('heading', { name: 'I dettagli' })).toBeVisible();
    await expect.poll(() => told.mock.calls.flat()).toContain('No card is configured for status IN_CORSO');
    expect(screen.getByText(/^Passo/).elements()).toHaveLength(0);
    told.mockRestore();
  });

  it('finds an intervention older than the fifty newest', async () => {
    const screen = await open(PATH, { gateway: fullHistory() });
    await expect.element(screen.getByRole('region', { name: 'TECHINICIAN_EXIT CONCLUSO' })).toBeVisible();
  });

  it('shows an error where the rest of the list can’t be read', async () => {
    const gateway = fullHistory();
    gateway.answer(interventions, ({ url }) => {
      if (offsetOf(url) > 0) throw new TypeError('Failed to fetch');
      return { interventions: newer, total: 51 };
    });
    const screen = await open(PATH, { gateway });
    await expect.element(screen.getByRole('alert')).toMatchTextContent('Non riusciamo a caricare il tuo intervento');
  });

  it('shows not found for an unknown intervention', async () => {
    const screen = await open(`${PATH}9`, { gateway: gatewayWith(inStatus('CREATO')) });
    await expect.element(screen.getByRole('heading', { level: 1 })).toMatchTextContent('non');
  });

  it('requires a reason to cancel, and notes where the reason needs them (prenotazione.regole.4)', async () => {
    const gateway = gatewayWith({ ...inStatus('CREATO'), isEditable: true });
    const screen = await open(PATH, { gateway });
    await screen.getByRole('button', { name: 'Annulla l’intervento' }).click();
    const dialog = screen.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Annulla l’intervento' }).click();
    await expect.element(dialog.getByText('Scegli un motivo.')).toBeVisible();
    await dialog.getByRole('radio', { name: 'Altro' }).click();
    await dialog.getByRole('button', { name: 'Annulla l’intervento' }).click();
    await expect.element(dialog.getByText('Scrivi perché vuoi annullare.')).toBeVisible();
    await expectAccessible();
    await dialog.getByRole('textbox').fill('Cambio casa');
    await dialog.getByRole('button', { name: 'Annulla l’intervento' }).click();
    await expect.poll(() => gateway.asked(cancelIntervention).length).toBe(1);
    expect(await gateway.asked(cancelIntervention)[0]?.json()).toEqual({ reasonCode: 'R99', notes: 'Cambio casa' });
  });
});
