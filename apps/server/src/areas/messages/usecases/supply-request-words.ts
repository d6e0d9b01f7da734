import {
  dayInFull,
  REJECTIONS,
  REQUEST_PAPER_LABELS,
  SUPPLY_REQUEST_KIND_LABELS,
  type Day,
  type RejectionCode,
  type RequestPaper,
  type RequestStep,
  type SupplyRequestKind,
} from '@sportello/domain';

/** News of a request about a supply for its customer. */
export interface RequestNews {
  readonly requestNumber: string;
  readonly requestKind: SupplyRequestKind;
  readonly about:
    | 'MADE'
    | 'CANCELLED'
    | 'STEP'
    | 'REJECTED'
    | 'PAPER_ACCEPTED'
    | 'PAPER_REJECTED'
    | 'PAPER_ASKED'
    | 'MESSAGE';
  /** The step that it has reached. */
  readonly step?: RequestStep;
  /** The last day of its term, of the work, or the first one from which it holds. */
  readonly day?: Day | null;
  readonly hours?: string | null;
  readonly paper?: RequestPaper;
  readonly code?: RejectionCode;
}

/** Title and text of news, shared by notification, mail and SMS. */
export function requestWords(news: RequestNews): { readonly title: string; readonly text: string } {
  const { requestNumber: number, day, paper, code = 'ALTRO' } = news;
  const kind = SUPPLY_REQUEST_KIND_LABELS[news.requestKind];
  const document = paper === undefined ? 'Un documento' : REQUEST_PAPER_LABELS[paper];
  switch (news.about) {
    case 'MADE':
      return {
        title: `${kind}: abbiamo ricevuto la tua pratica`,
        text: `Il numero è ${number}.${day ? ` La concludiamo entro ${dayInFull(day)}.` : ''}`,
      };
    case 'CANCELLED':
      return {
        title: `${kind}: pratica annullata`,
        text: `Hai annullato la pratica ${number}. Resta tutto come prima.`,
      };
    case 'STEP':
      return stepWords(news, kind);
    case 'REJECTED':
      return { title: `${kind}: pratica non accolta`, text: `${REJECTIONS[code].words} Apri la pratica ${number}.` };
    case 'PAPER_ACCEPTED':
      return { title: `${kind}: documento accettato`, text: `${document}: va bene. Pratica ${number}.` };
    case 'PAPER_REJECTED':
      return {
        title: `${kind}: serve un altro documento`,
        text: `${document}: non va bene. Leggi perché e inviane un altro dalla pratica ${number}.`,
      };
    case 'PAPER_ASKED':
      return {
        title: `${kind}: serve un documento`,
        text: `${document}: invialo dalla pratica ${number}.`,
      };
    case 'MESSAGE':
      return { title: `${kind}: c’è un messaggio`, text: `Ti abbiamo scritto nella pratica ${number}.` };
  }
}

function stepWords({ requestNumber: number, step, day, hours }: RequestNews, kind: string) {
  const on = day ? ` ${dayInFull(day)}` : '';
  switch (step) {
    case 'VERIFICATA':
      return { title: `${kind}: documenti verificati`, text: `La pratica ${number} va avanti.` };
    case 'INVIATA_DISTRIBUTORE':
      return { title: `${kind}: inviata al distributore`, text: `La pratica ${number} è al distributore.` };
    case 'LAVORO_PROGRAMMATO':
      return {
        title: `${kind}: appuntamento fissato`,
        text: `Il distributore lavora sul contatore${on}${hours ? `, ${hours}` : ''}. Pratica ${number}.`,
      };
    case 'FATTURATA':
      return { title: `${kind}: il costo è in bolletta`, text: `La pratica ${number} è conclusa.` };
    default:
      return { title: `${kind}: fatto`, text: `Vale da${on || ' oggi'}. Pratica ${number}.` };
  }
}
