import type { XmlElement } from 'libxml2-wasm';
import { NotAnInvoice, wholeFile, type Fault } from '../faults.ts';
import { decodeXml } from './decode.ts';
import { parseXml } from './document.ts';
import { openEnvelopes, type Signature } from './envelope.ts';
import { MOST_BYTES } from './most-bytes.ts';
import type { Schema } from './schema.ts';
import { invoiceFile, type InvoiceBody, type InvoiceHeader } from './shape.ts';
import { sumFaults } from './sums.ts';
import { placeOf, treeOf } from './tree.ts';

const NAMESPACE = 'http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fatture/v1.2';

interface Place {
  readonly line: number;
  readonly place: string;
}

interface Document extends Place {
  readonly body: InvoiceBody;
}

export interface InvoiceFile {
  readonly header: InvoiceHeader;
  readonly buyerAt: Place;
  readonly documents: readonly Document[];
  readonly signatures: readonly Signature[];
  /** True for an embedded signature (XAdES), which is not verified. */
  readonly isSignedInside: boolean;
}

/**
 * Reads an electronic invoice (FatturaPA), as XML or in a signed envelope. Checks its sums, and the official schema
 * if one is passed. Throws a {@link NotAnInvoice} with all errors.
 */
export async function readInvoice(file: Uint8Array, schema?: Schema): Promise<InvoiceFile> {
  if (file.length > MOST_BYTES) throw wholeFile(`larger than ${MOST_BYTES / 1_000_000} MB`);
  const { content, signatures } = await openEnvelopes(file);
  const document = parseXml(decodeXml(content));
  try {
    const { root } = document;
    if (root.name !== 'FatturaElettronica' || root.namespaceUri !== NAMESPACE) {
      throw new NotAnInvoice({
        line: root.line,
        place: `/${root.name}`,
        reason: 'no FatturaElettronica of version 1.2',
      });
    }
    schema?.check(document);
    return { ...readRoot(root), signatures };
  } finally {
    document.dispose();
  }
}

/** Like {@link readInvoice}, but returns the errors instead of throwing. */
export async function readOrFaults(file: Uint8Array, schema?: Schema): Promise<InvoiceFile | readonly Fault[]> {
  try {
    return await readInvoice(file, schema);
  } catch (error) {
    if (error instanceof NotAnInvoice) return error.faults;
    throw error;
  }
}

function readRoot(root: XmlElement): Omit<InvoiceFile, 'signatures'> {
  const read = invoiceFile.safeParse(treeOf(root));
  if (!read.success) {
    throw new NotAnInvoice(read.error.issues.map(({ path, message }) => ({ ...placeOf(root, path), reason: message })));
  }
  const { FatturaElettronicaHeader: header, FatturaElettronicaBody: bodies } = read.data;
  const faults = bodies.flatMap((body, index) =>
    sumFaults(body).map(({ path, reason }) => ({
      ...placeOf(root, ['FatturaElettronicaBody', index, ...path]),
      reason,
    })),
  );
  if (faults.length > 0) throw new NotAnInvoice(faults);
  return {
    header,
    buyerAt: placeOf(root, ['FatturaElettronicaHeader', 0, 'CessionarioCommittente', 0, 'DatiAnagrafici', 0]),
    documents: bodies.map((body, index) => ({ body, ...placeOf(root, ['FatturaElettronicaBody', index]) })),
    isSignedInside: root.get('ds:Signature', { ds: 'http://www.w3.org/2000/09/xmldsig#' }) !== null,
  };
}
