import type { MadeUpPerson } from './people.ts';
import { digits } from './people.ts';

export const billNumber = ({ number }: Pick<MadeUpPerson, 'number'>): string => `2026${digits(number, 9)}`;

/** Returns an electronic invoice: energy, two months' share, 10 % VAT. */
export function invoiceOf(person: MadeUpPerson): string {
  const kwh = 100 + (person.number % 300);
  const energy = (kwh * 0.15).toFixed(2);
  const taxable = (Number(energy) + 23).toFixed(2);
  const vat = (Number(taxable) * 0.1).toFixed(2);
  const total = (Number(taxable) + Number(vat)).toFixed(2);
  const { place } = person;
  const seat = (street: string, cap: string, town: string, province: string) =>
    `<Sede><Indirizzo>${street}</Indirizzo><CAP>${cap}</CAP><Comune>${town}</Comune><Provincia>${province}</Provincia><Nazione>IT</Nazione></Sede>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<p:FatturaElettronica xmlns:p="http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fatture/v1.2" versione="FPR12">
  <FatturaElettronicaHeader>
    <DatiTrasmissione>
      <IdTrasmittente><IdPaese>IT</IdPaese><IdCodice>99999999990</IdCodice></IdTrasmittente>
      <ProgressivoInvio>${digits(person.number, 9)}</ProgressivoInvio>
      <FormatoTrasmissione>FPR12</FormatoTrasmissione>
      <CodiceDestinatario>0000000</CodiceDestinatario>
    </DatiTrasmissione>
    <CedentePrestatore>
      <DatiAnagrafici>
        <IdFiscaleIVA><IdPaese>IT</IdPaese><IdCodice>99999999990</IdCodice></IdFiscaleIVA>
        <Anagrafica><Denominazione>Alba Luce e Gas S.r.l.</Denominazione></Anagrafica>
        <RegimeFiscale>RF01</RegimeFiscale>
      </DatiAnagrafici>
      ${seat('Via Alba 1', '20121', 'Milano', 'MI')}
    </CedentePrestatore>
    <CessionarioCommittente>
      <DatiAnagrafici>
        <CodiceFiscale>${person.fiscalCode}</CodiceFiscale>
        <Anagrafica><Nome>${person.firstName}</Nome><Cognome>${person.lastName}</Cognome></Anagrafica>
      </DatiAnagrafici>
      ${seat(person.street, place.cap, place.town, place.province)}
    </CessionarioCommittente>
  </FatturaElettronicaHeader>
  <FatturaElettronicaBody>
    <DatiGenerali>
      <DatiGeneraliDocumento>
        <TipoDocumento>TD01</TipoDocumento>
        <Divisa>EUR</Divisa>
        <Data>2026-11-10</Data>
        <Numero>${billNumber(person)}</Numero>
        <ImportoTotaleDocumento>${total}</ImportoTotaleDocumento>
      </DatiGeneraliDocumento>
      <DatiContratto><IdDocumento>${person.electricity.code}</IdDocumento></DatiContratto>
    </DatiGenerali>
    <DatiBeniServizi>
      <DettaglioLinee>
        <NumeroLinea>1</NumeroLinea>
        <Descrizione>Energia</Descrizione>
        <Quantita>${kwh}.00</Quantita>
        <UnitaMisura>kWh</UnitaMisura>
        <DataInizioPeriodo>2026-09-01</DataInizioPeriodo>
        <DataFinePeriodo>2026-10-31</DataFinePeriodo>
        <PrezzoUnitario>0.15</PrezzoUnitario>
        <PrezzoTotale>${energy}</PrezzoTotale>
        <AliquotaIVA>10.00</AliquotaIVA>
        <AltriDatiGestionali><TipoDato>POD</TipoDato><RiferimentoTesto>${person.electricity.point}</RiferimentoTesto></AltriDatiGestionali>
      </DettaglioLinee>
      <DettaglioLinee>
        <NumeroLinea>2</NumeroLinea>
        <Descrizione>Commercializzazione</Descrizione>
        <Quantita>2.00</Quantita>
        <UnitaMisura>mesi</UnitaMisura>
        <PrezzoUnitario>11.50</PrezzoUnitario>
        <PrezzoTotale>23.00</PrezzoTotale>
        <AliquotaIVA>10.00</AliquotaIVA>
      </DettaglioLinee>
      <DatiRiepilogo>
        <AliquotaIVA>10.00</AliquotaIVA>
        <ImponibileImporto>${taxable}</ImponibileImporto>
        <Imposta>${vat}</Imposta>
      </DatiRiepilogo>
    </DatiBeniServizi>
    <DatiPagamento>
      <CondizioniPagamento>TP02</CondizioniPagamento>
      <DettaglioPagamento>
        <ModalitaPagamento>MP05</ModalitaPagamento>
        <DataScadenzaPagamento>2026-12-15</DataScadenzaPagamento>
        <ImportoPagamento>${total}</ImportoPagamento>
      </DettaglioPagamento>
    </DatiPagamento>
  </FatturaElettronicaBody>
</p:FatturaElettronica>
`;
}
