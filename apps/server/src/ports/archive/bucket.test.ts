import { once } from 'node:events';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { bucketSettings } from '../../../../../tools/lib/bucket.ts';
import { bucketArchive } from './bucket.ts';
import { bucketOf, useBucket } from '../../../test/support/bucket.ts';

const bucket = useBucket();

const contentOf = async (key: string) => {
  const file = await bucketArchive(bucket.config).read(key);
  return file && { ...file, content: (await buffer(file.content as AsyncIterable<Uint8Array>)).toString() };
};

describe('an archive in a bucket', () => {
  it('returns the object of a key, whose spelling may be that of a path', async () => {
    await bucket.put('2024/D1.pdf', '%PDF-1.7');
    const file = { content: '%PDF-1.7', size: 8, type: 'application/pdf', extension: 'pdf' };
    expect(await contentOf('2024/D1.pdf')).toEqual(file);
    expect(await contentOf('./2024//D1.pdf')).toEqual(file);
  });

  it.each(['2024/D3.pdf', 'D2.html', '../secret.pdf', '2024/../../secret.pdf', '/etc/passwd', '', '.', 'a\0.pdf'])(
    'returns nothing for the key %j',
    async (key) => {
      await bucket.put('D2.html', '<script>');
      expect(await contentOf(key)).toBeNull();
    },
  );

  it('returns 503 for keys that the storage does not take, and for a bucket that is not there', async () => {
    await bucket.put('D4.pdf', '%PDF-1.7');
    for (const wrong of [{ secretAccessKey: 'WRONG' }, { bucket: 'no-such-bucket' }]) {
      const read = bucketArchive({ ...bucket.config, ...wrong }).read('D4.pdf');
      await expect(read).rejects.toMatchObject({ code: 'S-001' });
    }
  });
});

const limits = { connectMs: 300, answerMs: 300, silenceMs: 300 };

async function storageThat(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return bucketArchive(bucketOf(bucketSettings((server.address() as AddressInfo).port)), limits);
}

describe('a storage that fails', () => {
  it('asks a failing storage three times, then answers 503', async () => {
    let asked = 0;
    const archive = await storageThat((_request, response) => {
      asked += 1;
      response.writeHead(503).end();
    });
    await expect(archive.read('D1.pdf')).rejects.toMatchObject({ code: 'S-001' });
    expect(asked).toBe(3);
  });

  it('reads an object when a failing storage answers again', async () => {
    let asked = 0;
    const archive = await storageThat((_request, response) => {
      asked += 1;
      if (asked === 1) response.writeHead(500).end();
      else response.writeHead(200, { 'content-length': 4 }).end('%PDF');
    });
    const file = await archive.read('D1.pdf');
    expect((await buffer(file?.content as AsyncIterable<Uint8Array>)).toString()).toBe('%PDF');
  });

  it('gives up on a storage that never answers', async () => {
    const archive = await storageThat(() => undefined);
    await expect(archive.read('D1.pdf')).rejects.toMatchObject({ code: 'S-001' });
  });

  it('ends the stream with an error if it stops in the middle', async () => {
    const archive = await storageThat((_request, response) => {
      response.writeHead(200, { 'content-length': 1000 });
      response.write('%PDF');
    });
    const file = await archive.read('D1.pdf');
    await expect(buffer(file?.content as AsyncIterable<Uint8Array>)).rejects.toThrow(/aborted|timed out|timeout/i);
  });

  it('closes the request to the storage as soon as the client has disconnected', async () => {
    const answers: ServerResponse[] = [];
    const archive = await storageThat((_request, response) => {
      answers.push(response);
      response.writeHead(200, { 'content-length': 1000 });
      response.write('%PDF');
    });
    const gone = new AbortController();
    const file = await archive.read('D1.pdf', { signal: gone.signal });
    const [answer] = answers;
    if (file === null || answer === undefined) throw new Error('No object was read.');
    const closed = once(answer, 'close');
    gone.abort();
    await closed;
    expect(answer.writableFinished).toBe(false);
  });
});
