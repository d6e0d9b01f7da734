import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkDocuments } from '../doctor/documents.ts';
import { bucketArchive } from '../../ports/archive/bucket.ts';
import { bucketOf, useBucket } from '../../../test/support/bucket.ts';
import { NODE_COMPILE_CACHE } from '../../../test/support/server-process.ts';

const bucket = useBucket();
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sportello-documents-'));
  await mkdir(path.join(folder, '2024'));
  await writeFile(path.join(folder, '2024', 'D1.pdf'), '%PDF-1.7');
  await writeFile(path.join(folder, '2024', 'Città D2.pdf'), Buffer.alloc(200_000, 'x'));
  await writeFile(path.join(folder, 'list.csv'), 'a');
});
afterAll(() => rm(folder, { recursive: true }));

/** Runs `npm run documents` with only these settings. */
async function documents(args: readonly string[], env: Record<string, string>) {
  const main = fileURLToPath(new URL('main.ts', import.meta.url));
  return new Promise<{ code: number; out: string; errors: string }>((resolve) => {
    execFile(
      process.execPath,
      [main, ...args],
      { env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE, ...env } },
      (error, out, errors) => resolve({ code: error ? Number(error.code) : 0, out, errors }),
    );
  });
}

describe('npm run documents -- copy', () => {
  it('copies what can be served, and only what changed when it is run again', async () => {
    const first = await documents(['copy', folder], bucket.env);
    expect(first).toEqual({
      code: 0,
      out: '2 copied, 0 unchanged, 0 failed\n',
      errors: '1 files are no PDF, WAV, MP3, JPEG or PNG, and stay where they are.\n',
    });
    const file = await bucketArchive(bucket.config).read('2024/Città D2.pdf');
    expect(await buffer(file?.content as AsyncIterable<Uint8Array>)).toHaveLength(200_000);
    await writeFile(path.join(folder, '2024', 'D1.pdf'), '%PDF-1.7 and more');
    expect((await documents(['copy', folder], bucket.env)).out).toBe('1 copied, 1 unchanged, 0 failed\n');
  });

  it('rejects a copy without bucket, folder or access, with the reason', async () => {
    expect(await documents(['copy', folder], {})).toMatchObject({
      code: 1,
      errors: expect.stringMatching(/DOCUMENTS_BUCKET/),
    });
    expect(await documents(['copy', `${folder}/none`], bucket.env)).toMatchObject({
      code: 1,
      errors: expect.stringMatching(/can't be read/),
    });
    expect(await documents(['move'], bucket.env)).toMatchObject({
      code: 1,
      errors: expect.stringMatching(/Use: npm run documents/),
    });
    const denied = await documents(['copy', folder], { ...bucket.env, S3_SECRET_ACCESS_KEY: 'WRONG' });
    expect(denied.code).toBe(1);
    expect(denied.out).toBe('0 copied, 0 unchanged, 2 failed\n');
  });
});

describe('npm run doctor', () => {
  const look = async (env: Record<string, string>) =>
    checkDocuments({ demo: false, documentsBucket: bucketOf({ ...bucket.env, ...env }) });

  it('reports a bucket as good in which it can write, read and delete an object', async () => {
    expect(await look({})).toEqual([
      { about: 'documents', state: 'good', text: 'sportello-documents takes, gives and deletes an object' },
    ]);
  });

  it('returns why the bucket does not work', async () => {
    expect(await look({ DOCUMENTS_BUCKET: 'no-such-bucket' })).toEqual([
      {
        about: 'documents',
        state: 'wrong',
        text: expect.stringMatching(/^no-such-bucket does not work: NoSuchBucket/),
      },
    ]);
    expect(await look({ S3_SECRET_ACCESS_KEY: 'WRONG' })).toEqual([
      { about: 'documents', state: 'wrong', text: expect.stringContaining('SignatureDoesNotMatch') },
    ]);
  });

  it('returns whether a folder can be read, and that documents have no place', async () => {
    const states = async (config: object) =>
      (await checkDocuments({ demo: false, ...config })).map(({ state }) => state);
    expect(await states({ documentsDir: folder })).toEqual(['good']);
    expect(await states({ documentsDir: `${folder}/none` })).toEqual(['wrong']);
    expect(await states({})).toEqual(['look']);
    expect(await states({ demo: true })).toEqual([]);
  });
});
