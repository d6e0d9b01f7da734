import { interventionDates, interventionSlots } from '@sportello/calls';
import { technicianDays, TECHNICIAN_DAYS, type BookingDraft, type Day } from '@sportello/domain';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../../api/app.ts';
import { draftHeader } from '../drafts/kept-here.ts';
import { readOf, withData, type Read } from '../../../shared/read/read.ts';

/** A second appointment uses the slots of the company that came first. */
function companyOf({ flow, fields }: BookingDraft): { readonly codDitta?: string } {
  const { companyCode, companyId } = fields;
  return flow === 'SecondoAppuntamento' && companyCode !== undefined && companyId === undefined
    ? { codDitta: companyCode }
    : {};
}

/**
 * Returns the selectable days: for a visit, 30 working days from the first one offered; otherwise the server's days
 * unchanged (prenotazione.regole.3).
 */
export function useDays(draft: BookingDraft): Read<readonly Day[]> {
  const { queryOf } = useApp();
  const { supportType = 'EXIT_TECHNICAL' } = draft.fields;
  const query = { supportType, ...companyOf(draft) };
  const read = readOf(useQuery({ ...queryOf(interventionDates, { query }), gcTime: 60_000 }));
  const isCounted = supportType === 'EXIT_TECHNICAL' && draft.flow !== 'SecondoAppuntamento';
  return withData(read, read.data && isCounted ? technicianDays(read.data, TECHNICIAN_DAYS) : read.data);
}

export function useSlots(draft: BookingDraft, date: Day | undefined, isAsked: boolean) {
  const app = useApp();
  const { supportType = 'EXIT_TECHNICAL', installationId } = draft.fields;
  const id = draft.interventionId ?? installationId ?? '';
  const request = {
    params: { id },
    query: { supportType, ...companyOf(draft), ...(date !== undefined && { date }) },
    headers: draftHeader(app, draft.id),
  };
  return readOf(useQuery({ ...app.queryOf(interventionSlots, request), enabled: isAsked, gcTime: 60_000 }));
}
