import { nativeShell } from '../../native/shell.ts';
import type { NamedFile } from './use-download.ts';

/** Saves a file through the browser; in the provider's app it is opened instead. */
export async function saveFile({ name, content }: NamedFile): Promise<void> {
  const shell = nativeShell();
  if (shell !== undefined) return await shell.openFile({ name, content });
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
