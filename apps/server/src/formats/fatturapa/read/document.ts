import { ParseOption, XmlDocument, XmlLibError } from 'libxml2-wasm';
import { NotAnInvoice, type Fault } from '../faults.ts';

/** The text is already decoded, and no external resource may be loaded. */
const options =
  ParseOption.XML_PARSE_IGNORE_ENC |
  ParseOption.XML_PARSE_NONET |
  ParseOption.XML_PARSE_NO_XXE |
  ParseOption.XML_PARSE_BIG_LINES;

/**
 * Parses XML text; the caller must dispose of the document. Rejects document type declarations, which invoices don't
 * use: this prevents entity expansion and external entities. The parser limits nesting depth. Throws a {@link
 * NotAnInvoice}.
 */
export function parseXml(text: string): XmlDocument {
  const declaration = /<!(?:DOCTYPE|ENTITY)/i.exec(text);
  if (declaration) {
    throw new NotAnInvoice({
      line: text.slice(0, declaration.index).split('\n').length,
      place: null,
      reason: 'a document type declaration, which no invoice has',
    });
  }
  try {
    return XmlDocument.fromString(text, { option: options });
  } catch (error) {
    throw new NotAnInvoice(faultsOf(error));
  }
}

/** Converts libxml2 errors, with line and place where known; rethrows anything else. */
export function faultsOf(error: unknown): Fault[] {
  if (!(error instanceof XmlLibError)) throw error;
  if (error.details.length === 0) return [{ line: null, place: null, reason: error.message.trim() }];
  return error.details.map(({ line, xpath, message }) => ({
    line: line > 0 ? line : null,
    place: xpath ?? null,
    reason: message.trim(),
  }));
}
