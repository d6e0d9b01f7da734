// The servers and benchmarks that import this file have no other way to the types.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./s3rver.d.ts" />
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from '@20minutes/s3rver';

const name = 'sportello-documents';

/** Returns the settings of a bucket at an endpoint of this machine. */
export function bucketSettings(port: number): Record<string, string> {
  return {
    DOCUMENTS_BUCKET: name,
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  };
}

interface Bucket {
  readonly env: Record<string, string>;
  /** The folder in which the server keeps its objects. */
  readonly directory: string;
  readonly stop: () => Promise<void>;
}

/** Starts a server of the S3 protocol that checks signatures, with an empty bucket; returns its settings. */
export async function startBucket(): Promise<Bucket> {
  const directory = await mkdtemp(path.join(tmpdir(), 'sportello-bucket-'));
  const server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory, configureBuckets: [{ name }] });
  const { port } = await server.run();
  const stop = async () => {
    await server.close();
    await rm(directory, { recursive: true, force: true });
  };
  return { env: bucketSettings(port), directory, stop };
}
