import { bookingFile } from '@sportello/calls';
import { fileExtension } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { IconFile } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useApp } from '../../../api/app.ts';
import { fetchFile } from '../../../api/files.ts';
import classes from '../booking.module.css';

const PICTURES: ReadonlySet<string | undefined> = new Set(['png', 'jpg', 'jpeg', 'gif', 'heic']);

/** A file of a booking as it is listed: what it looks like where it is a picture, and its name. */
export function FileThumb({ draftId, position, name }: { draftId: string; position: number; name: string }) {
  const app = useApp();
  const extension = fileExtension(name);
  const { session, acting } = app;
  const file = useQuery({
    queryKey: [
      session.current()?.id,
      session.current()?.username,
      bookingFile.id,
      { draftId, position, name },
      acting.current()?.customerCode,
    ],
    queryFn: ({ signal }) =>
      fetchFile(app, bookingFile, { params: { id: draftId, posizione: String(position) } }, { signal }),
    enabled: PICTURES.has(extension),
    staleTime: Infinity,
    gcTime: 60_000,
  });
  const url = useObjectUrl(file.data?.content);
  // Not every browser draws a HEIC.
  const [failed, setFailed] = useState<string>();
  const isNotDrawn = url !== undefined && failed === url;
  return (
    <>
      {url === undefined || isNotDrawn ? (
        <span className={classes['thumb']}>
          {isNotDrawn ? extension?.toUpperCase() : <IconFile size={20} aria-hidden="true" />}
        </span>
      ) : (
        <img src={url} alt="" onError={() => setFailed(url)} />
      )}
      <span>
        <span className={classes['fileName']}>{name}</span>
        {isNotDrawn ? (
          <span className={classes['hint']}>
            <Trans>È arrivata, ma questo browser non sa mostrarla.</Trans>
          </span>
        ) : null}
      </span>
    </>
  );
}

/** The address of content in memory, as long as it is shown. */
function useObjectUrl(content: Blob | undefined): string | undefined {
  const url = useMemo(() => (content === undefined ? undefined : URL.createObjectURL(content)), [content]);
  useEffect(() => {
    if (url === undefined) return undefined;
    return () => URL.revokeObjectURL(url);
  }, [url]);
  return url;
}
