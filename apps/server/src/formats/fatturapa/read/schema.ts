import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { XmlBufferInputProvider, XmlDocument, xmlRegisterInputProvider, XsdValidator } from 'libxml2-wasm';
import { firstLine, StartError } from '../../../errors/start-error.ts';
import { NotAnInvoice } from '../faults.ts';
import { faultsOf } from './document.ts';

/**
 * A stub for the XML signature schema that the invoice schema imports: a signature may occur, but its content is not
 * validated.
 */
const signatures = new TextEncoder().encode(`<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"
  targetNamespace="http://www.w3.org/2000/09/xmldsig#"><xs:element name="Signature"/></xs:schema>`);

export interface Schema {
  /** Throws a {@link NotAnInvoice} with all errors. */
  readonly check: (document: XmlDocument) => void;
}

/**
 * Reads the official XSD for electronic invoices, published by the tax office. Throws a {@link StartError} for an
 * invalid file.
 */
export async function readSchema(file: string): Promise<Schema> {
  const url = pathToFileURL(file).href;
  try {
    xmlRegisterInputProvider(new XmlBufferInputProvider({ [new URL('xmldsig-core.xsd', url).href]: signatures }));
    const document = XmlDocument.fromBuffer(await readFile(file), { url });
    const validator = XsdValidator.fromDoc(document);
    return {
      check(invoice) {
        try {
          validator.validate(invoice);
        } catch (error) {
          throw new NotAnInvoice(faultsOf(error));
        }
      },
    };
  } catch (cause) {
    throw new StartError(`--schema: ${file} can't be read as an XML schema (${firstLine(cause)}).`, { cause });
  }
}
