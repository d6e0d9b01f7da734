import {
  dayInFull,
  figureWords,
  fullAddress,
  questionsOf,
  type RequestQuestion,
  type SupplyAnswers,
  type SupplyRequestKind,
} from '@sportello/domain';

type Labels<Field extends keyof SupplyAnswers> = Readonly<
  Record<Extract<NonNullable<SupplyAnswers[Field]>, string>, string>
>;

/** Words of the answers that are chosen, by their field. */
const LABELS = {
  settore: { LUCE: 'Luce', GAS: 'Gas' } satisfies Labels<'settore'>,
  causale: {
    VENDITA: 'Acquisto dell’immobile',
    AFFITTO: 'Affitto dell’immobile',
    SUCCESSIONE: 'Successione: richiesta di un erede',
  } satisfies Labels<'causale'>,
  titolo: {
    PROPRIETA: 'Proprietà',
    LOCAZIONE: 'Affitto',
    COMODATO: 'Comodato',
    ALTRO: 'Un altro titolo',
  } satisfies Labels<'titolo'>,
  uso: {
    RESIDENTE: 'Casa di residenza',
    NON_RESIDENTE: 'Casa non di residenza',
    ALTRI_USI: 'Ufficio, negozio o altro',
  } satisfies Labels<'uso'>,
  usoGas: {
    COTTURA: 'Cottura',
    COTTURA_E_ACQUA: 'Cottura e acqua calda',
    RISCALDAMENTO: 'Anche riscaldamento',
  } satisfies Labels<'usoGas'>,
  fasi: { MONOFASE: 'Monofase', TRIFASE: 'Trifase' } satisfies Labels<'fasi'>,
  inizio: {
    SUBENTRO: 'Contatore chiuso: subentro',
    VOLTURA: 'Contatore attivo a nome di un’altra persona: voltura',
  } satisfies Labels<'inizio'>,
  cambia: { INDIRIZZO: 'Indirizzo delle bollette', DATI_FISCALI: 'Dati fiscali' } satisfies Labels<'cambia'>,
  pagamento: {
    MANDATO_ESISTENTE: 'Addebito sul conto già in uso',
    NUOVO_MANDATO: 'Addebito su un altro conto',
    BOLLETTINO: 'Bollettino',
  } satisfies Labels<'pagamento'>,
} as const;

const NAMES: Readonly<Record<RequestQuestion, string>> = {
  fornitura: 'Fornitura',
  indirizzo: 'Indirizzo del contatore',
  causale: 'Motivo',
  uso: 'Uso',
  potenza: 'Potenza',
  inizio: 'Nuova casa',
  fine: 'Giorno della chiusura',
  decorrenza: 'Giorno di inizio',
  cambia: 'Cosa cambia',
  recapito: 'Indirizzo delle bollette',
  'dati-fiscali': 'Dati fiscali',
  residenza: 'Residenza',
  pagato: 'Giorno del pagamento',
  carte: 'Documenti',
  pagamento: 'Pagamento',
  contatto: 'Contatto',
};

/** Returns what was answered, with the question's name, in the order of the questions. */
export function answerRows(kind: SupplyRequestKind, answers: SupplyAnswers): readonly (readonly [string, string])[] {
  return questionsOf(kind, answers).flatMap((question) => {
    const words = partsOf(question, answers).filter(Boolean).join(', ');
    return words === '' ? [] : [[NAMES[question], words] as const];
  });
}

function partsOf(question: RequestQuestion, answers: SupplyAnswers): readonly (string | undefined)[] {
  const { via, cap, comune, provincia, lettura, potenza, residente } = answers;
  const chosen = (field: keyof typeof LABELS) =>
    (LABELS[field] as Readonly<Record<string, string>>)[answers[field] ?? ''];
  const reading = lettura === undefined ? undefined : `lettura del contatore ${lettura}`;
  switch (question) {
    case 'fornitura':
      return [chosen('settore'), answers.punto];
    case 'indirizzo':
    case 'recapito':
      return [fullAddress({ street: via, cap, city: comune, province: provincia })];
    case 'causale':
      return [chosen('causale'), answers.precedente];
    case 'uso':
      return [chosen('titolo'), chosen('uso'), chosen('usoGas')];
    case 'potenza':
      return [potenza === undefined ? undefined : `${figureWords(potenza)} kW`, chosen('fasi')];
    case 'inizio':
      return [chosen('inizio')];
    case 'fine':
      return [dayOf(answers.fine), reading];
    case 'decorrenza':
      return [dayOf(answers.decorrenza), reading];
    case 'cambia':
      return [chosen('cambia')];
    case 'dati-fiscali':
      return [answers.codiceFiscale, answers.partitaIva, answers.sdi, answers.pec];
    case 'residenza':
      return [
        residente === undefined ? undefined : residente ? 'Residente' : 'Non residente',
        dayOf(answers.decorrenza),
      ];
    case 'pagato':
      return [dayOf(answers.pagatoIl)];
    case 'carte':
      return [];
    case 'pagamento':
      return [chosen('pagamento'), answers.iban];
    case 'contatto':
      return [answers.telefono, answers.nota];
  }
}

const dayOf = (day: string | undefined) => day && dayInFull(day);
