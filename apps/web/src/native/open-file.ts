import { FileViewer } from '@capacitor/file-viewer';
import { Directory, Filesystem } from '@capacitor/filesystem';
import { Share } from '@capacitor/share';

/**
 * Writes a file to the app's cache and opens it with the device's viewer. The system deletes the cache when it needs
 * room, and the app at its next start.
 */
export async function openFile({ name, content }: { readonly name: string; readonly content: Blob }): Promise<void> {
  const { uri } = await Filesystem.writeFile({
    path: `${FOLDER}/${name}`,
    data: await base64Of(content),
    directory: Directory.Cache,
    recursive: true,
  });
  // A type that no viewer of the device knows is handed to whatever app the customer chooses.
  await FileViewer.openDocumentFromLocalPath({ path: uri })
    .catch(() => Share.share({ title: name, files: [uri] }))
    .catch((error: Error) => {
      // The promise also rejects when the sheet is closed.
      if (!/cancel/i.test(error.message)) throw error;
    });
}

const FOLDER = 'documenti';

/** Deletes the files that were opened before: they are personal, and their viewer has read them. */
export async function forgetFiles(): Promise<void> {
  await Filesystem.rmdir({ path: FOLDER, directory: Directory.Cache, recursive: true }).catch(() => undefined);
}

function base64Of(content: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve((reader.result as string).replace(/^[^,]*,/, '')));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file could not be read.')));
    reader.readAsDataURL(content);
  });
}
