/** Reads a file as base64, without the data-URL prefix. */
export function base64Of(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable')));
    reader.addEventListener('load', () => resolve((reader.result as string).replace(/^data:[^,]*,/, '')));
    reader.readAsDataURL(file);
  });
}
