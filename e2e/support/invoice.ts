import { expect, type Page } from '@playwright/test';
import { headersOf } from './call.ts';
import { importBill } from './provider.ts';
import type { Server } from './server.ts';

export interface InvoiceLine {
  readonly text: string;
  /** In euros, without VAT. */
  readonly amount: number;
  /** Months before today in which its period lies. */
  readonly monthsAgo: number;
}

const VAT = 10;
const ISSUER = '99999999990';
const DUE_IN_DAYS = 20;
const DAY_MS = 86_400_000;

const euros = (value: number) => value.toFixed(2);

const dayFromNow = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** The first day of a month before the current one. */
function firstDay(monthsAgo: number): string {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - monthsAgo, 1)).toISOString().slice(0, 10);
}

/** Imports a bill of the first supply of the customer who is signed in, as an electronic invoice, with 10 % of VAT. */
export async function importInvoice(
  server: Server,
  page: Page,
  number: string,
  lines: readonly InvoiceLine[],
): Promise<void> {
  const headers = await headersOf(page);
  const read = async (path: string) => {
    const answer = await page.request.get(`/api/${path}`, { headers });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()) as unknown;
  };
  const { codFiscale } = (await read('clienti/v1/recuperaDatiProfilo')) as { codFiscale: string };
  const { contratti } = (await read('contratti/v1/recuperoLista')) as { contratti: Supply[] };
  const [supply] = contratti;
  if (supply === undefined) throw new Error('The customer has no supply.');
  await importBill(server, invoiceXml(number, { ...supply, codFiscale }, lines));
}

interface Supply {
  readonly codiceContratto: string;
  readonly pod: string;
}

function invoiceXml(
  number: string,
  { codFiscale, codiceContratto, pod }: Supply & { readonly codFiscale: string },
  lines: readonly InvoiceLine[],
): string {
  const net = lines.reduce((sum, { amount }) => sum + amount, 0);
  const tax = Math.round(net * VAT) / 100;
  const seat =
    '<Sede><Indirizzo>Via Alba 1</Indirizzo><CAP>20121</CAP><Comune>Milano</Comune><Provincia>MI</Provincia><Nazione>IT</Nazione></Sede>';
  const issuer = `<IdPaese>IT</IdPaese><IdCodice>${ISSUER}</IdCodice>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<p:FatturaElettronica xmlns:p="http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fatture/v1.2" versione="FPR12">
<FatturaElettronicaHeader>
<DatiTrasmissione><IdTrasmittente>${issuer}</IdTrasmittente><ProgressivoInvio>00042</ProgressivoInvio><FormatoTrasmissione>FPR12</FormatoTrasmissione><CodiceDestinatario>0000000</CodiceDestinatario></DatiTrasmissione>
<CedentePrestatore><DatiAnagrafici><IdFiscaleIVA>${issuer}</IdFiscaleIVA><Anagrafica><Denominazione>Aurora Energia S.p.A.</Denominazione></Anagrafica><RegimeFiscale>RF01</RegimeFiscale></DatiAnagrafici>${seat}</CedentePrestatore>
<CessionarioCommittente><DatiAnagrafici><CodiceFiscale>${codFiscale}</CodiceFiscale><Anagrafica><Nome>Marco</Nome><Cognome>Bianchi</Cognome></Anagrafica></DatiAnagrafici>${seat}</CessionarioCommittente>
</FatturaElettronicaHeader>
<FatturaElettronicaBody>
<DatiGenerali>
<DatiGeneraliDocumento><TipoDocumento>TD01</TipoDocumento><Divisa>EUR</Divisa><Data>${dayFromNow(-2)}</Data><Numero>${number}</Numero><ImportoTotaleDocumento>${euros(net + tax)}</ImportoTotaleDocumento></DatiGeneraliDocumento>
<DatiContratto><IdDocumento>${codiceContratto}</IdDocumento></DatiContratto>
</DatiGenerali>
<DatiBeniServizi>
${lines.map((line, at) => lineXml(at + 1, line, pod)).join('\n')}
<DatiRiepilogo><AliquotaIVA>${euros(VAT)}</AliquotaIVA><ImponibileImporto>${euros(net)}</ImponibileImporto><Imposta>${euros(tax)}</Imposta></DatiRiepilogo>
</DatiBeniServizi>
<DatiPagamento><CondizioniPagamento>TP02</CondizioniPagamento><DettaglioPagamento><ModalitaPagamento>MP23</ModalitaPagamento><DataScadenzaPagamento>${dayFromNow(DUE_IN_DAYS)}</DataScadenzaPagamento><ImportoPagamento>${euros(net + tax)}</ImportoPagamento></DettaglioPagamento></DatiPagamento>
</FatturaElettronicaBody>
</p:FatturaElettronica>
`;
}

function lineXml(place: number, { text, amount, monthsAgo }: InvoiceLine, pod: string): string {
  const last = new Date(Date.parse(firstDay(monthsAgo - 1)) - DAY_MS).toISOString().slice(0, 10);
  return `<DettaglioLinee><NumeroLinea>${place}</NumeroLinea><Descrizione>${text}</Descrizione><Quantita>100.00</Quantita><UnitaMisura>kWh</UnitaMisura><DataInizioPeriodo>${firstDay(monthsAgo)}</DataInizioPeriodo><DataFinePeriodo>${last}</DataFinePeriodo><PrezzoUnitario>${(amount / 100).toFixed(4)}</PrezzoUnitario><PrezzoTotale>${euros(amount)}</PrezzoTotale><AliquotaIVA>${euros(VAT)}</AliquotaIVA><AltriDatiGestionali><TipoDato>POD</TipoDato><RiferimentoTesto>${pod}</RiferimentoTesto></AltriDatiGestionali></DettaglioLinee>`;
}
