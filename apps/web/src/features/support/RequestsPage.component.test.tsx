import { contactRequests } from '@sportello/calls';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../../test/accessible.ts';
import { fakeGateway } from '../../../test/gateway.ts';
import { open } from '../../../test/open.tsx';

const PATH = '/my-edison/assistenza/richieste';
const example = contactRequests.example.answer;
const [request] = example.richieste;

describe('the requests of a customer', () => {
  it('shows that requests are loading until they are read', async () => {
    const gateway = fakeGateway();
    const { letThrough } = gateway.hold(contactRequests);
    const screen = await open(PATH, { gateway });
    await expect.element(screen.getByRole('status').filter({ hasText: 'Caricamento...' })).toBeInTheDocument();
    letThrough();
    await expect.element(screen.getByRole('article')).toBeVisible();
    await expect.element(screen.getByText('Caricamento...')).not.toBeInTheDocument();
    await expectAccessible();
  });

  it('shows an error, not an empty list, where requests can’t be read, and retries', async () => {
    const gateway = fakeGateway();
    gateway.reject(contactRequests, 'S-001');
    const screen = await open(PATH, { gateway });
    await expect.element(screen.getByRole('alert')).toMatchTextContent('Non riusciamo a caricare le tue richieste');
    await expect.element(screen.getByText('Codice S-001 · Richiesta prova-1')).toBeVisible();
    await expect.element(screen.getByText('Nessuna richiesta')).not.toBeInTheDocument();
    await expectAccessible();
    gateway.answer(contactRequests, example);
    await screen.getByRole('button', { name: 'Riprova' }).click();
    await expect.element(screen.getByRole('article')).toBeVisible();
  });

  it('shows that there are no requests', async () => {
    const gateway = fakeGateway();
    gateway.answer(contactRequests, { ...example, richieste: [] });
    const screen = await open(PATH, { gateway });
    await expect.element(screen.getByRole('heading', { name: 'Nessuna richiesta' })).toBeVisible();
    await expectAccessible();
  });

  it('shows that the only request can’t be displayed, not an empty list', async () => {
    const gateway = fakeGateway();
    gateway.answer(contactRequests, { ...example, richieste: [{ ...request, argomento: 7 }] } as never);
    const screen = await open(PATH, { gateway });
    await expect.element(screen.getByText('Non riusciamo a mostrare 1 elemento')).toBeVisible();
    await expect.element(screen.getByText('Nessuna richiesta')).not.toBeInTheDocument();
  });

  it('keeps requests that can’t be refreshed, and shows their time', async () => {
    const gateway = fakeGateway();
    const screen = await open(PATH, { gateway });
    await expect.element(screen.getByRole('article')).toBeVisible();
    gateway.reject(contactRequests, 'S-001');
    await screen.app.cache.refetchQueries();
    await expect.element(screen.getByText(/^dati delle \d\d:\d\d: non riusciamo ad aggiornarli$/)).toBeVisible();
    await expect.element(screen.getByRole('article')).toBeVisible();
    gateway.answer(contactRequests, example);
    await screen.getByRole('button', { name: 'Aggiorna' }).click();
    await expect.element(screen.getByText(/^dati delle/)).not.toBeInTheDocument();
  });
});
