import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { useApp } from '../support/app.ts';
import { bookingAs, forgetBookings } from '../support/booking.ts';

const gateway = useApp();
const megabyte = 1024 * 1024;

const interlaced = async (width: number, height: number) => {
  const create = { width, height, channels: 4, background: '#886644' } as const;
  return (await sharp({ create }).png({ progressive: true }).toBuffer()).toString('base64');
};

/** It takes half a second or more, and 36 MB. */
const slow = { file: await interlaced(3000, 3000), fileName: 'contatore.png' };

async function uploaders(usernames: readonly string[]) {
  await forgetBookings(gateway);
  const bookings = await Promise.all(usernames.map((username) => bookingAs(gateway, username)));
  return await Promise.all(
    bookings.map(async (booking) => {
      const id = randomUUID();
      await booking.draft(id);
      return (file: { file: string; fileName: string }) => booking.addFile(id, file);
    }),
  );
}

it('lets a customer sign in while ten pictures are drawn, outside of the server’s memory', async () => {
  const uploads = await uploaders(['full', 'luce']);
  const before = process.memoryUsage.rss();
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 20);
  const order: string[] = [];
  const pictures = Array.from({ length: 5 }, () => uploads)
    .flat()
    .map(async (upload) => {
      let { status } = await upload(slow);
      // On a busy machine the uploads of one customer wait too long for their turn; like a customer, they are sent again.
      while (status === 503) ({ status } = await upload(slow));
      order.push('picture');
      return status;
    });
  for (let at = 0; at < 3; at += 1) {
    await gateway.signIn('dual');
    order.push('sign-in');
  }
  expect(await Promise.all(pictures)).toEqual(Array.from({ length: 10 }, () => 200));
  clearInterval(watch);
  // They would wait until some are drawn if pictures shared their threads.
  expect(order.slice(0, order.lastIndexOf('sign-in')).filter((each) => each === 'picture').length).toBeLessThan(5);
  expect((most - before) / megabyte).toBeLessThan(150);
});

it('rejects a picture that would take too much memory, with the field and a code of its own', async () => {
  const [upload] = await uploaders(['full']);
  const answer = await upload?.({ file: await interlaced(7000, 7000), fileName: 'contatore.png' });
  expect([answer?.status, answer?.body.header.codice, answer?.body.header.campi]).toEqual([
    400,
    'REQUEST_NOT_VALID',
    [{ campo: 'file', codice: 'TOO_MANY_PIXELS' }],
  ]);
});
