import { DOCUMENT_TYPE_LABELS, type ContractDocument } from '@sportello/domain';
import type { DocumentPlace } from './place.ts';

/** A document with where it is; without a place it is only known to exist. */
export interface PlacedDocument extends ContractDocument {
  readonly place: DocumentPlace | undefined;
}

/** What a document is called: its own name, else its type's (documento.modello.2). */
export function documentTitle({ name, type }: Pick<ContractDocument, 'name' | 'type'>): string {
  return name ?? DOCUMENT_TYPE_LABELS[type];
}

/** The label of its type, where that says more than its title. */
export function documentKind({ name, type }: Pick<ContractDocument, 'name' | 'type'>): string | undefined {
  const label = DOCUMENT_TYPE_LABELS[type];
  return name === undefined || name === label ? undefined : label;
}

/** The day that it bears, else when it was made or came. */
export function documentDay(document: ContractDocument): string | undefined {
  return document.documentDate ?? document.creationDate ?? document.receptionDate;
}

/** Whether the app can fetch it, to show and to save it. */
export function urlOf({ place }: PlacedDocument): string | undefined {
  return place?.kind === 'gateway' ? place.url : undefined;
}
