import { sendFeedback } from '@sportello/calls';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../test/accessible.ts';
import { acting } from '../../../../test/acting.ts';
import { PATH, inStatus, gatewayWith } from '../../../../test/interventions.ts';
import { open } from '../../../../test/open.tsx';

describe('feedback', () => {
  it('sends feedback given by keyboard to the questions of this area (intervento.pagina.2)', async () => {
    const gateway = gatewayWith(inStatus('LASCIA_FEEDBACK'));
    const screen = await open(`${PATH}/opinione`, { gateway });
    const first = screen.getByRole('group', { name: 'Puntuale?' });
    await expect.element(first).toBeVisible();
    expect(screen.getByText('Bella l’app?').elements()).toHaveLength(0);
    await screen.getByRole('button', { name: 'Invia la tua opinione' }).click();
    await expect.element(screen.getByText('Scegli da una a cinque stelle.').first()).toBeVisible();
    await expectAccessible();
    await userEvent.keyboard(' {ArrowRight}{ArrowRight}{Tab} {ArrowLeft}');
    await screen.getByRole('button', { name: 'Invia la tua opinione' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Grazie!' })).toBeVisible();
    expect(await gateway.asked(sendFeedback)[0]?.json()).toEqual({
      questions: [
        { question: 'Puntuale?', rating: 3 },
        { question: 'Bravo?', rating: 5 },
      ],
    });
  });

  it('asks nothing about the arrival of a technician after a video call (intervento.feedback.3)', async () => {
    const gateway = gatewayWith(inStatus('LASCIA_FEEDBACK', 'VIDEOCALL'));
    const screen = await open(`${PATH}/opinione`, { gateway });
    const only = screen.getByRole('group', { name: 'Bravo?' });
    await expect.element(only).toBeVisible();
    expect(screen.getByText('Puntuale?').elements()).toHaveLength(0);
    await only.getByRole('radio', { name: '4 stelle' }).click({ force: true });
    await screen.getByRole('button', { name: 'Invia la tua opinione' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Grazie!' })).toBeVisible();
    expect(await gateway.asked(sendFeedback)[0]?.json()).toEqual({ questions: [{ question: 'Bravo?', rating: 4 }] });
  });

  it('hides feedback from an operator in the customer’s name (operatore.impersonare.7)', async () => {
    acting({ mode: 'MODIFICA' });
    const gateway = gatewayWith(inStatus('LASCIA_FEEDBACK'));
    const page = await open(`${PATH}/opinione`, { gateway, username: 'operatore' });
    await expect.element(page.getByRole('heading', { name: 'L’opinione la lascia il cliente' })).toBeVisible();
    expect(page.getByRole('button', { name: 'Invia la tua opinione' }).all()).toEqual([]);
    await expectAccessible();
    await page.unmount();
    const card = await open(PATH, { gateway, username: 'operatore' });
    await expect.element(card.getByText('Messaggio LASCIA_FEEDBACK')).toBeVisible();
    expect(card.getByRole('link', { name: 'Dicci com’è andata' }).all()).toEqual([]);
  });

  it('does not ask for feedback again', async () => {
    const screen = await open(`${PATH}/opinione`, { gateway: gatewayWith(inStatus('CONCLUSO')) });
    await expect.element(screen.getByRole('heading', { name: 'Hai già lasciato la tua opinione' })).toBeVisible();
  });
});
