/**
 * Returns the text of a SEPA direct debit mandate (core scheme), in the Italian wording of the European Payments
 * Council; paragraphs are separated by an empty line.
 *
 * @param creditor name and creditor identifier of the debiting party
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

export interface MandateText {
  readonly creditorName: string;
  readonly creditorIdentifier: string;
  /** Show it unchanged; paragraphs are separated by an empty line. */
  readonly text: string;
  /** Send back with the change (`x-mandato`), to store exactly the text that was shown (pagamento.mandato.1). */
  readonly digest: string;
}
