import { dayInRome } from '@sportello/domain';
import type { Fault } from '../../../formats/fatturapa/faults.ts';
import type { Signature } from '../../../formats/fatturapa/read/envelope.ts';
import type { InvoiceFile } from '../../../formats/fatturapa/read/read.ts';

/** Formats a fault: `bolletta.xml: line 12: /FatturaElettronica/…/Data: no day (YYYY-MM-DD)`. */
export function faultText(file: string, { line, place, reason }: Fault): string {
  return [file, line === null ? undefined : `line ${line}`, place ?? undefined, reason]
    .filter((part) => part !== undefined)
    .join(': ');
}

export function signatureTexts(file: string, { signatures, isSignedInside }: InvoiceFile): string[] {
  return [
    ...signatures.map((signature) => `${file}: ${signatureText(signature)}`),
    ...(isSignedInside ? [`${file}: carries a signature inside (XAdES), which is not checked`] : []),
  ];
}

/** The report does not state that the signer is trusted: no certificate authority or revocation list is queried. */
function signatureText({ signer, signedAt, validFrom, validTo, isIntact }: Signature): string {
  const day = (at: Date) => dayInRome(at.getTime());
  const when = signedAt === undefined ? '' : ` on ${day(signedAt)}`;
  const isValid = signedAt === undefined || (validFrom <= signedAt && signedAt <= validTo);
  return [
    `signed by ${signer}${when}`,
    isIntact === undefined ? 'by a cipher that is not known here: not checked' : 'and not changed since',
    `the certificate is valid from ${day(validFrom)} to ${day(validTo)}${isValid ? '' : ', which that day is not in'}`,
    'whose it is was not asked',
  ].join('; ');
}
