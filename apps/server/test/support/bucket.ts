import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { PutObjectCommand } from '@aws-sdk/client-s3';
import { afterAll, beforeAll } from 'vitest';
import { startBucket } from '../../../../tools/lib/bucket.ts';
import { readConfig } from '../../src/config/config.ts';
import { bucketClient, type BucketConfig } from '../../src/ports/archive/bucket-client.ts';

interface TestBucket {
  readonly env: Record<string, string>;
  readonly config: BucketConfig;
  put(key: string, content: string | Uint8Array): Promise<void>;
  /** Returns all that the fake keeps, by file: objects, and what it notes of them. */
  list(): Promise<Record<string, string>>;
}

/** Reads a bucket's configuration from settings. */
export function bucketOf(env: Record<string, string>): BucketConfig {
  const { documentsBucket } = readConfig(env);
  if (documentsBucket === undefined) throw new Error('The settings name no bucket.');
  return documentsBucket;
}

/** Starts a bucket for one test file. */
export function useBucket(): TestBucket {
  let bucket: Awaited<ReturnType<typeof startBucket>> | undefined;
  const settings = () => bucket?.env ?? {};
  beforeAll(async () => void (bucket = await startBucket()));
  afterAll(() => bucket?.stop());
  return {
    get env() {
      return settings();
    },
    get config() {
      return bucketOf(settings());
    },
    async put(key, content) {
      const config = bucketOf(settings());
      const client = await bucketClient(config);
      await client.send(new PutObjectCommand({ Bucket: config.bucket, Key: key, Body: content }));
      client.destroy();
    },
    async list() {
      const directory = bucket?.directory ?? '';
      // The fake does not accept the signature of a listing.
      const names = (await readdir(directory, { recursive: true, withFileTypes: true })).filter((each) =>
        each.isFile(),
      );
      const files = names.map((each) => path.join(each.parentPath, each.name)).toSorted();
      const contents = await Promise.all(files.map((file) => readFile(file, 'latin1')));
      return Object.fromEntries(files.map((file, at) => [path.relative(directory, file), contents[at] ?? '']));
    },
  };
}
