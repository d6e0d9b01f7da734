import { bookingFile } from '@sportello/calls';
import { fileExtension, isPicture } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { IconFile } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp, type App } from '../../../api/app.ts';
import { fileQueryOf } from '../../../api/files/files.ts';
import blocks from '../../../ui/styles/blocks.module.css';
import uploads from '../../../shared/attachments/uploads.module.css';
import { cx } from '../../../ui/cx.ts';
import { useObjectSource } from '../../../ui/object-source.ts';
import classes from '../booking.module.css';
import { areKeptHere, keptBookings } from '../drafts/kept-here.ts';

function keptContent(app: App, draftId: string, position: number): Blob {
  const kept = keptBookings(app)
    .filesOf(draftId)
    .find((file) => file.position === position);
  const bytes = Uint8Array.from(atob(kept?.content ?? ''), (each) => each.charCodeAt(0));
  return new Blob([bytes], { type: 'image/jpeg' });
}

export function FileThumb({ draftId, position, name }: { draftId: string; position: number; name: string }) {
  const app = useApp();
  const extension = fileExtension(name);
  const query = fileQueryOf(app, bookingFile, {
    request: { params: { id: draftId, posizione: String(position) } },
    version: name,
  });
  const queryFn = async () => ({ content: keptContent(app, draftId, position), disposition: null });
  const file = useQuery({
    ...query,
    ...(areKeptHere(app) && { queryFn }),
    enabled: isPicture(name),
  });
  const content = file.data?.content;
  const source = useObjectSource(content);
  // Not every browser can render HEIC.
  const [failed, setFailed] = useState<Blob>();
  const isNotDrawn = content !== undefined && failed === content;
  return (
    <>
      {content === undefined || isNotDrawn ? (
        <span className={uploads['thumb']}>
          {isNotDrawn ? extension?.toUpperCase() : <IconFile size={20} aria-hidden="true" />}
        </span>
      ) : (
        <img ref={source} alt="" onError={() => setFailed(content)} />
      )}
      <span>
        <span className={cx(blocks['block'], blocks['anywhere'])}>{name}</span>
        {isNotDrawn ? (
          <span className={classes['note']}>
            <Trans>È arrivata, ma questo browser non sa mostrarla.</Trans>
          </span>
        ) : null}
      </span>
    </>
  );
}
