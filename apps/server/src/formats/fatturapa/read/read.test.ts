import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { numberOf } from '../exact.ts';
import { NotAnInvoice, type Fault } from '../faults.ts';
import { MOST_BYTES } from './most-bytes.ts';
import { readInvoice } from './read.ts';
import { readSchema } from './schema.ts';

const samples = path.join(import.meta.dirname, '../../../../test/fatturapa');
const sample = readFileSync(path.join(samples, 'bolletta.xml'), 'utf8');

/** Third-party files and the official schema, used only on machines that have them. */
const shared = path.join(import.meta.dirname, '../../../../../../../shared/data/fatturapa');
const official = path.join(shared, 'FatturaPA_v1.2.2.xsd');

const bytes = (text: string) => new TextEncoder().encode(text);
const faultsOf = (file: Uint8Array): Promise<readonly Fault[]> =>
  readInvoice(file).then(
    () => [],
    (error: unknown) => {
      if (error instanceof NotAnInvoice) return error.faults;
      throw error;
    },
  );
const description = async (file: Uint8Array) =>
  (await readInvoice(file)).documents[0]?.body.DatiBeniServizi.DettaglioLinee[0]?.Descrizione;

describe('an electronic invoice', () => {
  it('reads an invoice with its lines, sums, payment and supply', async () => {
    const { header, documents, signatures, isSignedInside } = await readInvoice(bytes(sample));
    expect(header.CessionarioCommittente.DatiAnagrafici.CodiceFiscale).toBe('FRRGLI85M41F205V');
    const [document] = documents;
    expect(document?.body.DatiGenerali.DatiGeneraliDocumento).toMatchObject({
      TipoDocumento: 'TD01',
      Data: '2026-11-10',
      Numero: '2026000123456',
    });
    expect(document?.body.DatiGenerali.DatiContratto).toEqual([{ IdDocumento: 'L1', Data: undefined }]);
    const [line] = document?.body.DatiBeniServizi.DettaglioLinee ?? [];
    expect(line && [line.Quantita, line.PrezzoUnitario, line.PrezzoTotale].map((each) => numberOf(each ?? 0n))).toEqual(
      [431, 0.142, 61.202],
    );
    expect(line?.AltriDatiGestionali[0]).toMatchObject({ TipoDato: 'POD', RiferimentoTesto: 'IT001E12345678' });
    expect([signatures, isSignedInside]).toEqual([[], false]);
  });

  const latin = (text: string) => Buffer.from(text, 'latin1');
  it.each([
    ['UTF-8', bytes(sample)],
    ['UTF-8 with its mark', bytes(`\uFEFF${sample}`)],
    ['UTF-8 without a declaration', bytes(sample.replace(/^<\?xml.*\n/, ''))],
    ['windows-1252', latin(sample.replace('UTF-8', 'windows-1252'))],
    ['ISO-8859-1', latin(sample.replace('UTF-8', 'ISO-8859-1'))],
    ['UTF-16', Buffer.from(`\uFEFF${sample.replace('UTF-8', 'UTF-16')}`, 'utf16le')],
    ['UTF-8 that says it is windows-1252', bytes(sample.replace('UTF-8', 'windows-1252'))],
  ])('reads an invoice in %s', async (_, file) => {
    expect(await description(file)).toBe('Energia, qualità «Luce Serena»');
  });

  it('reads the euro sign of windows-1252', async () => {
    const text = sample.replace('UTF-8', 'windows-1252').replace('qualità', '5 \u0080');
    expect(await description(latin(text))).toBe('Energia, 5 € «Luce Serena»');
  });

  it.each([
    ['an encoding that nobody reads', sample.replace('UTF-8', 'EBCDIC'), null, null, /EBCDIC/],
    ['no XML', 'ciao', 1, null, /Start tag expected/],
    ['XML that ends too early', sample.slice(0, 900), 17, null, /Premature end/],
    ['something else', '<a/>', 1, '/a', /no FatturaElettronica/],
    [
      'another version of its vocabulary',
      sample.replace('fatture/v1.2"', 'fatture/v1.0"'),
      2,
      '/FatturaElettronica',
      /no FatturaElettronica/,
    ],
    [
      'an entity from outside',
      sample.replace('?>', '?>\n<!DOCTYPE p [<!ENTITY x SYSTEM "file:///etc/passwd">]>').replace('Luce', '&x;'),
      2,
      null,
      /document type declaration/,
    ],
    [
      'entities that grow',
      sample.replace('?>', '?><!DOCTYPE p [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;">]>').replace('Luce', '&b;'),
      1,
      null,
      /document type declaration/,
    ],
    ['elements without end', '<a>'.repeat(1000) + '</a>'.repeat(1000), 1, null, /Excessive depth/],
    [
      'no customer',
      sample.replace('<CodiceFiscale>FRRGLI85M41F205V</CodiceFiscale>', ''),
      21,
      '/FatturaElettronica/FatturaElettronicaHeader/CessionarioCommittente/DatiAnagrafici/CodiceFiscale',
      /missing/,
    ],
    [
      'a day that does not exist',
      sample.replace('<Data>2026-11-10', '<Data>2026-02-30'),
      35,
      '/FatturaElettronica/FatturaElettronicaBody/DatiGenerali/DatiGeneraliDocumento/Data',
      /no day/,
    ],
    [
      'two numbers',
      sample.replace('<Divisa>', '<Numero>1</Numero><Divisa>'),
      36,
      '/FatturaElettronica/FatturaElettronicaBody/DatiGenerali/DatiGeneraliDocumento/Numero[2]',
      /only once/,
    ],
    [
      'a document that a company writes to itself',
      sample.replace('TD01', 'TD17'),
      33,
      '/FatturaElettronica/FatturaElettronicaBody/DatiGenerali/DatiGeneraliDocumento/TipoDocumento',
      /no document that a customer gets/,
    ],
    [
      'dollars',
      sample.replace('EUR', 'USD'),
      34,
      '/FatturaElettronica/FatturaElettronicaBody/DatiGenerali/DatiGeneraliDocumento/Divisa',
      /only euros/,
    ],
    [
      'a comma in an amount',
      sample.replace('<PrezzoTotale>61.202', '<PrezzoTotale>61,202'),
      50,
      '/FatturaElettronica/FatturaElettronicaBody/DatiBeniServizi/DettaglioLinee[1]/PrezzoTotale',
      /no decimal number/,
    ],
    [
      'a line that does not reckon',
      sample.replace('<PrezzoTotale>61.202', '<PrezzoTotale>61.222'),
      50,
      '/FatturaElettronica/FatturaElettronicaBody/DatiBeniServizi/DettaglioLinee[1]/PrezzoTotale',
      /61\.222, but quantity and price make 61\.202/,
    ],
    [
      'a tax that does not reckon',
      sample.replace('<Imposta>8.42', '<Imposta>8.44'),
      74,
      '/FatturaElettronica/FatturaElettronicaBody/DatiBeniServizi/DatiRiepilogo[1]/Imposta',
      /8\.44, but 10% of 84\.20 is 8\.42/,
    ],
    [
      'no reason for no VAT',
      sample.replace('<AliquotaIVA>0.00</AliquotaIVA>\n        <Natura>N1</Natura>', '<AliquotaIVA>0.00</AliquotaIVA>'),
      63,
      '/FatturaElettronica/FatturaElettronicaBody/DatiBeniServizi/DettaglioLinee[3]/Natura',
      /no VAT needs a reason/,
    ],
    [
      'a total of something else',
      sample.replace('112.41</ImportoTotale', '212.41</ImportoTotale'),
      37,
      '/FatturaElettronica/FatturaElettronicaBody/DatiGenerali/DatiGeneraliDocumento/ImportoTotaleDocumento',
      /212\.41, but the sums with VAT make 112\.41/,
    ],
  ])('rejects a file with %s', async (_, text, line, place, reason) => {
    const [fault] = await faultsOf(bytes(text));
    expect(fault?.reason).toMatch(reason);
    expect([fault?.line, fault?.place?.replaceAll('p:', '')]).toEqual([line, place ?? undefined]);
  });

  it('names the line where bytes are not of its encoding', async () => {
    const wrong = Buffer.concat([
      Buffer.from('<?xml version="1.0"?>\n<a>\n<b>'),
      Uint8Array.of(0xe0),
      Buffer.from('</b></a>'),
    ]);
    expect(await faultsOf(wrong)).toEqual([{ line: 3, place: null, reason: expect.stringContaining('not UTF-8') }]);
  });

  it('rejects a file that is too large', async () => {
    expect((await faultsOf(new Uint8Array(MOST_BYTES + 1)))[0]?.reason).toMatch(/larger than 7 MB/);
  });

  it('tells all that is wrong with it', async () => {
    const text = sample.replace('<Data>2026-11-10', '<Data>ieri').replace('EUR', 'USD');
    expect(await faultsOf(bytes(text))).toHaveLength(2);
  });
});

