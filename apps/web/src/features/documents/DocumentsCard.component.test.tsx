import { documentArchive, documentContent, ricercaDocumentiContrattuali } from '@sportello/calls';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../../test/accessible.ts';
import { fakeGateway } from '../../../test/gateway.ts';
import { open } from '../../../test/open.tsx';

const CONTRACT = '/my-edison/contratti/4000000001/documenti';
const [document] = ricercaDocumentiContrattuali.example.answer.documenti;

function finding(count: number, changes: Parameters<typeof fakeGateway>[0] = {}) {
  const gateway = fakeGateway(changes);
  const documenti = Array.from({ length: count }, (_, index) => ({
    ...document,
    docnumber: `M${index}`,
    link: `/api/documenti/v1/contenuto/M${index}`,
    nome: `Allegato ${index + 1}`,
  }));
  gateway.answer(ricercaDocumentiContrattuali, { documenti } as never);
  return gateway;
}

describe('the documents of a contract', () => {
  it('shows an error, not an empty list, where documents can’t be read, and retries', async () => {
    const gateway = fakeGateway();
    gateway.lose(ricercaDocumentiContrattuali);
    const screen = await open(CONTRACT, { gateway });
    await expect.element(screen.getByRole('alert')).toMatchTextContent('Il servizio non risponde');
    await expect.element(screen.getByText('Non ci sono documenti')).not.toBeInTheDocument();
    await expectAccessible();
    gateway.answer(ricercaDocumentiContrattuali, ricercaDocumentiContrattuali.example.answer);
    await screen.getByRole('button', { name: 'Riprova' }).click();
    await expect.element(screen.getByRole('list', { name: 'Documenti' })).toMatchTextContent('Contratto Luce Serena');
  });

  it('shows that there are no documents', async () => {
    const screen = await open(CONTRACT, { gateway: finding(0) });
    await expect.element(screen.getByRole('heading', { name: 'Non ci sono documenti' })).toBeVisible();
    await expectAccessible();
  });

  it('links to documents on another site, and shows those without a file as unavailable', async () => {
    const gateway = fakeGateway();
    const documenti = [
      null,
      'https://archive.example/d1',
      '/api/documenti/v1/contenuto/D2',
      '/api/documenti/v1/contenuto/D3',
    ];
    gateway.answer(ricercaDocumentiContrattuali, {
      documenti: documenti.map((link, index) => ({ ...document, docnumber: `D${index}`, link })),
    } as never);
    const screen = await open(CONTRACT, { gateway });
    const list = screen.getByRole('list', { name: 'Documenti' });
    const first = list.getByRole('listitem').first();
    await expect.element(first).toMatchTextContent('Non è disponibile online');
    await expect.element(first.getByRole('button')).not.toBeInTheDocument();
    const away = list.getByRole('listitem').nth(1).getByRole('link', { name: /^Apri/ });
    await expect.element(away).toHaveAttribute('href', 'https://archive.example/d1');
    await expect.element(away).toHaveAttribute('target', '_blank');
    expect(list.getByRole('checkbox').elements()).toHaveLength(2);
  });

  it('offers no zip where the gateway does not make one', async () => {
    const screen = await open(CONTRACT, { gateway: finding(4, { capabilities: [] }) });
    await expect.element(screen.getByRole('list', { name: 'Documenti' })).toMatchTextContent('Allegato 4');
    await expect.element(screen.getByRole('checkbox', { name: 'Seleziona tutti' })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: 'Scarica in uno zip' })).not.toBeInTheDocument();
  });
});

describe('a document', () => {
  it('shows a failed download in its row, and retries', async () => {
    const gateway = fakeGateway();
    gateway.lose(documentContent);
    const screen = await open(CONTRACT, { gateway });
    const row = screen.getByRole('list', { name: 'Documenti' }).getByRole('listitem').first();
    await row.getByRole('button', { name: 'Scarica Contratto Luce Serena' }).click();
    await expect.element(row.getByRole('alert')).toMatchTextContent('Il servizio non risponde');
    await expectAccessible();
    const before = gateway.asked(documentContent).length;
    gateway.give(documentContent, '%PDF-1.4', 'application/pdf');
    await row.getByRole('button', { name: 'Riprova' }).click();
    await expect.element(row.getByRole('alert')).not.toBeInTheDocument();
    expect(gateway.asked(documentContent)).toHaveLength(before + 1);
  });

  it('shows an error without a retry for a document that is not found', async () => {
    const gateway = fakeGateway();
    gateway.reject(documentContent, 'NOT_FOUND');
    const screen = await open(CONTRACT, { gateway });
    await screen.getByRole('button', { name: 'Apri Contratto Luce Serena' }).click();
    const preview = screen.getByRole('dialog');
    await expect.element(preview.getByRole('alert')).toMatchTextContent('Non riusciamo ad aprire il documento');
    await expect.element(preview).toMatchTextContent('NOT_FOUND');
    await expect.element(preview.getByRole('button', { name: 'Riprova' })).not.toBeInTheDocument();
    await expectAccessible();
  });
});

describe('several documents', () => {
  const pack = { name: 'Scarica in uno zip' };

  it('shows a failed zip, and retries', async () => {
    const gateway = finding(4);
    gateway.reject(documentArchive, 'S-001');
    const screen = await open(CONTRACT, { gateway });
    await expect.element(screen.getByRole('button', pack)).toBeDisabled();
    await screen.getByRole('checkbox', { name: 'Seleziona tutti' }).click();
    await screen.getByRole('button', pack).click();
    await expect.element(screen.getByRole('alert')).toBeVisible();
    await expectAccessible();
    gateway.give(documentArchive, 'PK', 'application/zip');
    await screen.getByRole('button', { name: 'Riprova' }).click();
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
    const [, again] = gateway.asked(documentArchive);
    expect(new URL(again?.url ?? '').searchParams.get('documenti')).toBe('M0,M1,M2,M3');
  });

  it('limits the selection to 50 documents, before any request', async () => {
    const screen = await open(CONTRACT, { gateway: finding(60) });
    await screen.getByRole('checkbox', { name: 'Seleziona i primi 50' }).click();
    await expect.element(screen.getByText(/^50 documenti scelti/)).toBeVisible();
    await expect.element(screen.getByRole('button', pack)).toBeEnabled();
    await screen.getByRole('checkbox', { name: 'Scegli Allegato 60' }).click();
    await expect.element(screen.getByText(/Togline uno\./)).toBeVisible();
    await expect.element(screen.getByRole('button', pack)).toBeDisabled();
    await expectAccessible();
    expect(screen.gateway.asked(documentArchive)).toEqual([]);
  });

  it('offers no selection for a single document', async () => {
    const screen = await open(CONTRACT, { gateway: finding(1) });
    await expect.element(screen.getByRole('list', { name: 'Documenti' })).toMatchTextContent('Allegato 1');
    await expect.element(screen.getByRole('checkbox', { name: 'Seleziona tutti' })).not.toBeInTheDocument();
  });
});
