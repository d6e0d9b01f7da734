import type { RequestOffer, SupplyRequestDraft } from '@sportello/domain';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useApp } from '../../../api/app.ts';
import { readOf, type Read } from '../../../shared/read/read.ts';
import { offerQuery } from '../queries.ts';
import type { SendingProps } from '../questions/use-question.ts';
import { wrongIn } from './wrong-answers.ts';

/** Reads what a request costs and needs; a rejected answer leads to its question. */
export function useOffer(draft: SupplyRequestDraft, onWrong: SendingProps['onWrong']): Read<RequestOffer> {
  const app = useApp();
  const read = readOf(useQuery(offerQuery(app, draft.id)));
  const lead = useEffectEvent((error: Error | null) => {
    const found = wrongIn(error, draft);
    if (found !== undefined) onWrong(found.step, found.wrong);
  });
  useEffect(() => lead(read.error), [read.error]);
  return read;
}
