import { dayOnPaper, DOCUMENT_TYPE_LABELS, documentType, type DocumentType } from '@sportello/domain';
import PdfKit from 'pdfkit';
import type { DocumentFacts } from './facts.ts';

const INK = '#1f2933';
const MARGIN = 56;
/** Start of the value column, wide enough because readers without Helvetica use a wider typeface. */
const VALUES_AT = 220;

const textsOf = (brand: string): Readonly<Record<DocumentType, readonly string[]>> => ({
  CONTRATTO_PRELIMINARE: [
    `Con questa proposta chiedi ad ${brand} di attivare la fornitura indicata sopra. La proposta diventa contratto quando ti comunichiamo che l’abbiamo accettata.`,
    'Hai 14 giorni per ripensarci, senza costi e senza spiegazioni, dal giorno in cui ricevi questo documento.',
    'Fino all’attivazione la fornitura resta con il venditore di oggi: non devi fare nulla e non ci sono interruzioni.',
  ],
  CONTRATTO_DEFINITIVO: [
    `${brand} si impegna a fornire quanto indicato sopra, alle condizioni economiche dell’offerta e alle condizioni generali allegate.`,
    'Le bollette arrivano con la cadenza indicata. Puoi pagarle con addebito su conto, con carta o con bollettino.',
    'Il contratto non ha scadenza. Puoi recedere quando vuoi, con il preavviso previsto dalle regole dell’Autorità.',
  ],
  DOCUMENTO_IDENTITA: [
    'Copia del documento di identità presentato alla firma del contratto. In questa dimostrazione l’immagine del documento non c’è: i clienti sono inventati.',
  ],
  AUC_RICEVUTA_BENEFICIO_BASE: [
    `${brand} conferma di aver riconosciuto il beneficio base per l’energia autoconsumata nel periodo indicato nella comunicazione.`,
    'L’importo è accreditato nella prossima bolletta della fornitura collegata.',
  ],
  COMUNICAZIONE: ['Questa comunicazione riguarda il tuo contratto.'],
  DEFAULT: [
    `Queste condizioni generali valgono per tutte le forniture e i servizi di ${brand} e sono parte del contratto.`,
    'Per reclami e richieste scrivi dall’area clienti o chiama il servizio clienti: rispondiamo entro i tempi fissati dall’Autorità.',
    'I tuoi dati sono trattati come descritto nell’informativa sulla privacy, che trovi nell’area clienti.',
  ],
  // Receipts of withdrawals are drawn as such; this text is for one that an archive has.
  RICEVUTA_RECESSO: [`${brand} conferma di aver ricevuto il tuo recesso dal contratto indicato sopra.`],
  PRATICA: [`${brand} conferma di aver ricevuto la richiesta firmata indicata sopra.`],
  // Recordings are audio; this text is for a PDF requested nevertheless.
  AUDIO_RECORDING: ['Registrazione della telefonata con cui il contratto è stato confermato.'],
});

/** Draws a document as a one-page PDF: the same facts give the same bytes. */
export async function pdfOf(facts: DocumentFacts): Promise<Uint8Array<ArrayBuffer>> {
  const { document: row, brand } = facts;
  const { from, to } = brand.colours;
  const type = documentType(row.type ?? undefined);
  const title = row.name ?? DOCUMENT_TYPE_LABELS[type];
  const at = new Date(`${row.documentDate ?? '2020-01-01'}T12:00:00Z`);
  const pdf = new PdfKit({
    size: 'A4',
    margin: MARGIN,
    lang: 'it-IT',
    displayTitle: true,
    info: { Title: title, Author: brand.name, CreationDate: at, ModDate: at },
  });
  const chunks: Uint8Array[] = [];
  pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const written = new Promise<void>((resolve, reject) => {
    pdf.on('end', resolve);
    pdf.on('error', reject);
  });

  pdf.rect(0, 0, pdf.page.width, 12).fill(pdf.linearGradient(0, 0, pdf.page.width, 0).stop(0, from).stop(1, to));
  const { logo } = brand;
  if (logo) pdf.image(Buffer.from(logo.content), MARGIN, 40, { width: logo.width, height: logo.height });
  // A logo is no text, which readers and searches need.
  const nameAt = logo ? 40 + logo.height + 10 : 48;
  pdf.fillColor(to).font('Helvetica-Bold').fontSize(14).text(brand.name, MARGIN, nameAt);
  pdf.moveDown(1.5).fontSize(20).text(title);
  pdf.moveDown(0.3).fillColor(INK).font('Helvetica').fontSize(10).text(`Documento ${row.number}`);
  pdf.moveDown(1.2);
  for (const [label, value] of linesOf(facts)) {
    const top = pdf.y;
    pdf
      .font('Helvetica-Bold')
      .fontSize(10)
      .text(label, MARGIN, top, { width: VALUES_AT - MARGIN - 8 });
    pdf.font('Helvetica').text(value, VALUES_AT, top, { width: pdf.page.width - MARGIN - VALUES_AT });
    pdf.moveDown(0.35);
  }
  pdf.moveDown(1);
  const width = 0.85 * (pdf.page.width - 2 * MARGIN);
  for (const text of textsOf(brand.name)[type])
    pdf.fontSize(11).text(text, MARGIN, pdf.y, { width, lineGap: 2 }).moveDown(0.8);
  pdf.moveDown(1).fontSize(8).fillColor('#52606d').text(`Documento di dimostrazione: ${brand.name} non esiste.`);
  pdf.end();
  await written;
  return Buffer.concat(chunks);
}

/** Unknown facts are left out. */
function linesOf({ document: row, customer, supply, service, request }: DocumentFacts): [string, string][] {
  const place = supply ?? service ?? request;
  const name = customer.companyName ?? [customer.firstName, customer.lastName].filter(Boolean).join(' ');
  const start = supply?.startDate ?? service?.activationDate ?? request?.activationDate;
  const lines: [string, string | null | undefined][] = [
    ['Intestatario', name],
    ['Codice cliente', customer.code],
    ['Codice fiscale', supply?.fiscalCode ?? service?.fiscalCode ?? customer.fiscalCode],
    [row.contractKind === 'QUOTATION' ? 'Richiesta' : 'Contratto', row.contractCode],
    ['Offerta', supply?.offerName ?? service?.name ?? request?.offerName],
    ['POD', supply?.pod ?? request?.pod ?? service?.pod],
    ['PDR', supply?.pdr ?? request?.pdr],
    ['Indirizzo', place && [place.street, place.cap, place.city, place.province].filter(Boolean).join(', ')],
    ['Decorrenza', start && dayOnPaper(start)],
    ['Cadenza delle bollette', supply?.billingType],
    ['Data del documento', row.documentDate && dayOnPaper(row.documentDate)],
  ];
  return lines.flatMap(([label, value]) => (value ? [[label, value] as [string, string]] : []));
}
