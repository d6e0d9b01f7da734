import type { XmlElement, XmlNode } from 'libxml2-wasm';
import { parseXml } from '../fatturapa/read/document.ts';
import { wholeFile } from '../fatturapa/faults.ts';

/** What a bank's file says of a debit. */
export interface DebitAnswer {
  /** Its number at both ends; absent where the whole file is meant. */
  readonly reference: string | undefined;
  /** The file that was handed in; absent where the bank does not name it. */
  readonly message: string | undefined;
  /** A status of ISO 20022: RJCT, ACSC, … */
  readonly status: string;
  /** Why, as ISO 20022 codes it: AM04, MD01, … */
  readonly reason: string | null;
}

/**
 * What a bank answers to a file of debits: status reports (pain.002) of any edition, and the account's own statements
 * (camt.053, camt.054), where money that went back says why. Throws a `NotAnInvoice` for what is neither.
 */
export function readAnswers(text: string): DebitAnswer[] {
  const document = parseXml(text);
  try {
    const { root } = document;
    if (root.get('*[local-name()="CstmrPmtStsRpt"]') !== null) return ofStatusReport(root);
    if (root.get('*[starts-with(local-name(), "BkToCstmr")]') !== null) return ofStatements(root);
    throw wholeFile('neither a status report (pain.002) nor a statement of an account (camt.053, camt.054)');
  } finally {
    document.dispose();
  }
}

function ofStatusReport(root: XmlElement): DebitAnswer[] {
  const message = textOf(root, './/*[local-name()="OrgnlMsgId"]');
  const each = root.find('.//*[local-name()="TxInfAndSts"]').map((node) => ({
    message,
    reference: textOf(node, '*[local-name()="OrgnlEndToEndId"]'),
    status: textOf(node, '*[local-name()="TxSts"]') ?? '',
    reason: reasonOf(node, 'StsRsnInf'),
  }));
  // Refused as a whole, it names no debit.
  const whole = root.get('.//*[local-name()="OrgnlGrpInfAndSts"]');
  const status = whole === null ? undefined : textOf(whole, '*[local-name()="GrpSts"]');
  if (whole === null || status === undefined || each.length > 0) return each;
  return [{ message, reference: undefined, status, reason: reasonOf(whole, 'StsRsnInf') }];
}

/** Booked to the account: what came, and what went back. */
function ofStatements(root: XmlElement): DebitAnswer[] {
  return root.find('.//*[local-name()="TxDtls"]').map((node) => {
    const isReturn = (node as XmlElement).get('*[local-name()="RtrInf"]') !== null;
    return {
      message: textOf(node, '*[local-name()="Refs"]/*[local-name()="MsgId"]'),
      reference: textOf(node, '*[local-name()="Refs"]/*[local-name()="EndToEndId"]'),
      status: isReturn ? 'RJCT' : 'ACSC',
      reason: reasonOf(node, 'RtrInf'),
    };
  });
}

function reasonOf(node: XmlNode, where: string): string | null {
  return textOf(node, `*[local-name()="${where}"]/*[local-name()="Rsn"]/*[local-name()="Cd"]`) ?? null;
}

function textOf(node: XmlNode, path: string): string | undefined {
  return (node as XmlElement).get(path)?.content.trim();
}
