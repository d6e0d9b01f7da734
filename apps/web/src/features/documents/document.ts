import { DOCUMENT_TYPE_LABELS, type ContractDocument } from '@sportello/domain';
import type { DocumentPlace } from './place.ts';

/** A document with its location; undefined if it is only known to exist. */
export interface PlacedDocument extends ContractDocument {
  readonly place: DocumentPlace | undefined;
}

/** Title of a document: its own name, otherwise its type's label (documento.modello.2). */
export function documentTitle({ name, type }: Pick<ContractDocument, 'name' | 'type'>): string {
  return name ?? DOCUMENT_TYPE_LABELS[type];
}

/** Label of the type; undefined if the title already says it. */
export function documentKind({ name, type }: Pick<ContractDocument, 'name' | 'type'>): string | undefined {
  const label = DOCUMENT_TYPE_LABELS[type];
  return name === undefined || name === label ? undefined : label;
}

export function documentDay(document: ContractDocument): string | undefined {
  return document.documentDate ?? document.creationDate ?? document.receptionDate;
}

/** URL from which the app can fetch it; undefined if it can't. */
export function urlOf({ place }: PlacedDocument): string | undefined {
  return place?.kind === 'gateway' ? place.url : undefined;
}
