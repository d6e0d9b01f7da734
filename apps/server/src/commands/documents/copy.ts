import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { HeadObjectCommand, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { ExponentialBackoff, handleAll, retry } from 'cockatiel';
import pMap from 'p-map';
import { firstLine, StartError } from '../../errors/start-error.ts';
import { bucketClient, type BucketConfig } from '../../ports/archive/bucket-client.ts';
import { typeOfKey } from '../../ports/archive/types.ts';

interface Copied {
  readonly copied: number;
  readonly unchanged: number;
  /** Files of other types, which are never served. */
  readonly skipped: number;
  readonly failed: readonly { readonly file: string; readonly reason: string }[];
}

const atOnce = 8;

/** A stream can be sent only once, so the library doesn't repeat an upload by itself. */
const again = retry(handleAll, { maxAttempts: 2, backoff: new ExponentialBackoff({ initialDelay: 500 }) });

/**
 * Copies the documents of a folder into the bucket, each under its path in the folder. An object of the same size
 * that is newer than its file is left as it is, so a copy that broke off is continued.
 */
export async function copyFolder(folder: string, config: BucketConfig): Promise<Copied> {
  const files = await filesIn(folder);
  const documents = files.filter((file) => typeOfKey(file) !== undefined);
  const client = await bucketClient(config);
  try {
    const outcomes = await pMap(documents, (file) => copyOne(client, config.bucket, folder, file), {
      concurrency: atOnce,
    });
    return {
      copied: outcomes.filter((each) => each === 'copied').length,
      unchanged: outcomes.filter((each) => each === 'unchanged').length,
      skipped: files.length - documents.length,
      failed: outcomes.flatMap((each, index) =>
        typeof each === 'string' ? [] : [{ file: documents[index] ?? '', reason: firstLine(each.error) }],
      ),
    };
  } finally {
    client.destroy();
  }
}

async function filesIn(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
      .toSorted();
  } catch (cause) {
    throw new StartError(`${folder} can't be read (${firstLine(cause)}).`, { cause });
  }
}

async function copyOne(
  client: S3Client,
  bucket: string,
  folder: string,
  key: string,
): Promise<'copied' | 'unchanged' | { readonly error: unknown }> {
  const file = path.join(folder, key);
  try {
    const { size, mtime } = await stat(file);
    if (await isThere(client, bucket, key, { size, mtime })) return 'unchanged';
    const hash = createHash('md5');
    await pipeline(createReadStream(file), hash);
    const digest = hash.digest('base64');
    await again.execute(() =>
      client.send(
        new PutObjectCommand({
          Bucket: bucket,
          Key: key,
          Body: createReadStream(file),
          ContentLength: size,
          ContentType: typeOfKey(key)?.type,
          // The storage rejects an object that was damaged on its way.
          ContentMD5: digest,
        }),
      ),
    );
    return 'copied';
  } catch (error) {
    return { error };
  }
}

async function isThere(
  client: S3Client,
  bucket: string,
  key: string,
  { size, mtime }: { size: number; mtime: Date },
): Promise<boolean> {
  try {
    const found = await client.send(new HeadObjectCommand({ Bucket: bucket, Key: key }));
    return found.ContentLength === size && found.LastModified !== undefined && found.LastModified >= mtime;
  } catch (error) {
    if ((error as Error).name === 'NotFound') return false;
    throw error;
  }
}