describe('a signed envelope', () => {
  const rsa = readFileSync(path.join(samples, 'bolletta.xml.p7m'));
  const inPieces = readFileSync(path.join(samples, 'bolletta-in-pieces.xml.p7m'));
  const base64 = rsa.toString('base64');

  it.each([
    ['in DER', rsa, 'Firma di prova, Aurora Energia S.p.A.'],
    ['in BER, in pieces, by an elliptic curve', inPieces, 'Firma EC'],
    ['in base64', Buffer.from(base64), 'Firma di prova, Aurora Energia S.p.A.'],
    [
      'in base64 with line breaks',
      Buffer.from(base64.replaceAll(/.{64}/g, '$&\r\n')),
      'Firma di prova, Aurora Energia S.p.A.',
    ],
    [
      'as PEM',
      Buffer.from(`-----BEGIN CMS-----\n${base64}\n-----END CMS-----\n`),
      'Firma di prova, Aurora Energia S.p.A.',
    ],
  ])('reads a signed envelope %s, and returns its signature', async (_, file, signer) => {
    const { documents, signatures } = await readInvoice(file);
    expect(documents[0]?.body.DatiGenerali.DatiGeneraliDocumento.Numero).toBe('2026000123456');
    expect(signatures).toMatchObject([{ signer, isIntact: true }]);
    expect(signatures.map(({ validTo }) => validTo.getFullYear())).toEqual([2029]);
    for (const { validFrom, signedAt } of signatures) {
      expect(validFrom.getTime()).toBeLessThanOrEqual(signedAt?.getTime() ?? 0);
    }
  });

  it.each([
    [
      'changed after signing',
      Buffer.from(rsa.toString('latin1').replace('>112.41<', '>912.41<'), 'latin1'),
      /changed after/,
    ],
    ['broken off', rsa.subarray(0, 3000), /broken/],
    ['nothing of the kind', Buffer.from('MIIB'.repeat(50)), /broken|Start tag/],
  ])('rejects an envelope that is %s', async (_, file, reason) => {
    expect((await faultsOf(file))[0]?.reason).toMatch(reason);
  });
});

