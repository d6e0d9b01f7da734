import type { ApiError, Row } from '../table/columns.ts';
import { code, oneOf, pdr, pod, text } from '../table/cells.ts';
import { maybe, needed, thereIs, type TableKind } from './kind.ts';

const FLOW = oneOf('0100', '100');

/** An outcome that is not admissible has a reason in words, else by its code; an admissible one clears it. */
function finishOutcome(row: Row): { row: Row } | { problems: Omit<ApiError, 'line'>[] } {
  if (row['VERIFICA_AMM'] === '1') return { row: { ...row, MOTIVAZIONE: null } };
  const reason = row['MOTIVAZIONE'] ?? row['COD_CAUSALE'] ?? null;
  if (reason === null) return { problems: [{ field: 'MOTIVAZIONE', reason: 'missing, and COD_CAUSALE, too' }] };
  return { row: { ...row, MOTIVAZIONE: reason } };
}

const otherPoint = (field: string, column: string) => ({
  field,
  query: `select s.line, 'the request is of another point of delivery' as reason from staged s
    join onboarding_requests r on r.code = s.code where left(r.${column}, 14) <> left(s.${column}, 14)`,
});

/**
 * Outcomes of the SII on requests to switch (contratto.avvio.8): admissibility in electricity (SE1.0100) and gas
 * (SWG1.0100), as CSV with semicolons. The columns are those of the SII's outcomes of admissibility
 * ("Trasmissione Offerte Mercato Retail" 5.0, TO1.0100) with the point of delivery that public importers of SE1 and
 * SWG1 read.
 */
export const switchOutcomes: TableKind = {
  kind: 'switch-outcomes',
  about:
    'Outcomes of the SII on requests to switch, as they come (SE1.0100, SWG1.0100), after the requests, whose `codice` is the `CP_UTENTE`. One that is not admissible gets its reason; one that is loses it.',
  table: 'onboarding_requests',
  key: ['code'],
  hasUpdatedAt: true,
  onlyChanges: true,
  columns: [
    needed('COD_SERVIZIO', 'service', oneOf('SE1', 'SWG1'), '`SE1` or `SWG1`', { isHelper: true }),
    needed('COD_FLUSSO', 'flow', FLOW, '`0100`; a spreadsheet may have made it `100`', { isHelper: true }),
    maybe('PIVA_UTENTE', 'user_vat', text(16), 'the provider; not loaded', { isHelper: true }),
    maybe('PIVA_GESTORE', 'manager_vat', text(16), 'the SII; not loaded', { isHelper: true }),
    needed('CP_UTENTE', 'code', code, 'the request, by the code that you gave it'),
    maybe('CP_GESTORE', 'manager_code', text(40), 'the SII’s own code; not loaded', { isHelper: true }),
    maybe('COD_POD', 'pod', pod, 'checked with the request', { isHelper: true }),
    maybe('COD_PDR', 'pdr', pdr, 'checked with the request', { isHelper: true }),
    needed('VERIFICA_AMM', 'admissible', oneOf('0', '1'), '`1` admissible, `0` not', { isHelper: true }),
    maybe('COD_CAUSALE', 'cause', text(10), 'the code of the reason', { isHelper: true }),
    maybe('MOTIVAZIONE', 'inadmissibility_reason', text(), 'the reason, which the customer reads'),
  ],
  finish: finishOutcome,
  checks: [
    thereIs('CP_UTENTE', 'onboarding_requests r where r.code = s.code', 'no such request: import the requests first'),
    otherPoint('COD_POD', 'pod'),
    otherPoint('COD_PDR', 'pdr'),
  ],
};
