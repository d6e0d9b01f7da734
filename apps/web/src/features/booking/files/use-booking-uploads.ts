import { addBookingFile } from '@sportello/calls';
import { useApp } from '../../../api/app.ts';
import { upload } from '../../../api/files/upload.ts';
import { useUploads } from '../../../shared/attachments/use-uploads.ts';
import { refresh } from '../../../shared/change/freshness.ts';
import { base64Of } from '../../../shared/form/base64-of.ts';
import { redrawn } from '../../../shared/form/redrawn.ts';
import { areKeptHere, keptBookings } from '../drafts/kept-here.ts';

/** Uploads files to a draft, or keeps them in this tab for a gateway without drafts (prenotazione.bozza.3). */
export function useBookingUploads(draftId: string) {
  const app = useApp();
  const { call, cache } = app;
  return useUploads(async (file, { signal, onProgress }) => {
    if (areKeptHere(app)) {
      const drawn = await redrawn(file);
      const content = drawn && (await base64Of(drawn));
      if (signal.aborted) return undefined;
      if (drawn === undefined || content === undefined) return 'NOT_DRAWN';
      if (!keptBookings(app).addFile(draftId, { name: drawn.name, bytes: drawn.size, content })) return 'NO_ROOM';
    } else {
      await call(
        addBookingFile,
        { params: { id: draftId }, body: { file: await base64Of(file), fileName: file.name } },
        { signal, by: (request) => upload(request, ({ sent, total }) => onProgress(sent / total)) },
      );
    }
    await refresh(cache, addBookingFile);
    return undefined;
  });
}
