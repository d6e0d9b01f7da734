import type { SupplyAnswers } from '@sportello/domain';
import { msg } from '@lingui/core/macro';
import { i18n, type MessageDescriptor } from '@lingui/core';

type Labels<Field extends keyof SupplyAnswers> = Readonly<
  Record<Extract<NonNullable<SupplyAnswers[Field]>, string>, MessageDescriptor>
>;

/** Words of the answers that are chosen, by their field; in the order in which they are offered. */
const LABELS = {
  settore: { LUCE: msg`Luce`, GAS: msg`Gas` } satisfies Labels<'settore'>,
  causale: {
    VENDITA: msg`Ho comprato l’immobile`,
    AFFITTO: msg`L’ho preso in affitto`,
    SUCCESSIONE: msg`L’intestatario è morto e sono un erede`,
  } satisfies Labels<'causale'>,
  titolo: {
    PROPRIETA: msg`Proprietà`,
    LOCAZIONE: msg`Affitto`,
    COMODATO: msg`Comodato`,
    ALTRO: msg`Un altro titolo`,
  } satisfies Labels<'titolo'>,
  uso: {
    RESIDENTE: msg`Casa in cui ho la residenza`,
    NON_RESIDENTE: msg`Casa in cui non ho la residenza`,
    ALTRI_USI: msg`Ufficio, negozio o altro`,
  } satisfies Labels<'uso'>,
  usoGas: {
    COTTURA: msg`Cottura`,
    COTTURA_E_ACQUA: msg`Cottura e acqua calda`,
    RISCALDAMENTO: msg`Anche riscaldamento`,
  } satisfies Labels<'usoGas'>,
  fasi: { MONOFASE: msg`Monofase`, TRIFASE: msg`Trifase` } satisfies Labels<'fasi'>,
  inizio: {
    SUBENTRO: msg`No, il contatore è chiuso`,
    VOLTURA: msg`Sì, è attivo a nome di un’altra persona`,
  } satisfies Labels<'inizio'>,
  cambia: { INDIRIZZO: msg`Indirizzo delle bollette`, DATI_FISCALI: msg`Dati fiscali` } satisfies Labels<'cambia'>,
  pagamento: {
    MANDATO_ESISTENTE: msg`Addebito sul conto che usi già`,
    NUOVO_MANDATO: msg`Addebito su un altro conto`,
    BOLLETTINO: msg`Bollettino`,
  } satisfies Labels<'pagamento'>,
} as const;

export type ChosenField = keyof typeof LABELS;

/** Returns the options of a field for a choice. */
export function optionsOf(field: ChosenField): readonly { readonly value: string; readonly label: string }[] {
  return Object.entries<MessageDescriptor>(LABELS[field]).map(([value, label]) => ({ value, label: i18n._(label) }));
}

/** Returns the words of a chosen answer; undefined while it is open. */
export function chosenWords(field: ChosenField, answers: SupplyAnswers): string | undefined {
  const label = (LABELS[field] as Readonly<Record<string, MessageDescriptor>>)[answers[field] ?? ''];
  return label && i18n._(label);
}
