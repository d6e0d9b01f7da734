import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from '@20minutes/s3rver';
import { PutObjectCommand } from '@aws-sdk/client-s3';
import { afterAll, beforeAll } from 'vitest';
import { readConfig } from '../../src/config/config.ts';
import { bucketClient, type BucketConfig } from '../../src/ports/archive/bucket-client.ts';

interface TestBucket {
  readonly env: Record<string, string>;
  readonly config: BucketConfig;
  put(key: string, content: string | Uint8Array): Promise<void>;
  /** Returns all that the fake keeps, by file: objects, and what it notes of them. */
  list(): Promise<Record<string, string>>;
}

/** Returns the settings of a bucket at an endpoint of this machine. */
export function bucketSettings(port: number): Record<string, string> {
  return {
    DOCUMENTS_BUCKET: 'sportello-documents',
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  };
}

/** Reads a bucket's configuration from settings. */
export function bucketOf(env: Record<string, string>): BucketConfig {
  const { documentsBucket } = readConfig(env);
  if (documentsBucket === undefined) throw new Error('The settings name no bucket.');
  return documentsBucket;
}

/** Starts a server of the S3 protocol that checks signatures, for one test file. */
export function useBucket(): TestBucket {
  let directory: string;
  let server: S3rver;
  let env: Record<string, string> = {};
  beforeAll(async () => {
    directory = await mkdtemp(path.join(tmpdir(), 'sportello-bucket-'));
    const configureBuckets = [{ name: 'sportello-documents' }];
    server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory, configureBuckets });
    env = bucketSettings((await server.run()).port);
  });
  afterAll(async () => {
    await server?.close();
    await rm(directory, { recursive: true, force: true });
  });
  return {
    get env() {
      return env;
    },
    get config() {
      return bucketOf(env);
    },
    async put(key, content) {
      const config = bucketOf(env);
      const client = await bucketClient(config);
      await client.send(new PutObjectCommand({ Bucket: config.bucket, Key: key, Body: content }));
      client.destroy();
    },
    async list() {
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
