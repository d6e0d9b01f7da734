import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { text as readText } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import type { Config } from '../../config/config.ts';
import { firstLine } from '../../errors/start-error.ts';
import { bucketClient, type BucketConfig } from '../../ports/archive/bucket-client.ts';
import type { Finding } from './finding.ts';

const about = 'documents';

/** Checks the place of contract documents: a folder that can be read, or a bucket that takes and gives an object. */
export async function checkDocuments({
  documentsBucket,
  documentsDir,
  demo,
}: Pick<Config, 'documentsBucket' | 'documentsDir' | 'demo'>): Promise<Finding[]> {
  if (documentsBucket !== undefined) return [await checkBucket(documentsBucket)];
  if (documentsDir !== undefined) return [await checkFolder(documentsDir)];
  if (demo) return [];
  const text = 'neither DOCUMENTS_DIR nor DOCUMENTS_BUCKET: customers can’t open their documents';
  return [{ about, state: 'look', text }];
}

async function checkFolder(folder: string): Promise<Finding> {
  try {
    await readdir(folder);
    return { about, state: 'good', text: 'the folder can be read' };
  } catch (error) {
    return { about, state: 'wrong', text: `DOCUMENTS_DIR can't be read (${firstLine(error)})` };
  }
}

async function checkBucket(config: BucketConfig): Promise<Finding> {
  const client = await bucketClient(config);
  try {
    await probe(client, config.bucket);
    return { about, state: 'good', text: `${config.bucket} takes, gives and deletes an object` };
  } catch (error) {
    const { name } = error as Error;
    return { about, state: 'wrong', text: `${config.bucket} does not work: ${name} (${firstLine(error)})` };
  } finally {
    client.destroy();
  }
}

async function probe(client: S3Client, bucket: string): Promise<void> {
  const { DeleteObjectCommand, GetObjectCommand, PutObjectCommand } = await import('@aws-sdk/client-s3');
  const object = { Bucket: bucket, Key: `.sportello-doctor-${randomUUID()}` };
  const written = randomUUID();
  await client.send(new PutObjectCommand({ ...object, Body: written }));
  const { Body } = await client.send(new GetObjectCommand(object));
  const read = await readText(Body as Readable);
  await client.send(new DeleteObjectCommand(object));
  if (read !== written) throw new Error('it gave back something else than it took');
}
