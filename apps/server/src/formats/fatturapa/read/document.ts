import { ParseOption, XmlDocument, XmlLibError } from 'libxml2-wasm';
import { NotAnInvoice, type Fault } from '../faults.ts';

/** The text is decoded already; nothing is loaded from anywhere. */
const options =
  ParseOption.XML_PARSE_IGNORE_ENC |
  ParseOption.XML_PARSE_NONET |
  ParseOption.XML_PARSE_NO_XXE |
  ParseOption.XML_PARSE_BIG_LINES;

/**
 * Parses the text of an XML file; whoever gets the document disposes of it. Invoices declare no types of
 * documents: with them, entities are refused, those that grow and those that reach for other files.
 * How deep elements may stand is limited by the parser. Throws a {@link NotAnInvoice}.
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

/** What libxml2 has found, each with its line and, where it knows it, its place. Anything else is thrown on. */
export function faultsOf(error: unknown): Fault[] {
  if (!(error instanceof XmlLibError)) throw error;
  if (error.details.length === 0) return [{ line: null, place: null, reason: error.message.trim() }];
  return error.details.map(({ line, xpath, message }) => ({
    line: line > 0 ? line : null,
    place: xpath ?? null,
    reason: message.trim(),
  }));
}
