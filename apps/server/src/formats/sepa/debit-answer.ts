import type { Cents } from '@sportello/domain';
import type { XmlElement, XmlNode } from 'libxml2-wasm';

export interface DebitAnswer {
  /** The end-to-end id of the debit; absent if the answer concerns the whole file. */
  readonly reference: string | undefined;
  /** The submitted file's message id; absent if the bank does not name it. */
  readonly message: string | undefined;
  /** An ISO 20022 status: RJCT, ACSC, … */
  readonly status: string;
  /** An ISO 20022 reason code: AM04, MD01, … */
  readonly reason: string | null;
  /** The money moved; only statements contain it. */
  readonly moved?: MovedMoney;
  /** Position in the bank's file, for error messages. */
  readonly place: string;
}

export interface MovedMoney {
  /** Undefined if it is not an amount in euros. */
  readonly cents: Cents | undefined;
  readonly words: string;
}

/** Matches local names such as `Refs/MsgId`, since each edition has its own namespace. */
export function elementAt(node: XmlNode, path: string): XmlElement | null {
  return (node as XmlElement).get(pathOf(path)) as XmlElement | null;
}

export function elementsAt(node: XmlNode, path: string): XmlElement[] {
  return (node as XmlElement).find(pathOf(path)) as XmlElement[];
}

export function textAt(node: XmlNode, path: string): string | undefined {
  return elementAt(node, path)?.content.trim();
}

const pathOf = (path: string) => path.replaceAll(/\w+/g, (name) => `*[local-name()="${name}"]`);
