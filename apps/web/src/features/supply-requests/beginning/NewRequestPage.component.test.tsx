import {
  recuperoDatiContratto,
  recuperoLista,
  saveSupplyRequestDraft,
  supplyRequest,
  supplyRequestDraft,
  supplyRequests,
} from '@sportello/calls';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../../../test/accessible.ts';
import { fakeGateway } from '../../../../test/gateway.ts';
import { open } from '../../../../test/open.tsx';

const PATH = '/my-edison/pratiche/nuova';
const example = supplyRequests.example.answer;
const { bozza } = supplyRequestDraft.example.answer;

function offering(tipi: typeof example.tipi, bozze: typeof example.bozze = []) {
  const gateway = fakeGateway();
  gateway.answer(supplyRequests, { ...example, tipi, bozze });
  return gateway;
}

describe('a new request (pratica.tipi.2)', () => {
  it('shows the kinds that are offered, each with what it does', async () => {
    const screen = await open(PATH, {
      gateway: offering([
        { tipo: 'RESIDENZA', contratti: ['4000000001'] },
        { tipo: 'VOLTURA', contratti: [] },
      ]),
    });
    const kinds = screen.getByRole('main').getByRole('listitem');
    await expect.element(kinds.nth(0)).toMatchTextContent(/^Voltura\s*Diventi intestatario/);
    await expect.element(kinds.nth(1)).toMatchTextContent(/^Residenza\s*Ci comunichi se abiti qui/);
    await expect.element(screen.getByText('Cambio potenza')).not.toBeInTheDocument();
    await expectAccessible();
    await kinds.nth(0).getByRole('link').click();
    await expect.element(screen.getByRole('heading', { level: 1 })).toMatchTextContent('Per quale contatore?');
    await expectAccessible();
  });

  it('asks for the supply where several fit, and saves nothing before the first answer', async () => {
    const gateway = offering([{ tipo: 'DISATTIVAZIONE', contratti: ['4000000001', '4000000002'] }]);
    const [supply] = recuperoLista.example.answer.contratti;
    const second = { ...supply, codiceContratto: '4000000002', nomignolo: 'Mare' };
    gateway.answer(recuperoLista, { contratti: [supply, second] as never });
    const screen = await open(`${PATH}?tipo=DISATTIVAZIONE`, { gateway });
    await expect.element(screen.getByRole('heading', { name: 'Per quale fornitura?' })).toBeVisible();
    await expectAccessible();
    await screen.getByRole('main').getByRole('listitem').nth(1).getByRole('link').click();
    await expect
      .element(screen.getByRole('heading', { level: 1 }))
      .toMatchTextContent('In quale giorno si chiude la fornitura?');
    expect(screen.search()).toContain('contratto');
    expect(gateway.asked(saveSupplyRequestDraft)).toEqual([]);
  });

  it('asks for one of many supplies by a search, and names each once (pratica.tipi.2)', async () => {
    const codes = Array.from({ length: 14 }, (_, at) => `40000000${String(at + 10)}`);
    const gateway = offering([{ tipo: 'DISATTIVAZIONE', contratti: codes }]);
    const [supply] = recuperoLista.example.answer.contratti;
    const contratti = codes.map((codiceContratto, at) => ({ ...supply, codiceContratto, pod: `IT001E${String(at)}` }));
    gateway.answer(recuperoLista, { contratti: contratti as never });
    const screen = await open(`${PATH}?tipo=DISATTIVAZIONE`, { gateway });
    const links = screen.getByRole('main').getByRole('listitem').getByRole('link');
    await expect.element(screen.getByText('Ne vedi 12 di 14: cerca per trovare le altre.')).toBeVisible();
    await expect.element(links).toHaveLength(12);
    expect(new Set(links.elements().map(({ textContent }) => textContent)).size).toBe(12);
    await expectAccessible();
    await screen.getByRole('searchbox', { name: 'Cerca tra le tue forniture' }).fill('IT001E13');
    await expect.element(links).toHaveLength(1);
    await expect.element(screen.getByText('1 fornitura')).toBeVisible();
    await screen.getByRole('searchbox').fill('zzz');
    await expect.element(screen.getByText('Nessuna fornitura corrisponde.')).toBeVisible();
  });

  it('focuses the question once its facts have come', async () => {
    const gateway = offering([{ tipo: 'POTENZA', contratti: ['4000000001'] }]);
    const screen = await open(PATH, { gateway });
    const details = gateway.hold(recuperoDatiContratto);
    await screen.getByRole('link', { name: 'Cambio potenza' }).click();
    await expect.element(screen.getByRole('heading', { level: 1 })).toMatchTextContent('Nuova pratica');
    details.letThrough();
    const question = screen.getByRole('heading', { level: 1, name: 'Quanta potenza ti serve?' });
    await expect.element(question).toHaveFocus();
  });

  it('goes on with the draft that there is (pratica.bozza.2)', async () => {
    const gateway = offering([{ tipo: 'POTENZA', contratti: ['4000000001'] }], example.bozze);
    const screen = await open(`${PATH}?tipo=POTENZA`, { gateway });
    await expect.poll(screen.path).toBe(`/my-edison/pratiche/bozze/${bozza.id}`);
  });

  it('begins with the answers of an earlier request (pratica.rifiuti.1)', async () => {
    const gateway = offering([{ tipo: 'VOLTURA', contratti: [] }]);
    gateway.answer(supplyRequest, {
      ...supplyRequest.example.answer,
      tipo: 'VOLTURA',
      risposte: { settore: 'LUCE', punto: 'IT001E12345678' },
    });
    const screen = await open(`${PATH}?tipo=VOLTURA&da=PR-2026-000123`, { gateway });
    await expect.element(screen.getByLabelText('POD')).toHaveValue('IT001E12345678');
  });

  it('shows that a kind is not offered, and the way to the others', async () => {
    const screen = await open(`${PATH}?tipo=RIENTRO`, { gateway: offering([]) });
    await expect.element(screen.getByText('Questa pratica adesso non si può chiedere')).toBeVisible();
    await expectAccessible();
    await screen.getByRole('link', { name: 'Scegli un’altra pratica' }).click();
    await expect.element(screen.getByText('Da qui non puoi chiedere pratiche')).toBeVisible();
  });

  it('shows an error, not an empty choice', async () => {
    const gateway = fakeGateway();
    gateway.reject(supplyRequests, 'S-001');
    const screen = await open(PATH, { gateway });
    await expect
      .element(screen.getByRole('alert'))
      .toMatchTextContent('Non riusciamo a caricare le pratiche che puoi chiedere');
  });
});
