import type { NamedFile } from './use-download.ts';

export function saveFile({ name, content }: NamedFile): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser has started to read it by then.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
