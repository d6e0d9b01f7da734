import { confirmLegalNotice, legalNotice, openLegalNotice } from '@sportello/calls';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../../../test/accessible.ts';
import { fakeGateway } from '../../../../test/gateway.ts';
import { open } from '../../../../test/open.tsx';

const PATH = '/my-edison/comunicazioni/CM-2026-000123';
const example = legalNotice.example.answer;
const opened = { passo: 'APERTA', data: '2026-11-21T09:00:00.000Z', canale: 'AREA', destinatario: null, prova: null };

describe('the page of a legal notice (comunicazioni.cliente.2)', () => {
  it('shows its words, its steps with their proof, and the way to disagree', async () => {
    const gateway = fakeGateway();
    const screen = await open(PATH, { gateway });
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Il tuo contratto si rinnova');
    await expect.element(screen.getByText(/Le condizioni economiche/)).toBeVisible();
    const steps = screen.getByRole('listitem');
    await expect.element(steps.filter({ hasText: 'Inviata per email' })).toMatchTextContent('250 2.0.0 Ok');
    await expect.element(screen.getByRole('link', { name: 'Scrivi un reclamo' })).toBeVisible();
    await expectAccessible();
    // The customer sees it: that is a proof, once.
    await expect.poll(() => gateway.asked(openLegalNotice).length).toBe(1);
  });

  it('sends no second opening, and confirms once', async () => {
    const gateway = fakeGateway();
    gateway.answer(legalNotice, { ...example, stato: 'APERTA', passaggi: [...example.passaggi, opened] } as never);
    const screen = await open(PATH, { gateway });
    await expect.element(screen.getByText('Aperta nell’area clienti')).toBeVisible();
    await screen.getByRole('button', { name: 'Ho letto' }).click();
    await expect.element(screen.getByRole('status').filter({ hasText: 'Lettura confermata' })).toBeVisible();
    expect(gateway.asked(confirmLegalNotice)).toHaveLength(1);
    expect(gateway.asked(openLegalNotice)).toEqual([]);
    await expectAccessible();
  });

  it('offers no confirmation of one that is confirmed', async () => {
    const gateway = fakeGateway();
    gateway.answer(legalNotice, { ...example, stato: 'CONFERMATA', passaggi: [...example.passaggi, opened] } as never);
    const screen = await open(PATH, { gateway });
    await expect.element(screen.getByText('Come ti è arrivata')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Ho letto' })).not.toBeInTheDocument();
  });

  it('shows a page that is missing for a notice of somebody else', async () => {
    const gateway = fakeGateway();
    gateway.reject(legalNotice, 'NOT_FOUND');
    const screen = await open(PATH, { gateway });
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Pagina non trovata');
  });
});
