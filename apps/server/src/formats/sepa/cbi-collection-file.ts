import { eurosFromCents, sepaText, sumCents, type Day, type Debit } from '@sportello/domain';
import { XmlDocument, type XmlElement } from 'libxml2-wasm';

/** The provider as a party of CBI, the network of Italian banks. */
export interface CbiCollector {
  readonly name: string;
  readonly identifier: string;
  readonly iban: string;
  /** The code that CBI gave the provider (codice univoco CBI). */
  readonly cuc: string;
}

const body = 'urn:CBI:xsd:CBIBdySDDReq.00.01.01';
const message = 'urn:CBI:xsd:CBISDDReqLogMsg.00.01.01';

type Content = string | readonly Node[];
type Node = readonly [name: string, content: Content, attributes?: Readonly<Record<string, string>>];

/**
 * Builds the direct debit file in the envelope of CBI (pagamento.incasso.5): CBIBdySDDReq.00.01.01 around one
 * CBISDDReqLogMsg.00.01.01, in force since 17 March 2024. CBI's schemas are public in OCA/l10n-italy,
 * `l10n_it_sdd_cbi/data`.
 */
export function cbiCollectionFile(
  collector: CbiCollector,
  collection: { readonly id: string; readonly day: Day; readonly madeAt: Date },
  debits: readonly Debit[],
): string {
  const document = XmlDocument.fromString(`<CBIBdySDDReq xmlns="${body}" xmlns:LMSG="${message}"/>`);
  try {
    append(document.root, [
      [
        'PhyMsgInf',
        [
          ['PhyMsgTpCd', 'INC-SDDC-01'],
          ['NbOfLogMsg', '1'],
        ],
      ],
    ]);
    const envelope = document.root.addElement('CBIEnvelSDDReqLogMsg').addElement('CBISDDReqLogMsg');
    append(envelope, [header(collector, collection, debits), payment(collector, collection, debits)], 'LMSG');
    return document.toString({ format: true });
  } finally {
    document.dispose();
  }
}

/** Italian accounts contain the bank's code (ABI), which CBI uses instead of the BIC. */
export const abiOf = (iban: string): string | undefined => /^(?:IT|SM)\d{2}[A-Z](\d{5})/.exec(iban)?.[1];

function append(parent: XmlElement, nodes: readonly Node[], prefix?: string): void {
  for (const [name, content, attributes = {}] of nodes) {
    const element = parent.addElement(name, prefix);
    for (const [key, value] of Object.entries(attributes)) element.setAttr(key, value);
    if (typeof content === 'string') element.addText(content);
    else append(element, content, prefix);
  }
}

function header(
  { name, cuc }: CbiCollector,
  { id, madeAt }: { readonly id: string; readonly madeAt: Date },
  debits: readonly Debit[],
): Node {
  const other: Node = [
    'Othr',
    [
      ['Id', cuc],
      ['Issr', 'CBI'],
    ],
  ];
  const sum = sumCents(debits.map(({ amount }) => amount));
  return [
    'GrpHdr',
    [
      ['MsgId', id],
      ['CreDtTm', `${madeAt.toISOString().slice(0, 19)}Z`],
      ['NbOfTxs', String(debits.length)],
      ['CtrlSum', eurosFromCents(sum).toFixed(2)],
      [
        'InitgPty',
        [
          ['Nm', sepaText(name, 70)],
          ['Id', [['OrgId', [other]]]],
        ],
      ],
    ],
  ];
}

function payment(
  { name, identifier, iban }: CbiCollector,
  { id, day }: { readonly id: string; readonly day: Day },
  debits: readonly Debit[],
): Node {
  const creditor = ['Nm', sepaText(name, 70)] as const;
  return [
    'PmtInf',
    [
      ['PmtInfId', id],
      ['PmtMtd', 'DD'],
      ['BtchBookg', 'true'],
      [
        'PmtTpInf',
        [
          ['SvcLvl', [['Cd', 'SEPA']]],
          ['LclInstrm', [['Cd', 'CORE']]],
          ['SeqTp', 'RCUR'],
        ],
      ],
      ['ReqdColltnDt', day],
      ['Cdtr', [creditor]],
      ['CdtrAcct', [['Id', [['IBAN', iban]]]]],
      ['CdtrAgt', [['FinInstnId', [['ClrSysMmbId', [['MmbId', abiOf(iban) ?? '']]]]]]],
      ['ChrgBr', 'SLEV'],
      ['CdtrSchmeId', [creditor, ['Id', [['PrvtId', [['Othr', [['Id', identifier]]]]]]]]],
      ...debits.map(transaction),
    ],
  ];
}

const transaction = ({ reference, amount, mandate, signedOn, holder, iban, billNumber }: Debit): Node => [
  'DrctDbtTxInf',
  [
    [
      'PmtId',
      [
        ['InstrId', reference],
        ['EndToEndId', reference],
      ],
    ],
    ['InstdAmt', eurosFromCents(amount).toFixed(2), { Ccy: 'EUR' }],
    [
      'DrctDbtTx',
      [
        [
          'MndtRltdInf',
          [
            ['MndtId', mandate],
            ['DtOfSgntr', signedOn],
          ],
        ],
      ],
    ],
    ['Dbtr', [['Nm', sepaText(holder, 70)]]],
    ['DbtrAcct', [['Id', [['IBAN', iban]]]]],
    ['RmtInf', [['Ustrd', sepaText(`Bolletta ${billNumber}`, 140)]]],
  ],
];
