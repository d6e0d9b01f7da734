import { recuperoDatiContratto, saveSupplyRequestDraft, supplyRequestDraft } from '@sportello/calls';
import { addDays, dayInRome } from '@sportello/domain';
import { fakeGateway } from './gateway.ts';
import type { open } from './open.tsx';

export type WireDraft = (typeof supplyRequestDraft.example.answer)['bozza'];

export const { bozza: exampleDraft } = supplyRequestDraft.example.answer;
export const DRAFT_PATH = `/my-edison/pratiche/bozze/${exampleDraft.id}`;

export const titleOf = (screen: Awaited<ReturnType<typeof open>>) => screen.getByRole('heading', { level: 1 });
export const inDays = (days: number) => addDays(dayInRome(Date.now()), days);

/** A gateway that keeps the draft, of a supply with 3 kW. */
export function keepingDraft(given: Partial<Record<keyof WireDraft, unknown>> = {}) {
  const gateway = fakeGateway();
  let draft = { ...exampleDraft, risposte: {}, file: [], ...given } as WireDraft;
  gateway.answer(recuperoDatiContratto, { ...recuperoDatiContratto.example.answer, potenzaImpegnata: 3 });
  gateway.answer(supplyRequestDraft, () => ({ bozza: draft }));
  const save = async (request: Request) => {
    const { risposte } = (await request.json()) as { risposte: WireDraft['risposte'] };
    draft = { ...draft, risposte, versione: String(Number(draft.versione) + 1) };
    return { bozza: draft };
  };
  gateway.answer(saveSupplyRequestDraft, save);
  return {
    ...gateway,
    takeSavesAgain: () => gateway.answer(saveSupplyRequestDraft, save),
    /** Saves other answers, as another device does. */
    saveElsewhere(risposte: WireDraft['risposte']) {
      draft = { ...draft, risposte, versione: '9' };
    },
    /** Adds a file of each paper, as another device does. */
    addFiles(...papers: WireDraft['file'][number]['carta'][]) {
      const file = papers.map((carta, at) => ({ posizione: at + 1, carta, nome: `${carta}.pdf`, byte: 9 }));
      draft = { ...draft, file };
    },
  };
}
