import type { Cents } from '@sportello/domain';
import type { XmlElement, XmlNode } from 'libxml2-wasm';

/** A bank's file says this of a debit. */
export interface DebitAnswer {
  /** Its number at both ends; absent where the whole file is meant. */
  readonly reference: string | undefined;
  /** The file that was handed in; absent where the bank does not name it. */
  readonly message: string | undefined;
  /** A status of ISO 20022: RJCT, ACSC, … */
  readonly status: string;
  /** Why, as ISO 20022 codes it: AM04, MD01, … */
  readonly reason: string | null;
  /** The money that moved, which only a statement says. */
  readonly moved?: MovedMoney;
  /** The place in the bank's file, for whoever looks for it there. */
  readonly place: string;
}

/** An amount as a bank's file says it. */
export interface MovedMoney {
  /** Absent where it is not an amount of euros. */
  readonly cents: Cents | undefined;
  readonly words: string;
}

/** An element below another one, by local names such as `Refs/MsgId`, since each edition has a namespace of its own. */
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
