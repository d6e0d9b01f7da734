import { expect, it, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { usePhoto } from './picked-file.ts';
import { redrawn } from './redrawn.ts';

/** A photo like that of a phone's camera: noise, which compresses badly. */
async function photo(width: number, height: number): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext('2d');
  const noise = new ImageData(width, height);
  for (let at = 0; at < noise.data.length; at += 65_536) crypto.getRandomValues(noise.data.subarray(at, at + 65_536));
  pen?.putImageData(noise, 0, 0);
  return new File([await canvas.convertToBlob({ type: 'image/jpeg', quality: 1 })], 'contatore.heic.jpg');
}

const sizeOf = async (file: File) => {
  const { width, height } = await createImageBitmap(file);
  return [width, height];
};

it.each([
  [2400, 1800, [2000, 1500]],
  [600, 1200, [600, 1200]],
])('redraws a photo of %i × %i pixels', async (width, height, size) => {
  const drawn = await redrawn(await photo(width, height));
  if (drawn === undefined) throw new Error('The photo could not be redrawn.');
  expect(await sizeOf(drawn)).toEqual(size);
  expect(drawn.name).toBe('contatore.heic.jpg');
});

it('returns other files as they are, and nothing for what is no picture', async () => {
  const pdf = new File(['%PDF'], 'a.pdf');
  expect(await redrawn(pdf)).toBe(pdf);
  expect(await redrawn(new File(['x'], 'a.jpg'))).toBeUndefined();
});

it('accepts a photo of the camera that is larger than may be sent', async () => {
  const onPicked = vi.fn();
  const { result } = await renderHook(() => usePhoto(onPicked));
  const taken = await photo(2600, 2000);
  expect(taken.size).toBeGreaterThan(5 * 1024 * 1024);
  result.current.button.onChange(taken);
  await vi.waitFor(() => expect(onPicked).toHaveBeenCalledTimes(1), 20_000);
  expect(atob(onPicked.mock.calls[0]?.[0].content).length).toBeLessThan(5 * 1024 * 1024);
});
