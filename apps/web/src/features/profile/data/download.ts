/** Hands a JSON file to the browser, to be kept where the customer keeps their files. */
export function downloadJson(name: string, content: unknown): void {
  const file = new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' });
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
