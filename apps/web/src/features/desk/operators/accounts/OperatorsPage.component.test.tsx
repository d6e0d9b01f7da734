import {
  changeOperatorRole,
  disableOperator,
  inviteOperator,
  operatorLink,
  operatorProfile,
  operators,
  recuperaDatiProfilo,
} from '@sportello/calls';
import { describe, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../../../test/accessible.ts';
import { fakeGateway } from '../../../../../test/gateway.ts';
import { open } from '../../../../../test/open.tsx';

const path = '/my-edison/operatore/operatori';

function desk(ruolo: (typeof operatorProfile.example.answer)['ruolo'] = 'ADMINISTRATOR') {
  const gateway = fakeGateway();
  const profile = { ...recuperaDatiProfilo.example.answer, segmento: 'Operatore', codiceCliente: null };
  gateway.answer(recuperaDatiProfilo, profile);
  gateway.answer(operatorProfile, { ...operatorProfile.example.answer, ruolo });
  return gateway;
}

describe('the operators', () => {
  it('shows not found to an operator who may not manage operators', async () => {
    const gateway = desk('HELP_DESK');
    const screen = await open(path, { gateway, username: 'operatore' });
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Pagina non trovata');
    expect(gateway.asked(operators)).toEqual([]);
  });

  it('shows an alert where the operators can’t be read', async () => {
    const gateway = desk();
    gateway.lose(operators);
    const screen = await open(path, { gateway, username: 'operatore' });
    await expect.element(screen.getByRole('alert')).toMatchTextContent('Non riusciamo a caricare gli operatori');
  });

  it('shows operators as a table in a wide window, sorted by column', async () => {
    await page.viewport(1280, 800);
    onTestFinished(() => page.viewport(390, 844));
    const gateway = desk();
    const [example] = operators.example.answer.operatori;
    if (example === undefined) throw new TypeError('no example');
    gateway.answer(operators, {
      operatori: [
        { ...example, username: 'b', nome: 'Bruno Neri', dataUltimoUso: '2026-11-21T09:00:00.000Z' },
        { ...example, username: 'z', nome: 'Zeno Blu', dataUltimoUso: null },
        { ...example, username: 'a', nome: 'Anna Rossi', dataUltimoUso: '2026-11-20T09:00:00.000Z' },
      ],
    });
    const screen = await open(path, { gateway, username: 'operatore' });
    const names = () =>
      [...document.querySelectorAll('tbody th')].map((cell) => cell.firstChild?.textContent?.split(' ')[0]);
    await expect.poll(names).toEqual(['Bruno', 'Zeno', 'Anna']);
    await screen.getByRole('button', { name: 'Operatore', exact: true }).click();
    await expect.poll(names).toEqual(['Anna', 'Bruno', 'Zeno']);
    await screen.getByRole('button', { name: 'Ultimo uso' }).click();
    await screen.getByRole('button', { name: 'Ultimo uso' }).click();
    await expect.poll(names).toEqual(['Bruno', 'Anna', 'Zeno']);
    await expect
      .element(screen.getByRole('columnheader', { name: 'Ultimo uso' }))
      .toHaveAttribute('aria-sort', 'descending');
    expect(screen.search()).toBe('?ordine=USO&verso=DISCENDENTE');
    await expectAccessible();
    await screen.getByRole('button', { name: 'Gestisci a', exact: true }).click();
    await expect.element(screen.getByRole('dialog')).toBeVisible();
  });

  it('invites an operator, and shows errors at their fields', async () => {
    const gateway = desk();
    const screen = await open(path, { gateway, username: 'operatore' });
    await screen.getByRole('button', { name: 'Invita un operatore' }).click();
    await screen.getByRole('button', { name: 'Invia l’invito' }).click();
    await expect.element(screen.getByText('Scrivi un indirizzo email.')).toBeVisible();
    await expectAccessible();
    await screen.getByLabelText('Nome', { exact: true }).fill('Mario');
    await screen.getByLabelText('Cognome').fill('Verdi');
    await screen.getByLabelText('Email').fill('mario@example.com');
    await screen.getByLabelText('Nome utente').fill('mario');
    gateway.reject(inviteOperator, 'UIDP001', { username: 'UIDP001' });
    await screen.getByRole('button', { name: 'Invia l’invito' }).click();
    await expect.element(screen.getByText('Lo username inserito non è disponibile.', { exact: false })).toBeVisible();
    gateway.answer(inviteOperator, {});
    await screen.getByRole('button', { name: 'Invia l’invito' }).click();
    await expect
      .element(screen.getByText('Abbiamo inviato l’invito a mario@example.com', { exact: false }))
      .toBeVisible();
  });

  it('changes the role of an operator, and disables one after a confirmation', async () => {
    const gateway = desk();
    const screen = await open(path, { gateway, username: 'operatore' });
    await screen.getByRole('button', { name: 'Gestisci laura.neri' }).click();
    await screen.getByLabelText('Ruolo').selectOptions('Centrale operativa');
    await screen.getByRole('button', { name: 'Cambia il ruolo' }).click();
    await expect.element(screen.getByText('Il ruolo di laura.neri ora è Centrale operativa.')).toBeVisible();
    expect(await gateway.asked(changeOperatorRole)[0]?.json()).toEqual({ ruolo: 'OPERATIONS' });
    await screen.getByRole('button', { name: 'Gestisci laura.neri' }).click();
    await expectAccessible();
    await screen.getByRole('button', { name: 'Disattiva' }).click();
    await screen
      .getByRole('dialog', { name: 'Disattivi laura.neri?' })
      .getByRole('button', { name: 'Disattiva' })
      .click();
    await expect.element(screen.getByText('laura.neri non può più accedere.')).toBeVisible();
    expect(gateway.asked(disableOperator)).toHaveLength(1);
  });
});

describe('the link of an operator', () => {
  it('shows that a link is no longer valid', async () => {
    const gateway = fakeGateway();
    gateway.reject(operatorLink, 'PROCEDURE_EXPIRED');
    const screen = await open('/invito-operatore#codice=abc', { gateway, username: null });
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Questo link non vale più');
    await expectAccessible();
  });
});
