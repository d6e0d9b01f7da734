import type { CallId } from '@sportello/calls';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { attempts, foreignIds } from '../matrix/foreign.ts';
import { useApp } from '../support/app.ts';
import { useCardProvider } from '../support/money/card-processor.ts';
import { readWrites } from '../support/tables.ts';

// Auth accepts every id here, so only the query conditions can detect foreign ids.
vi.mock(import('../../src/auth/queries/owners.ts'), async (original) => ({
  ...(await original()),
  allBelong: async () => true,
}));

const { cards } = await useCardProvider();
const gateway = useApp({ config: { cards } });
const foreign = foreignIds(gateway);

/** Fields whose query finds only the customer's own rows, so a foreign id gets the status of a missing one. */
const filtered: Partial<Record<CallId, Readonly<Record<string, number>>>> = {
  modificaRicezioneNotifiche: { 'body.contractAccount': 422 },
  modificaDatiPagamento: { 'body.contractAccount': 422 },
  modificaDatiPagamentoVas: { 'body.contractAccount': 422 },
  changePayments: { 'body.conti[].contractAccount': 412 },
  recuperoListaByContractAccount: { 'params.contractAccount': 200 },
  recuperoListaVasByContractAccount: { 'params.contractAccount': 200 },
  recuperoRicezioneNotifiche: { 'query.codiceContratto': 200, 'query.codiceQuotation': 200 },
  // Only the contract is searched; the other fields exist for other archives.
  ricercaDocumentiContrattuali: {
    'body.pdr': 200,
    'body.pod': 200,
    'body.codiceContratto': 200,
    'body.quotation': 200,
    'body.codiceFiscale': 200,
    'body.partitaIVA': 200,
  },
  recuperoListaBollette: { 'query.codiceContratto': 200 },
  billChoices: { 'query.contratto': 200 },
  billExport: { 'query.contratto': 200 },
  contractExit: { 'params.codiceContratto': 200 },
  recuperoNumeriDistributore: { 'body.contratti[]': 200 },
  storicoLetture: { 'query.pod': 200, 'query.pdr': 200 },
};

beforeAll(async () => {
  await foreign.begin();
});

describe('without the check of ownership', () => {
  it.each(attempts)('%s finds nothing of somebody else at %s', async (id, place) => {
    const { ask, putBack } = await foreign.prepare(id);
    const before = await readWrites(gateway.database.pool);
    const theirs = await ask(place, 'FOREIGN');
    expect(theirs.status).toBe(filtered[id]?.[place] ?? 404);
    expect(theirs).toEqual(await ask(place, 'MISSING'));
    expect(await readWrites(gateway.database.pool)).toEqual(before);
    await putBack();
  });
});
