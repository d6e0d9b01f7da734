import { interventionDates, interventionSlots } from '@sportello/calls';
import { technicianDays, TECHNICIAN_DAYS, type BookingDraft, type Day } from '@sportello/domain';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../../api/app.ts';
import { draftHeader } from '../drafts/kept-here.ts';
import { readOf, withData, type Read } from '../../../shared/read/read.ts';

/** Whose days and slots are asked for: the company's that came before, where it comes again. */
function companyOf({ flow, fields }: BookingDraft): { readonly codDitta?: string } {
  const { companyCode, companyId } = fields;
  return flow === 'SecondoAppuntamento' && companyCode !== undefined && companyId === undefined
    ? { codDitta: companyCode }
    : {};
}

/** The days to choose from: for a visit 30 working days from the first one offered, else the server's as they are (prenotazione.regole.3). */
export function useDays(draft: BookingDraft): Read<readonly Day[]> {
  const { queryOf } = useApp();
  const { supportType = 'EXIT_TECHNICAL' } = draft.fields;
  const query = { supportType, ...companyOf(draft) };
  const read = readOf(useQuery({ ...queryOf(interventionDates, { query }), gcTime: 60_000 }));
  const isCounted = supportType === 'EXIT_TECHNICAL' && draft.flow !== 'SecondoAppuntamento';
  return withData(read, read.data && isCounted ? technicianDays(read.data, TECHNICIAN_DAYS) : read.data);
}

/** The slots of a day, or of all days; what the draft holds for itself is among them. */
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
