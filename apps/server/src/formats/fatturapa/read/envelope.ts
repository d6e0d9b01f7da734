import { OctetString, UTCTime, GeneralizedTime, type BaseBlock } from 'asn1js';
import { ContentInfo, SignedData, SignedDataVerifyError, type SignedDataVerifyResult, type SignerInfo } from 'pkijs';
import { wholeFile } from '../faults.ts';

/** A file's signature. The signer's trustworthiness is not checked: no certificate authority is consulted. */
export interface Signature {
  /** The certificate's name, with the organisation if it has one. */
  readonly signer: string;
  readonly validFrom: Date;
  readonly validTo: Date;
  /** The signing time claimed by the signer. */
  readonly signedAt: Date | undefined;
  /** True if digest and signature match the content; undefined for an unsupported cipher. */
  readonly isIntact: boolean | undefined;
}

export interface Opened {
  readonly content: Uint8Array;
  readonly signatures: readonly Signature[];
}

/** A signed file may be signed again as a whole; deeper nesting is treated as an attack. */
const MOST_ENVELOPES = 3;

const SIGNED_DATA = '1.2.840.113549.1.7.2';
const COMMON_NAME = '2.5.4.3';
const ORGANISATION = '2.5.4.10';
const SIGNING_TIME = '1.2.840.113549.1.9.5';

/** Opens nested CAdES envelopes (`.p7m`), in DER or base64. Throws a NotAnInvoice for a broken one. */
export async function openEnvelopes(file: Uint8Array): Promise<Opened> {
  const signatures: Signature[] = [];
  let content = file;
  for (;;) {
    const der = derOf(content);
    if (der === undefined) return { content, signatures };
    if (signatures.length >= MOST_ENVELOPES) throw wholeFile(`signed more than ${MOST_ENVELOPES} times over`);
    const opened = await openOne(der);
    signatures.push(...opened.signatures);
    content = opened.content;
  }
}

function derOf(file: Uint8Array): Uint8Array | undefined {
  const SEQUENCE = 0x30;
  if (file[0] === SEQUENCE && (file[1] ?? 0) >= 0x80) return file;
  // A long DER sequence starts with `MI` in base64; PEM adds a header line before it.
  const text = Buffer.from(file.buffer, file.byteOffset, Math.min(file.length, 100)).toString('latin1');
  if (!/^\s*(?:-----BEGIN [A-Z0-9 ]+-----\s*)?MI/.test(text)) return undefined;
  const all = Buffer.from(file).toString('latin1');
  const base64 = all.replaceAll(/-----(?:BEGIN|END) [A-Z0-9 ]+-----/g, '').replaceAll(/\s/g, '');
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) return undefined;
  const der = Buffer.from(base64, 'base64');
  return der[0] === SEQUENCE ? der : undefined;
}

async function openOne(der: Uint8Array): Promise<Opened> {
  const signed = signedDataOf(der);
  const content = contentOf(signed);
  const signatures = await Promise.all(signed.signerInfos.map((info, index) => signatureOf(signed, info, index)));
  if (signatures.length === 0) throw wholeFile('an envelope that nobody has signed');
  if (signatures.some(({ isIntact }) => isIntact === false)) {
    throw wholeFile('its signature is not of what is in the envelope: it was changed after signing');
  }
  return { content, signatures };
}

function signedDataOf(der: Uint8Array): SignedData {
  try {
    const info = ContentInfo.fromBER(der);
    if (info.contentType === SIGNED_DATA) return new SignedData({ schema: info.content as BaseBlock });
  } catch {
    throw wholeFile('an envelope (.p7m) that is broken');
  }
  throw wholeFile('an envelope that holds no signed file');
}

/** The signed content may be split into several chunks. */
function contentOf({ encapContentInfo }: SignedData): Uint8Array {
  const { eContent } = encapContentInfo;
  if (!(eContent instanceof OctetString)) throw wholeFile('an envelope without the file that was signed');
  return new Uint8Array(eContent.getValue());
}

async function signatureOf(signed: SignedData, info: SignerInfo, index: number): Promise<Signature> {
  const result = await signed
    .verify({ signer: index, checkChain: false, extendedMode: true })
    .catch((error: unknown) => unverified(error));
  const certificate = result.signerCertificate;
  if (!certificate) throw wholeFile('a signature without the certificate of its signer');
  const name = (type: string) =>
    certificate.subject.typesAndValues.find((each) => each.type === type)?.value.valueBlock.value;
  return {
    signer: [name(COMMON_NAME), name(ORGANISATION)].filter((part) => part !== undefined).join(', ') || 'no name',
    validFrom: certificate.notBefore.value,
    validTo: certificate.notAfter.value,
    signedAt: signingTime(info),
    isIntact: result.signatureVerified ?? undefined,
  };
}

/**
 * A digest mismatch means an invalid signature; any other library error, such as an unsupported cipher, means
 * unknown.
 */
function unverified(error: unknown): Pick<SignedDataVerifyResult, 'signatureVerified' | 'signerCertificate'> {
  if (!(error instanceof SignedDataVerifyError)) throw error;
  return {
    signatureVerified: error.message.includes("digest doesn't match") ? false : null,
    signerCertificate: error.signerCertificate,
  };
}

function signingTime({ signedAttrs }: SignerInfo): Date | undefined {
  const value: unknown = signedAttrs?.attributes.find(({ type }) => type === SIGNING_TIME)?.values[0];
  return value instanceof UTCTime || value instanceof GeneralizedTime ? value.toDate() : undefined;
}
