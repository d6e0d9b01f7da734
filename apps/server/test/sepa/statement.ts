export interface StatedTransaction {
  readonly reference?: string;
  readonly message?: string;
  readonly amount?: string;
  readonly direction?: string;
  readonly returned?: string;
  /** Additional XML elements. */
  readonly more?: string;
}

/** An entry; by default a booked credit of its transactions. */
export interface StatedEntry {
  readonly status?: string;
  readonly amount?: string;
  readonly direction?: string | undefined;
  readonly reversal?: string;
  readonly transactions?: readonly StatedTransaction[];
  /** The message id of the entry's batch. */
  readonly batch?: string;
}

const element = (name: string, content: string | undefined) =>
  content === undefined ? '' : `<${name}>${content}</${name}>`;
const money = (amount: string | undefined) => (amount === undefined ? '' : `<Amt Ccy="EUR">${amount}</Amt>`);

function transactionXml({ reference, message, amount, direction, returned, more = '' }: StatedTransaction): string {
  const refs = `<Refs>${element('MsgId', message)}${element('EndToEndId', reference)}</Refs>`;
  const back = returned === undefined ? '' : `<RtrInf><Rsn><Cd>${returned}</Cd></Rsn></RtrInf>`;
  return `<TxDtls>${refs}${money(amount)}${element('CdtDbtInd', direction)}${more}${back}</TxDtls>`;
}

function entryXml(entry: StatedEntry): string {
  const { status = 'BOOK', amount = '84.20', reversal, transactions = [], batch } = entry;
  const direction = 'direction' in entry ? entry.direction : 'CRDT';
  const head = `${money(amount)}${element('CdtDbtInd', direction)}${element('RvslInd', reversal)}${element('Sts', status)}`;
  const names = batch === undefined ? '' : `<Btch><MsgId>${batch}</MsgId></Btch>`;
  return `<Ntry>${head}<BookgDt><Dt>2026-12-10</Dt></BookgDt><NtryDtls>${names}${transactions.map(transactionXml).join('')}</NtryDtls></Ntry>`;
}

/** Writes a bank's account statement with one entry per line, the first on line four. */
export function statementXml(entries: readonly StatedEntry[], format = 'camt.053.001.08'): string {
  const [message, what] = format.startsWith('camt.054')
    ? ['BkToCstmrDbtCdtNtfctn', 'Ntfctn']
    : ['BkToCstmrStmt', 'Stmt'];
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:${format}"><${message}>
<GrpHdr><MsgId>B1</MsgId><CreDtTm>2026-12-11T08:00:00</CreDtTm></GrpHdr><${what}><Id>1</Id>
${entries.map(entryXml).join('\n')}
</${what}></${message}></Document>`;
}
