import path from 'node:path';
import { addAbortSignal, type Readable } from 'node:stream';
import { ApiError } from '../../errors/api-error.ts';
import type { DocumentArchive } from './archive.ts';
import { bucketClient, type BucketConfig, type BucketLimits } from './bucket-client.ts';
import { typeOfKey } from './types.ts';

/** An archive in a bucket of an object storage (S3 protocol); a document's key is its object's key. */
export function bucketArchive(config: BucketConfig, limits?: BucketLimits): DocumentArchive {
  let opened: ReturnType<typeof bucketClient> | undefined;
  return {
    async read(key, { signal } = {}) {
      const known = typeOfKey(key);
      const object = objectKey(key);
      if (known === undefined || object === undefined) return null;
      opened ??= bucketClient(config, limits);
      try {
        const [client, { GetObjectCommand }] = await Promise.all([opened, import('@aws-sdk/client-s3')]);
        const answer = await client.send(
          new GetObjectCommand({ Bucket: config.bucket, Key: object }),
          signal && { abortSignal: signal },
        );
        const content = answer.Body as Readable;
        if (signal) addAbortSignal(signal, content);
        return { content, ...(answer.ContentLength !== undefined && { size: answer.ContentLength }), ...known };
      } catch (cause) {
        // A missing bucket is a wrong setting, not a missing document.
        if ((cause as Error).name === 'NoSuchKey') return null;
        throw new ApiError('S-001', [], { cause });
      }
    },
  };
}

/** Returns the key as one spelling, so that a folder's keys work unchanged; undefined if it leaves the bucket. */
function objectKey(key: string): string | undefined {
  const object = path.posix.normalize(key);
  return key.includes('\0') || object.startsWith('/') || object.startsWith('..') ? undefined : object;
}
