import {
  changeCompany,
  changeServiceClosure,
  createCompany,
  managedCompanies,
  managedCompany,
  operatorProfile,
  recuperaDatiProfilo,
} from '@sportello/calls';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../../../../test/accessible.ts';
import { fakeGateway } from '../../../../../test/gateway.ts';
import { open } from '../../../../../test/open.tsx';

const list = '/my-edison/operatore/ditte';
const { ditta } = managedCompany.example.answer;

function desk() {
  const gateway = fakeGateway();
  const { answer } = recuperaDatiProfilo.example;
  gateway.answer(recuperaDatiProfilo, { ...answer, segmento: 'Operatore', codiceCliente: null });
  gateway.answer(operatorProfile, { ...operatorProfile.example.answer, ruolo: 'OPERATIONS' });
  return gateway;
}

const opened = (path: string, gateway: ReturnType<typeof desk>) => open(path, { gateway, username: 'operatore' });

describe('companies (operatore.centrale.5)', () => {
  it('lists companies with their hours, and links to the form of each', async () => {
    const gateway = desk();
    gateway.answer(managedCompanies, {
      ditte: [
        {
          ...managedCompanies.example.answer.ditte[0],
          orari: [1, 2, 3, 4, 5].map((giorno) => ({ giorno, apre: '08:00', chiude: '18:00', posti: 2 })),
        },
      ],
    } as never);
    const screen = await opened(list, gateway);
    await expect.element(screen.getByText('lun–ven 08:00–\u206018:00, 2 insieme')).toBeVisible();
    await expectAccessible();
    await screen.getByRole('link', { name: 'Modifica Ditta 017' }).click();
    await expect.element(screen.getByLabelText('CAP dove lavora')).toHaveValue('20146-20147');
    await expectAccessible();
  });

  it('saves a company over the version seen, and keeps what was typed on a conflict', async () => {
    const gateway = desk();
    const screen = await opened(`${list}/${ditta.id}`, gateway);
    await screen.getByLabelText('CAP dove lavora').fill('20146, 20150-20152');
    await screen.getByRole('checkbox', { name: 'Caldaia (Riscaldamento)' }).click();
    gateway.reject(changeCompany, 'CHANGED_MEANWHILE');
    gateway.answer(managedCompany, { ditta: { ...ditta, viaggio: 60, versione: '8' } });
    await screen.getByRole('button', { name: 'Salva' }).click();
    await expect.element(screen.getByRole('alert')).toMatchTextContent('Un collega ha appena cambiato questa ditta');
    await expect.element(screen.getByLabelText('CAP dove lavora')).toHaveValue('20146, 20150-20152');
    await expectAccessible();
    gateway.answer(changeCompany, {});
    await screen.getByRole('button', { name: 'Salva' }).click();
    await expect.element(screen.getByText('Salvato. Gli appuntamenti già presi restano.')).toBeVisible();
    const sent = gateway.asked(changeCompany);
    expect(sent.map(({ headers }) => headers.get('if-match'))).toEqual(['"7"', '"8"']);
    expect(await sent.at(-1)?.clone().json()).toMatchObject({
      cap: ['20146', '20150', '20151', '20152'],
      impianti: [],
      viaggio: 30,
    });
  });

  it('reloads the current data of a company after a conflict', async () => {
    const gateway = desk();
    const screen = await opened(`${list}/${ditta.id}`, gateway);
    await screen.getByLabelText('Nome (se c’è)').fill('Altro nome');
    gateway.reject(changeCompany, 'CHANGED_MEANWHILE');
    gateway.answer(managedCompany, { ditta: { ...ditta, viaggio: 60, versione: '8' } });
    await screen.getByRole('button', { name: 'Salva' }).click();
    await screen.getByRole('button', { name: 'Ricarica i dati attuali' }).click();
    await expect.element(screen.getByLabelText('Minuti di viaggio tra due visite')).toHaveValue('60');
    await expect.element(screen.getByLabelText('Nome (se c’è)')).toHaveValue('');
  });

  it('closes a company on a day, and shows the appointments to move', async () => {
    const screen = await opened(list, desk());
    await screen.getByText('Chiusure: 1 giorno').click();
    await screen.getByLabelText('Giorno di chiusura').fill('2026-12-31');
    await screen.getByRole('button', { name: 'Chiudi quel giorno' }).click();
    await expect.element(screen.getByText(/Ci sono 2 appuntamenti da spostare/)).toBeVisible();
    await expectAccessible();
  });

  it('creates a company with its own code, and shows errors at their fields', async () => {
    const gateway = desk();
    const screen = await opened(`${list}/nuova`, gateway);
    await screen.getByLabelText('CAP dove lavora').fill('Milano');
    await screen.getByRole('button', { name: 'Crea la ditta' }).click();
    await expect.element(screen.getByText('Scrivi fino a 10 lettere e cifre, senza spazi.')).toBeVisible();
    await expect.element(screen.getByText('«Milano» non è un CAP: sono cinque cifre.')).toBeVisible();
    await screen.getByLabelText('Codice').fill('055');
    await screen.getByLabelText('CAP dove lavora').fill('20146');
    gateway.reject(createCompany, 'REQUEST_NOT_VALID', { codice: 'TAKEN' });
    await screen.getByRole('button', { name: 'Crea la ditta' }).click();
    await expect.element(screen.getByText('Questo codice è già di un’altra ditta.')).toBeVisible();
    await expectAccessible();
    gateway.answer(createCompany, { id: 'C055' });
    await screen.getByRole('button', { name: 'Crea la ditta' }).click();
    await expect.element(screen.getByRole('link', { name: 'Aggiungi una ditta' })).toBeVisible();
  });
});

describe('the days on which nobody works (operatore.centrale.7)', () => {
  it('closes and reopens a day, shows the appointments to move, and lists holidays', async () => {
    const gateway = desk();
    gateway.answer(changeServiceClosure, { prenotati: 2 });
    const screen = await opened(`${list}/festivita`, gateway);
    await expect.element(screen.getByText('Festa nazionale')).toBeVisible();
    await expectAccessible();
    await screen.getByLabelText('Giorno di chiusura').fill('2026-12-24');
    await screen.getByLabelText('Perché (se vuoi)').fill('Vigilia');
    await screen.getByRole('button', { name: 'Chiudi quel giorno' }).click();
    await expect.element(screen.getByText(/Ci sono 2 appuntamenti da spostare/)).toBeVisible();
    await screen.getByRole('button', { name: /^Riapri/ }).click();
    await expect.poll(() => gateway.asked(changeServiceClosure)).toHaveLength(2);
    const [closed, reopened] = gateway.asked(changeServiceClosure);
    expect(await closed?.clone().json()).toEqual({ giorno: '2026-12-24', nome: 'Vigilia', chiusa: true });
    expect(await reopened?.clone().json()).toEqual({ giorno: '2026-12-07', chiusa: false });
  });
});
