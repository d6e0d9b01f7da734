import type { ChangeMatter } from '@sportello/domain';
import type { Fact } from '../../../../events/event.ts';

export interface ReportedChange {
  readonly matter: ChangeMatter;
  readonly subject: string;
}

type Data = Fact['data'];

const word = (value: unknown) => (typeof value === 'string' ? value : '');

const one = (matter: ChangeMatter, field: string) => (data: Data) => [{ matter, subject: word(data[field]) }];

/** The event kinds for which the provider's systems return an outcome (fornitore.esiti.1). */
const changes: Partial<Record<Fact['kind'], (data: Data) => readonly ReportedChange[]>> = {
  PAYMENT_METHOD_CHANGED: ({ accounts }) =>
    (Array.isArray(accounts) ? (accounts as readonly Data[]) : []).map(({ contractAccount }) => ({
      matter: 'PAGAMENTO',
      subject: word(contractAccount),
    })),
  NOTIFICATION_PREFERENCES_CHANGED: one('RECAPITO', 'contractAccount'),
  CONTRACT_NICKNAME_CHANGED: one('NOME_FORNITURA', 'contractCode'),
  RESIDENCE_ALIAS_CHANGED: one('NOME_ABITAZIONE', 'contractCode'),
  CONTACT_CHANGED: one('CONTATTO', 'channel'),
  READING_RECEIVED: ({ contractCode, readOn }) => [
    { matter: 'AUTOLETTURA', subject: `${word(contractCode)} ${word(readOn)}` },
  ],
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
export function changesOf({ kind, data }: Pick<Fact, 'kind' | 'data'>): readonly ReportedChange[] {
  return (changes[kind]?.(data) ?? []).filter(({ subject }) => subject !== '');
}
