import type { ReplyPart } from '@sportello/domain';

/** The parts of a reply by their names on the wire. */
export type ReplyFields = Readonly<Record<'reclamo' | 'verifiche' | 'conclusioni' | 'diritti', string>>;

/** Values of the form: the parts, and for a prescription the choice about its amount. */
export type ReplyInput = ReplyFields & {
  /** True if the prescribed amount is owed again (reclami.contestazione.3). */
  readonly importoDovuto: boolean;
};

interface PartField {
  readonly name: keyof ReplyFields;
  readonly part: ReplyPart;
  /** The longest text that the call takes. */
  readonly most: number;
}

/** The fields in the order of the reply (reclami.risposta.1). */
export const PART_FIELDS: readonly PartField[] = [
  { name: 'reclamo', part: 'complaint', most: 4000 },
  { name: 'verifiche', part: 'checks', most: 8000 },
  { name: 'conclusioni', part: 'conclusions', most: 8000 },
  { name: 'diritti', part: 'rights', most: 4000 },
];
