import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import yauzl from 'yauzl';
import { errorCode, firstLine, StartError } from '../../../errors/start-error.ts';
import { NotAnInvoice } from '../../../formats/fatturapa/faults.ts';
import { encodingOf } from '../../../formats/fatturapa/read/decode.ts';
import { look } from '../csv/open.ts';

/** An XML file, alone or in an archive. */
export interface XmlFile {
  readonly name: string;
  readonly isInArchive: boolean;
  /** Decoded pieces; throws a {@link StartError} for bytes that are not of its encoding. */
  readonly text: AsyncIterable<string>;
}

/** Distributors deliver at most 25 MB of XML in a file (Standard dei Tracciati Misure 1.8, section 5.1). */
const MOST_BYTES = 100_000_000;
/** Limits of an archive as a whole. */
const MOST_IN_ARCHIVE = { files: 1000, bytes: 1_000_000_000 };

/**
 * Opens an XML file or each one in a ZIP archive, whose sizes are checked before anything is unpacked. Throws a
 * {@link StartError} for what is neither.
 */
export async function* xmlFilesIn(file: string, onLeftOut: (name: string) => void): AsyncGenerator<XmlFile> {
  const { bytes } = await look(file);
  if (!(await isZip(file))) {
    if (bytes > MOST_BYTES) throw new StartError(`${file} is larger than ${MOST_BYTES / 1e6} MB.`);
    yield { name: path.basename(file), isInArchive: false, text: decoded(() => createReadStream(file), file) };
    return;
  }
  try {
    yield* entriesOf(file, onLeftOut);
  } catch (cause) {
    throw cause instanceof StartError ? cause : new StartError(`${file}: ${firstLine(cause)}.`, { cause });
  }
}

async function isZip(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(4), 0, 4, 0);
    return bytesRead === 4 && ['PK\u0003\u0004', 'PK\u0005\u0006'].includes(buffer.toString('latin1'));
  } finally {
    await handle.close();
  }
}

async function* entriesOf(file: string, onLeftOut: (name: string) => void): AsyncGenerator<XmlFile> {
  const archive = await opened(file);
  let count = 0;
  let bytes = 0;
  try {
    if (archive.entryCount > MOST_IN_ARCHIVE.files) {
      throw new StartError(`${file} holds more than ${MOST_IN_ARCHIVE.files} files.`);
    }
    for await (const entry of archive.eachEntry()) {
      const { fileName: name, uncompressedSize } = entry;
      if (name.endsWith('/')) continue;
      if (/\.zip$/i.test(name)) throw new StartError(`${file}: ${name} is an archive in an archive: unpack it first.`);
      if (!/\.xml$/i.test(name)) {
        onLeftOut(name);
        continue;
      }
      count += 1;
      bytes += uncompressedSize;
      if (bytes > MOST_IN_ARCHIVE.bytes) {
        throw new StartError(`${file} holds more than ${MOST_IN_ARCHIVE.bytes / 1e9} GB.`);
      }
      if (uncompressedSize > MOST_BYTES)
        throw new StartError(`${file}: ${name} is larger than ${MOST_BYTES / 1e6} MB.`);
      if (entry.isEncrypted()) throw new StartError(`${file}: ${name} is encrypted.`);
      const stream = () => archive.openReadStreamPromise(entry);
      yield { name, isInArchive: true, text: decoded(stream, `${file}: ${name}`) };
    }
  } finally {
    archive.close();
  }
  if (count === 0) throw new StartError(`${file} holds no XML file.`);
}

function opened(file: string) {
  return yauzl.openPromise(file, { autoClose: false, lazyEntries: true }).catch((cause: unknown) => {
    throw new StartError(`${file} is a damaged archive: ${firstLine(cause)}.`, { cause });
  });
}

/** Opens the stream only when it is read, since an error of one that nobody reads would end the process. */
async function* decoded(opening: () => Readable | Promise<Readable>, where: string): AsyncGenerator<string> {
  let decoder: InstanceType<typeof TextDecoder> | undefined;
  try {
    for await (const chunk of (await opening()) as AsyncIterable<Buffer>) {
      decoder ??= new TextDecoder(encodingOf(chunk), { fatal: true });
      yield decoder.decode(chunk, { stream: true });
    }
    yield decoder?.decode() ?? '';
  } catch (cause) {
    if (cause instanceof NotAnInvoice) throw new StartError(`${where}: ${cause.message}.`, { cause });
    const isUndecodable = errorCode(cause) === 'ERR_ENCODING_INVALID_ENCODED_DATA';
    const encoding = decoder?.encoding.toUpperCase() ?? 'UTF-8';
    const reason = isUndecodable ? `is not in ${encoding}, which it says it is` : `is damaged: ${firstLine(cause)}`;
    throw new StartError(`${where} ${reason}.`, { cause });
  }
}
