import { sumCents, type BillDetail, type DocumentKind } from '@sportello/domain';
import { exactFromCents, textOf } from '../exact.ts';
import { PAGOPA, WAYS_TO_PAY } from '../ways-to-pay.ts';
import { goodsOf } from './lines.ts';
import type { InvoicePaper } from './paper.ts';
import { ascii, latin1 } from './text.ts';
import { writeXml, type Node } from './xml.ts';

const NAMESPACE = 'http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fatture/v1.2';

/** The format between private parties; delivery is left to the tax office's inbox. */
const FORMAT = 'FPR12';
const NO_ADDRESS = '0000000';

/**
 * Writes a bill as an electronic invoice (FatturaPA), valid against the official schema; sums and payments match the
 * bill to the cent (bolletta.documento.3). It keeps the kind it was issued as; if none is known, a credit balance
 * becomes a credit note, whose amounts are written without sign.
 */
export function writeInvoice({ bill, kind: issuedAs, seller, buyer }: InvoicePaper): string {
  const kind = issuedAs ?? (bill.amount < 0 ? 'TD04' : 'TD01');
  const sign = kind === 'TD04' ? -1 : 1;
  return writeXml(
    NAMESPACE,
    [
      'FatturaElettronica',
      [
        [
          'FatturaElettronicaHeader',
          [
            [
              'DatiTrasmissione',
              [
                ['IdTrasmittente', vatId(seller.vatNumber)],
                ['ProgressivoInvio', ascii(bill.number, 100).slice(-10)],
                ['FormatoTrasmissione', FORMAT],
                ['CodiceDestinatario', NO_ADDRESS],
              ],
            ],
            [
              'CedentePrestatore',
              [
                [
                  'DatiAnagrafici',
                  [['IdFiscaleIVA', vatId(seller.vatNumber)], nameOf(seller), ['RegimeFiscale', 'RF01']],
                ],
                seat(seller),
              ],
            ],
            [
              'CessionarioCommittente',
              [
                [
                  'DatiAnagrafici',
                  [
                    ['IdFiscaleIVA', buyer.vatNumber === undefined ? undefined : vatId(buyer.vatNumber)],
                    ['CodiceFiscale', buyer.fiscalCode],
                    nameOf(buyer),
                  ],
                ],
                seat(buyer),
              ],
            ],
          ],
        ],
        ['FatturaElettronicaBody', [general(bill, kind, sign), goodsOf(bill, sign), ...payments(bill)]],
      ],
    ],
    { versione: FORMAT },
  );
}

function vatId(number: string): Node[] {
  return [
    ['IdPaese', 'IT'],
    ['IdCodice', number],
  ];
}

type Party = InvoicePaper['seller'] | InvoicePaper['buyer'];

function nameOf({ name }: Party): Node {
  if (typeof name === 'string') return ['Anagrafica', [['Denominazione', latin1(name, 80)]]];
  const [first, last] = name;
  return [
    'Anagrafica',
    [
      ['Nome', latin1(first, 60)],
      ['Cognome', latin1(last, 60)],
    ],
  ];
}

function seat({ address: { street, cap, city, province } }: Party): Node {
  return [
    'Sede',
    [
      ['Indirizzo', latin1(street, 60)],
      ['CAP', cap],
      ['Comune', latin1(city, 60)],
      ['Provincia', province],
      ['Nazione', 'IT'],
    ],
  ];
}

function general(bill: BillDetail, kind: DocumentKind, sign: number): Node {
  const contract = bill.contractCode ?? bill.vasContractCode;
  return [
    'DatiGenerali',
    [
      [
        'DatiGeneraliDocumento',
        [
          ['TipoDocumento', kind],
          ['Divisa', 'EUR'],
          ['Data', bill.issueDate],
          ['Numero', ascii(bill.number, 20)],
          ['ImportoTotaleDocumento', textOf(exactFromCents(sign * bill.amount))],
        ],
      ],
      ['DatiContratto', contract === undefined ? undefined : [['IdDocumento', ascii(contract, 20)]]],
    ],
  ];
}

function payments(bill: BillDetail): Node[] {
  const { noticeCode, transferIban, transferReference } = bill.paymentCodes;
  const isNotice = bill.paymentMethod === 'BOLLETTINO_POSTALE' || bill.paymentMethod === 'SCONOSCIUTO';
  const way = isNotice && noticeCode !== undefined ? PAGOPA : WAYS_TO_PAY[bill.paymentMethod];
  if (bill.amount <= 0 || way === undefined) return [];
  const isTransfer = way === 'MP05';
  const code = way === PAGOPA ? noticeCode : isTransfer ? transferReference : undefined;
  const inParts = bill.instalments.length > 0 && sumCents(bill.instalments.map(({ amount }) => amount)) === bill.amount;
  const parts = inParts ? bill.instalments : [bill];
  return [
    [
      'DatiPagamento',
      [
        ['CondizioniPagamento', inParts ? 'TP01' : 'TP02'],
        ...parts.map(({ expirationDate, amount }): Node => [
          'DettaglioPagamento',
          [
            ['ModalitaPagamento', way],
            ['DataScadenzaPagamento', expirationDate],
            ['ImportoPagamento', textOf(exactFromCents(amount))],
            ['IBAN', isTransfer ? transferIban : undefined],
            // Each instalment would need its own notice.
            ['CodicePagamento', code === undefined || inParts ? undefined : ascii(code, 60)],
          ],
        ]),
      ],
    ],
  ];
}
