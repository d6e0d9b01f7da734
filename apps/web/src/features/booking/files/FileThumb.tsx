import { bookingFile } from '@sportello/calls';
import { fileExtension, isPicture } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { IconFile } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../../api/app.ts';
import { fileQueryOf } from '../../../api/files/files.ts';
import { useObjectSource } from '../../../ui/object-source.ts';
import classes from '../booking.module.css';

/** A file of a booking as it is listed: what it looks like where it is a picture, and its name. */
export function FileThumb({ draftId, position, name }: { draftId: string; position: number; name: string }) {
  const app = useApp();
  const extension = fileExtension(name);
  const file = useQuery({
    ...fileQueryOf(app, bookingFile, {
      request: { params: { id: draftId, posizione: String(position) } },
      version: name,
    }),
    enabled: isPicture(name),
  });
  const content = file.data?.content;
  const source = useObjectSource(content);
  // Not every browser draws a HEIC.
  const [failed, setFailed] = useState<Blob>();
  const isNotDrawn = content !== undefined && failed === content;
  return (
    <>
      {content === undefined || isNotDrawn ? (
        <span className={classes['thumb']}>
          {isNotDrawn ? extension?.toUpperCase() : <IconFile size={20} aria-hidden="true" />}
        </span>
      ) : (
        <img ref={source} alt="" onError={() => setFailed(content)} />
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
