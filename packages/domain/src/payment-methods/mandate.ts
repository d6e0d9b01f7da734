/**
 * The words of a SEPA direct debit mandate (core scheme), as the European Payments Council gives them
 * in Italian; its paragraphs are parted by an empty line.
 *
 * @param creditor who debits: its name and its creditor identifier
 */
export function mandateText({ name, identifier }: { readonly name: string; readonly identifier: string }): string {
  const toName = /^a/i.test(name) ? `ad ${name}` : `a ${name}`;
  return [
    `Mandato per addebito diretto SEPA. Creditore: ${name}, identificativo del creditore ${identifier}. Tipo di pagamento: ricorrente.`,
    `La sottoscrizione del presente mandato comporta: (A) l’autorizzazione ${toName} a richiedere alla banca del debitore l’addebito del suo conto e (B) l’autorizzazione alla banca del debitore di procedere con tale addebito conformemente alle disposizioni impartite da ${name}.`,
    'Il debitore ha diritto di ottenere il rimborso dalla propria banca secondo gli accordi ed alle condizioni che regolano il rapporto con quest’ultima. Se del caso, il rimborso deve essere richiesto nel termine di 8 settimane a decorrere dalla data di addebito in conto.',
    'I diritti del sottoscrittore del presente mandato sono indicati nella documentazione ottenibile dalla propria banca.',
  ].join('\n\n');
}

/** The mandate that a customer is asked to give, before it is anybody's. */
export interface MandateText {
  readonly creditorName: string;
  readonly creditorIdentifier: string;
  /** To be shown as it is; its paragraphs are parted by an empty line. */
  readonly text: string;
  /** To be sent back with the change (`x-mandato`): what was shown is what is stored (pagamento.mandato.1). */
  readonly digest: string;
}
