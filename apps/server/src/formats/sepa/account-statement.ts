import { centsFromEuros } from '@sportello/domain';
import type { XmlElement } from 'libxml2-wasm';
import { NotAnInvoice, wholeFile } from '../fatturapa/faults.ts';
import { elementAt, elementsAt, textAt, type DebitAnswer, type MovedMoney } from './debit-answer.ts';

const statements = /^urn:iso:std:iso:20022:tech:xsd:camt\.05[34]\.\d{3}\.\d{2}$/;

/**
 * Reads the debits in an account statement (pagamento.incasso.3): camt.053 and camt.054 of any edition. Only booked
 * entries count; anything but a collection or its return is skipped.
 */
export function readStatement(root: XmlElement): DebitAnswer[] {
  if (!statements.test(root.namespaceUri)) {
    const format = root.namespaceUri.split(':').at(-1) ?? '';
    const name = format === '' ? 'a file without a namespace' : format;
    throw wholeFile(`${name} is no statement of an account: what is booked comes as camt.053 or camt.054`);
  }
  return readEntries(elementsAt(root, '*'));
}

/** Reads the entries of messages that each contain statements. */
export function readEntries(messages: readonly XmlElement[]): DebitAnswer[] {
  return messages.flatMap((message) => elementsAt(message, '*/Ntry')).flatMap((entry, at) => ofEntry(entry, at + 1));
}

function ofEntry(entry: XmlElement, number: number): DebitAnswer[] {
  const status = elementAt(entry, 'Sts');
  if (status === null) throw lacking(entry, number, 'Sts');
  // Older editions have the code directly as text.
  if (textAt(status, 'Cd') !== 'BOOK' && (status.get('*') !== null || status.content.trim() !== 'BOOK')) return [];
  const details = elementsAt(entry, 'NtryDtls');
  const transactions = elementsAt(entry, 'NtryDtls/TxDtls');
  const isAlone = transactions.length <= 1 && details.length <= 1;
  const facts = { entry, number, isAlone };
  if (transactions.length > 0) return transactions.flatMap((transaction) => ofTransaction(transaction, facts));
  return details.flatMap((batch) => ofTransaction(batch, facts));
}

interface EntryFacts {
  readonly entry: XmlElement;
  /** The position in the file, from 1. */
  readonly number: number;
  /** True if it holds at most one transaction, whose amount is then the entry's. */
  readonly isAlone: boolean;
}

function ofTransaction(node: XmlElement, { entry, number, isAlone }: EntryFacts): DebitAnswer[] {
  const direction = textAt(node, 'CdtDbtInd') ?? textAt(entry, 'CdtDbtInd');
  if (direction !== 'CRDT' && direction !== 'DBIT') throw lacking(node, number, 'CdtDbtInd');
  const isReversal = ['true', '1'].includes(textAt(node, 'RvslInd') ?? textAt(entry, 'RvslInd') ?? '');
  const status = statusOf(direction === 'CRDT', isReversal || elementAt(node, 'RtrInf') !== null);
  const reference = referenceIn(node);
  const message = textAt(node, 'Refs/MsgId') ?? textAt(node, 'Btch/MsgId');
  if (status === undefined || (reference ?? message) === undefined) return [];
  return [
    {
      message,
      reference,
      status,
      reason: textAt(node, 'RtrInf/Rsn/Cd') ?? null,
      moved: movedBy(node, isAlone ? entry : undefined),
      place: placeOf(node, number),
    },
  ];
}

/** The debit's reference; for batches, banks write a placeholder instead. */
function referenceIn(node: XmlElement): string | undefined {
  const reference = textAt(node, 'Refs/EndToEndId');
  return reference === 'NOTPROVIDED' ? undefined : reference;
}

/** The equivalent status of a status report; undefined for money unrelated to a collection. */
function statusOf(isCredit: boolean, wentBack: boolean): string | undefined {
  if (isCredit) return wentBack ? undefined : 'ACSC';
  return wentBack ? 'RJCT' : undefined;
}

/** Takes the first amount present, from the one before bank charges to that of the enclosing entry. */
function movedBy(node: XmlElement, entry: XmlElement | undefined): MovedMoney {
  const amount =
    elementAt(node, 'AmtDtls/InstdAmt/Amt') ??
    elementAt(node, 'Amt') ??
    elementAt(node, 'AmtDtls/TxAmt/Amt') ??
    elementAt(node, 'Btch/TtlAmt') ??
    (entry ? elementAt(entry, 'Amt') : null);
  if (amount === null) return { cents: undefined, words: 'no amount' };
  const text = amount.content.trim();
  const currency = amount.attr('Ccy')?.value ?? 'EUR';
  const isEuros = currency === 'EUR' && /^\d{1,13}(?:\.\d{1,2}0*)?$/.test(text);
  return { cents: isEuros ? centsFromEuros(Number(text)) : undefined, words: `${text} ${currency}` };
}

const placeOf = (node: XmlElement, number: number) => `line ${node.line}, entry ${number}`;

function lacking(node: XmlElement, number: number, name: string): NotAnInvoice {
  const reason = `entry ${number} has no ${name} that says anything`;
  return new NotAnInvoice({ line: node.line, place: null, reason });
}
