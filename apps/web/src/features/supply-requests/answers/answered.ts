import {
  fullAddress,
  questionsOf,
  type RequestQuestion,
  type SupplyAnswers,
  type SupplyRequestKind,
} from '@sportello/domain';
import { msg, t } from '@lingui/core/macro';
import { i18n, type MessageDescriptor } from '@lingui/core';
import { quantityWords } from '../../../ui/amounts.ts';
import { fullDay } from '../../../ui/moments.ts';
import { chosenWords } from './labels.ts';

interface Answered {
  readonly question: RequestQuestion;
  readonly name: string;
  /** Lines of text. */
  readonly value: string;
}

const NAMES: Readonly<Record<RequestQuestion, MessageDescriptor>> = {
  fornitura: msg`Punto di fornitura`,
  indirizzo: msg`Indirizzo del contatore`,
  causale: msg`Motivo`,
  uso: msg`Uso`,
  potenza: msg`Potenza`,
  inizio: msg`Il contatore è attivo?`,
  fine: msg`Giorno della chiusura`,
  decorrenza: msg`Giorno di inizio`,
  cambia: msg`Cosa cambia`,
  recapito: msg`Indirizzo delle bollette`,
  'dati-fiscali': msg`Dati fiscali`,
  residenza: msg`Residenza`,
  pagato: msg`Giorno del pagamento`,
  carte: msg`Documenti`,
  pagamento: msg`Pagamento`,
  contatto: msg`Contatto`,
};

/** Returns the answers in words, in the order of their questions; open ones and papers are left out. */
export function answeredOf(kind: SupplyRequestKind, answers: SupplyAnswers): readonly Answered[] {
  return questionsOf(kind, answers).flatMap((question) => {
    const value = linesOf(question, answers).filter(Boolean).join('\n');
    return value === '' ? [] : [{ question, name: i18n._(NAMES[question]), value }];
  });
}

type Lines = readonly (string | undefined)[];

function linesOf(question: RequestQuestion, answers: SupplyAnswers): Lines {
  const { via, cap, comune, provincia, lettura, potenza, residente, telefono, nota } = answers;
  const reading = lettura === undefined ? undefined : t`Lettura del contatore: ${lettura}`;
  switch (question) {
    case 'fornitura':
      return [chosenWords('settore', answers), answers.punto];
    case 'indirizzo':
    case 'recapito':
      return [fullAddress({ street: via, cap, city: comune, province: provincia })];
    case 'causale':
      return [chosenWords('causale', answers), answers.precedente];
    case 'uso':
      return [chosenWords('titolo', answers), chosenWords('uso', answers), chosenWords('usoGas', answers)];
    case 'potenza':
      return [potenza === undefined ? undefined : quantityWords(potenza, 'kW'), chosenWords('fasi', answers)];
    case 'inizio':
      return [chosenWords('inizio', answers)];
    case 'fine':
      return [dayOf(answers.fine), reading];
    case 'decorrenza':
      return [dayOf(answers.decorrenza), reading];
    case 'cambia':
      return [chosenWords('cambia', answers)];
    case 'dati-fiscali':
      return [answers.codiceFiscale, answers.partitaIva, answers.sdi, answers.pec];
    case 'residenza':
      return [
        residente === undefined ? undefined : residente ? t`Residente` : t`Non residente`,
        answers.decorrenza && t`Da quando: ${fullDay(answers.decorrenza)}`,
      ];
    case 'pagato':
      return [dayOf(answers.pagatoIl)];
    case 'carte':
      return [];
    case 'pagamento':
      return [chosenWords('pagamento', answers), answers.iban];
    case 'contatto':
      return [telefono, nota];
  }
}

const dayOf = (day: string | undefined) => day && fullDay(day);
