import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { useApp } from '../../../test/support/app.ts';
import { bookingOf, forgetBookings, png } from '../../../test/support/booking.ts';

const gateway = useApp();
beforeEach(() => forgetBookings(gateway));

const PLACE = 'GPS 45.4642 9.1900';

async function kept(file: Buffer, fileName: string) {
  const booking = bookingOf(gateway, (await gateway.signIn('full')).access_token);
  const id = randomUUID();
  await booking.draft(id);
  const answer = await booking.addFile(id, { file: file.toString('base64'), fileName });
  const { rows } = await gateway.database.pool.query(
    'select name, media_type, content from booking_files where draft_id = $1',
    [id],
  );
  return { answer, rows: rows as { name: string; media_type: string; content: Buffer }[] };
}

const jpeg = () =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: '#886644' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: PLACE } })
    .toBuffer();

/** A HEIC of 64 × 48, orange left and blue right, with location metadata. */
const heic = () =>
  Buffer.from(
    'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAeFtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAA' +
      'AA5waXRtAAAAAAACAAAAEGlkYXQAAAAAAEAAMAAAAExpbG9jAQAAAERAAAMAAQAAAAAAAAIFAAEAAAAAAAAAPwACAAEAAAAAAAAA' +
      'AQAAAAAAAAAIAAMAAAAAAAACRAABAAAAAAAAANgAAABNaWluZgAAAAAAAwAAABVpbmZlAgAAAQABAABodmMxAAAAABVpbmZlAgAA' +
      'AAACAABncmlkAAAAABVpbmZlAgAAAQADAABFeGlmAAAAANVpcHJwAAAAs2lwY28AAABzaHZjQwEDcAAAAAAAAAAAAB7wAPz9+PgA' +
      'AA8DIAABABhAAQwB//8DcAAAAwCQAAADAAADAB66AkAhAAEAJ0IBAQNwAAADAJAAAAMAAAMAHqAggQWW6uSmubAgAAADACAAAAMA' +
      'ISIAAQAGRAHBc8CJAAAAFGlzcGUAAAAAAAAAQAAAAEAAAAAUaXNwZQAAAAAAAABAAAAAMAAAABBwaXhpAAAAAAMICAgAAAAaaXBt' +
      'YQAAAAAAAAACAAECgQIAAgIDhAAAAChpcmVmAAAAAAAAAA5kaW1nAAIAAQABAAAADmNkc2MAAwABAAIAAAEfbWRhdAAAADsoAa9Y' +
      '5vTqvi+Vu//1kTIeo9eG/ITa/7V5axFOrLIuzFF3zOjU9fa64zssn4huGJFxbAnIl7DvNlnvgAAAAABJSSoACAAAAAcAEgEDAAEA' +
      'AAABAAAAGgEFAAEAAABiAAAAGwEFAAEAAABqAAAAKAEDAAEAAAACAAAAEwIDAAEAAAABAAAAmIICABMAAAByAAAAaYcEAAEAAACG' +
      'AAAAAAAAAEgAAAABAAAASAAAAAEAAABHUFMgNDUuNDY0MiA5LjE5MDAAAAYAAJAHAAQAAAAwMjEwAZEHAAQAAAABAgMAAKAHAAQA' +
      'AAAwMTAwAaADAAEAAAD//wAAAqAEAAEAAABAAAAAA6AEAAEAAAAwAAAAAAAAAA==',
    'base64',
  );

describe('the photos of a booking (prenotazione.bozza.2)', () => {
  it('removes EXIF metadata and place from a photo', async () => {
    const photo = await jpeg();
    expect(photo.includes(PLACE)).toBe(true);
    const { answer, rows } = await kept(photo, 'caldaia.jpeg');
    expect(answer.body).toMatchObject({ posizione: 1, nome: 'caldaia.jpeg' });
    expect(rows).toMatchObject([{ name: 'caldaia.jpeg', media_type: 'image/jpeg' }]);
    expect(rows[0]?.content.includes(PLACE)).toBe(false);
    expect((await sharp(rows[0]?.content).metadata()).exif).toBeUndefined();
  });

  it.each([
    ['png', () => Buffer.from(png, 'base64')],
    ['gif', () => Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')],
  ])('converts photos of type %s to JPEG', async (kind, file) => {
    const { rows } = await kept(file(), `foto.${kind}`);
    expect(rows).toMatchObject([{ name: 'foto.jpg', media_type: 'image/jpeg' }]);
  });

  it('converts a HEIC photo to a JPEG of the same picture without metadata', async () => {
    expect(heic().includes(PLACE)).toBe(true);
    const { rows } = await kept(heic(), 'foto.heic');
    expect(rows).toMatchObject([{ name: 'foto.jpg', media_type: 'image/jpeg' }]);
    const photo = sharp(rows[0]?.content);
    expect(await photo.metadata()).toMatchObject({ format: 'jpeg', width: 64, height: 48 });
    expect((await photo.metadata()).exif).toBeUndefined();
    expect(rows[0]?.content.includes(PLACE)).toBe(false);
    const left = await photo.extract({ left: 4, top: 4, width: 20, height: 40 }).stats();
    expect(left.dominant.r).toBeGreaterThan(left.dominant.b);
  });

  it.each([
    ['a PNG that is called a JPEG', () => Buffer.from(png, 'base64'), 'foto.jpg'],
    ['a JPEG that breaks off', async () => (await jpeg()).subarray(0, 60), 'foto.jpg'],
    ['a HEIC that breaks off', () => heic().subarray(0, 600), 'foto.heic'],
    ['a HEIC whose boxes are none', () => Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic????'), 'foto.heic'],
    ['a script that is called a photo', () => Buffer.from('<script>alert(1)</script>'), 'foto.png'],
  ])('rejects %s, and keeps nothing', async (_, file, name) => {
    const { answer, rows } = await kept(await file(), name);
    expect([answer.status, answer.body.header.campi]).toEqual([
      400,
      [{ campo: 'file', codice: 'FILE_TYPE_NOT_ALLOWED' }],
    ]);
    expect(rows).toEqual([]);
  });
});