describe.runIf(existsSync(official))('the files of others (only where ../shared/data/fatturapa is)', () => {
  const files = existsSync(shared) ? readdirSync(shared).filter((name) => name.endsWith('.xml')) : [];
  const read = (name: string) => readInvoice(readFileSync(path.join(shared, name)));

  it.each([
    ['invoice-b2g.xml', 'TD01', 265, 2, 'Hotel California'],
    ['invoice-credit-note.xml', 'TD04', 1388.4, 2, 'MªF. Services'],
    ['invoice-services-period.xml', 'TD06', 2806, 2, 'MªF. Services'],
    ['invoice-simple-rounding.xml', 'TD06', 1388.41, 2, 'MªF. Services'],
    ['invoice-simple.xml', 'TD06', 1388.4, 2, 'MªF. Services'],
    ['invoice-windows1252.xml', 'TD01', 169.14, 2, 'MªF. Services'],
  ])('reads %s', async (name, kind, total, lines, seller) => {
    expect(files).toContain(name);
    const { header, documents } = await read(name);
    const body = documents[0]?.body;
    const general = body?.DatiGenerali.DatiGeneraliDocumento;
    expect([general?.TipoDocumento, numberOf(general?.ImportoTotaleDocumento ?? 0n)]).toEqual([kind, total]);
    expect(body?.DatiBeniServizi.DettaglioLinee).toHaveLength(lines);
    expect(header.CedentePrestatore.DatiAnagrafici.Anagrafica.Denominazione).toBe(seller);
  });

  it('finds as many files of others as the table lists', () => {
    expect(files).toHaveLength(6);
  });

  it('accepts all files of others but one by the official schema', async () => {
    const schema = await readSchema(official);
    const refused: string[] = [];
    for (const name of files) {
      await readInvoice(readFileSync(path.join(shared, name)), schema).catch((error: unknown) => {
        if (!(error instanceof NotAnInvoice)) throw error;
        refused.push(...error.faults.map(({ line, place, reason }) => `${name} ${line} ${place} ${reason}`));
      });
    }
    const article = (index: number) =>
      `/p:FatturaElettronica/FatturaElettronicaBody/DatiBeniServizi/DettaglioLinee[${index}]/CodiceArticolo`;
    const reason = "Element 'CodiceArticolo': Missing child element(s). Expected is ( CodiceValore ).";
    expect(refused).toEqual([
      `invoice-windows1252.xml 79 ${article(1)} ${reason}`,
      `invoice-windows1252.xml 95 ${article(2)} ${reason}`,
    ]);
  });

  it('accepts our own sample by the official schema', async () => {
    expect(await readInvoice(bytes(sample), await readSchema(official))).toHaveProperty('documents.length', 1);
  });
});
