import type { ChangeMatter } from '@sportello/domain';
import type { EventData } from '../../../../events/catalogue.ts';
import type { EventKind, Fact } from '../../../../events/event.ts';

export interface ReportedChange {
  readonly matter: ChangeMatter;
  readonly subject: string;
}

type Changes<Kind extends EventKind> = (data: Readonly<EventData[Kind]>) => readonly ReportedChange[];

const one =
  <Field extends string>(matter: ChangeMatter, field: Field) =>
  (data: { readonly [F in Field]: string }): readonly ReportedChange[] => [{ matter, subject: data[field] }];

/** The event kinds for which the provider's systems return an outcome (fornitore.esiti.1). */
const changes: { readonly [Kind in EventKind]?: Changes<Kind> } = {
  PAYMENT_METHOD_CHANGED: ({ accounts }) =>
    accounts.map(({ contractAccount }) => ({ matter: 'PAGAMENTO', subject: contractAccount })),
  NOTIFICATION_PREFERENCES_CHANGED: one('RECAPITO', 'contractAccount'),
  CONTRACT_NICKNAME_CHANGED: one('NOME_FORNITURA', 'contractCode'),
  RESIDENCE_ALIAS_CHANGED: one('NOME_ABITAZIONE', 'contractCode'),
  CONTACT_CHANGED: one('CONTATTO', 'channel'),
  READING_RECEIVED: ({ contractCode, readOn }) => [{ matter: 'AUTOLETTURA', subject: `${contractCode} ${readOn}` }],
  LAND_REGISTRY_CHANGED: one('DATI_CATASTALI', 'contractCode'),
  CASE_OPENED: one('RECLAMO', 'caseNumber'),
  CONTACT_REQUEST_RECEIVED: one('RICHIESTA', 'receiptNumber'),
  ACCOUNT_CLOSED: () => [{ matter: 'CHIUSURA', subject: 'account' }],
  INTERVENTION_BOOKED: one('INTERVENTO', 'interventionId'),
  INTERVENTION_CHANGED: one('INTERVENTO', 'interventionId'),
  INTERVENTION_CANCELLED: one('INTERVENTO', 'interventionId'),
  QUOTE_ACCEPTED: one('PREVENTIVO', 'quoteId'),
  QUOTE_DECLINED: one('PREVENTIVO', 'quoteId'),
  CASE_INDEMNITY_OWED: one('INDENNIZZO', 'creditId'),
  WITHDRAWAL_MADE: one('RECESSO', 'number'),
  SUPPLY_REQUEST_MADE: one('PRATICA', 'requestNumber'),
  SUPPLY_REQUEST_CANCELLED: one('PRATICA', 'requestNumber'),
};

/** Returns the changes in an event; empty if no outcome is expected. */
export function changesOf<Kind extends EventKind>({
  kind,
  data,
}: Pick<Fact<Kind>, 'kind' | 'data'>): readonly ReportedChange[] {
  return changes[kind]?.(data) ?? [];
}
