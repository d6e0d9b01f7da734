import type { XmlElement } from 'libxml2-wasm';
import { parseXml } from '../fatturapa/read/document.ts';
import { NotAnInvoice, wholeFile } from '../fatturapa/faults.ts';
import { readEntries, readStatement } from './account-statement.ts';
import { elementAt, elementsAt, textAt, type DebitAnswer } from './debit-answer.ts';

/**
 * Reads the bank's answers to debits: status reports (pain.002) of any edition, and account statements (camt.053,
 * camt.054), which give the reason of returned money, both also in the envelope of CBI (pagamento.incasso.6). Throws a
 * `NotAnInvoice` for any other file.
 */
export function readAnswers(text: string): DebitAnswer[] {
  const document = parseXml(text);
  try {
    const { root } = document;
    if (elementAt(root, 'CstmrPmtStsRpt') !== null) return ofStatusReport(root);
    const inEnvelope = cbiAnswers(root);
    if (inEnvelope !== undefined) return inEnvelope;
    if (root.get('*[starts-with(local-name(), "BkToCstmr")]') !== null) return readStatement(root);
    throw wholeFile('neither a status report (pain.002) nor a statement of an account (camt.053, camt.054)');
  } finally {
    document.dispose();
  }
}

export function faultWords(cause: unknown): string | undefined {
  const [fault] = cause instanceof NotAnInvoice ? cause.faults : [];
  return fault && (fault.line === null ? fault.reason : `line ${fault.line}: ${fault.reason}`);
}

/**
 * Reads the envelopes in which Italian banks answer (CBIBdySDDStsRpt, CBIBdyBkToCstmrStmtReq, or a message without its
 * envelope), whose messages have the elements of pain.002 and camt.053. Samples are public in
 * GPA-Gruppo-Progetti-Avanzati-SRL/tpm-edi-cbi.
 */
function cbiAnswers(root: XmlElement): DebitAnswer[] | undefined {
  if (!root.namespaceUri.startsWith('urn:CBI:xsd:')) return undefined;
  const messages = (name: string) => root.find(`descendant-or-self::*[local-name()="${name}"]`) as XmlElement[];
  const reports = messages('CBISDDStsRptLogMsg');
  if (reports.length > 0) return reports.flatMap(ofStatusReport);
  const statements = messages('CBIDlyStmtReqLogMsg');
  return statements.length > 0 ? readEntries(statements) : undefined;
}

function ofStatusReport(root: XmlElement): DebitAnswer[] {
  const message = textAt(root, './/OrgnlMsgId');
  const each = elementsAt(root, './/TxInfAndSts').map((node) => ({
    message,
    reference: textAt(node, 'OrgnlEndToEndId'),
    status: textAt(node, 'TxSts') ?? '',
    reason: textAt(node, 'StsRsnInf/Rsn/Cd') ?? null,
    place: `line ${node.line}`,
  }));
  // A file rejected as a whole lists no debits.
  const whole = elementAt(root, './/OrgnlGrpInfAndSts');
  const status = whole === null ? undefined : textAt(whole, 'GrpSts');
  if (whole === null || status === undefined || each.length > 0) return each;
  const reason = textAt(whole, 'StsRsnInf/Rsn/Cd') ?? null;
  return [{ message, reference: undefined, status, reason, place: `line ${whole.line}` }];
}
