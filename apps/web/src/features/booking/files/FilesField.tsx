import { addBookingFile, removeBookingFile } from '@sportello/calls';
import { FILE_EXTENSIONS, MOST_BOOKING_FILES, type BookingDraft } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon, Button, FileButton } from '@mantine/core';
import { IconCamera, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useApp } from '../../../api/app.ts';
import { UploadRow } from '../../../shared/attachments/UploadRow.tsx';
import layout from '../../../ui/layout/layout.module.css';
import screens from '../../../ui/styles/screens.module.css';
import uploadClasses from '../../../shared/attachments/uploads.module.css';
import { refresh } from '../../../shared/change/freshness.ts';
import { useChange } from '../../../shared/change/use-change.ts';
import { useMay } from '../../../shared/customer/use-may.ts';
import { CameraButton } from '../../../shared/form/CameraButton.tsx';
import { fileObstacle } from '../../../shared/form/picked-file.ts';
import { cx } from '../../../ui/cx.ts';
import { FieldError } from '../../../ui/parts/fields/FieldError.tsx';
import { FormProblem } from '../../../ui/parts/callouts/FormProblem.tsx';
import classes from '../booking.module.css';
import { areKeptHere, keptBookings } from '../drafts/kept-here.ts';
import { FileThumb } from './FileThumb.tsx';
import { useBookingUploads } from './use-booking-uploads.ts';

import '@mantine/core/styles/ActionIcon.layer.css';

/** Uploads photos and documents one by one, each with progress and cancel (prenotazione.bozza.2). */
export function FilesField({ draft: { id, files } }: { draft: BookingDraft }) {
  const { t } = useLingui();
  const mayAdd = useMay()(addBookingFile);
  const app = useApp();
  const isKeptHere = areKeptHere(app);
  const { uploads, add, giveUp } = useBookingUploads(id);
  const [obstacle, setObstacle] = useState<string>();
  const remove = useChange(removeBookingFile, {
    request: (posizione: number) => ({ params: { id, posizione: String(posizione) } }),
  });
  const takeAway = (position: number) => {
    if (!isKeptHere) return remove.send(position);
    keptBookings(app).removeFile(id, position);
    void refresh(app.cache, removeBookingFile);
  };
  const free = MOST_BOOKING_FILES - files.length - uploads.filter(({ state }) => state === 'SENDING').length;
  const pick = (picked: readonly File[]) => {
    setObstacle(undefined);
    const good = picked.filter((file) => {
      const wrong = fileObstacle(file);
      if (wrong !== undefined) setObstacle(wrong);
      return wrong === undefined;
    });
    if (good.length > free) setObstacle(t`Puoi allegare al massimo ${MOST_BOOKING_FILES} file.`);
    add(good.slice(0, free));
  };
  return (
    <fieldset className={cx(layout['stackSmall'], screens['shrinks'], classes['group'])} aria-describedby="foto-aiuto">
      <legend className={classes['legend']}>
        <Trans>Foto e documenti (se vuoi)</Trans>
      </legend>
      <p className={layout['soft']} id="foto-aiuto">
        {isKeptHere ? (
          <Trans>
            Al massimo {MOST_BOOKING_FILES}: foto, PDF, Word, Excel. Arrivano al tecnico quando confermi; in
            videochiamata mostri tu il prodotto. Dalle foto togliamo il luogo in cui le hai fatte.
          </Trans>
        ) : (
          <Trans>
            Al massimo {MOST_BOOKING_FILES}, fino a 5 MB l’uno: foto, PDF, Word, Excel. Dalle foto togliamo il luogo in
            cui le hai fatte.
          </Trans>
        )}
      </p>
      <FormProblem problem={remove.problem} />
      {files.length + uploads.length === 0 ? null : (
        <ul className={layout['stackSmall']}>
          {files.map(({ position, name }) => (
            <li key={position} className={uploadClasses['file']}>
              <FileThumb draftId={id} position={position} name={name} />
              <ActionIcon
                variant="subtle"
                size="lg"
                aria-label={t`Togli ${name}`}
                loading={remove.isSending}
                onClick={() => takeAway(position)}
              >
                <IconX size={20} aria-hidden="true" />
              </ActionIcon>
            </li>
          ))}
          {uploads.map((upload) => (
            <UploadRow key={upload.key} upload={upload} onGiveUp={() => giveUp(upload.key)} />
          ))}
        </ul>
      )}
      <FieldError>{obstacle}</FieldError>
      {free <= 0 || !mayAdd ? null : <CameraButton onPick={(photo) => pick([photo])} />}
      {free <= 0 || !mayAdd ? null : (
        <FileButton multiple accept={FILE_EXTENSIONS.map((each) => `.${each}`).join(',')} onChange={pick}>
          {(props) => (
            <Button {...props} variant="light" leftSection={<IconCamera size={20} aria-hidden="true" />}>
              <Trans>Aggiungi foto o documenti</Trans>
            </Button>
          )}
        </FileButton>
      )}
    </fieldset>
  );
}
