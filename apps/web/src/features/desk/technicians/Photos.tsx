import { addTechnicianPhoto, technicianPhoto } from '@sportello/calls';
import { MOST_TECHNICIAN_PHOTOS, type TechnicianVisit } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, FileButton } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../../api/app.ts';
import { useChange } from '../../../shared/change/use-change.ts';
import { usePhoto, type PickedFile } from '../../../shared/form/picked-file.ts';
import layout from '../../../ui/layout/layout.module.css';
import { FieldError } from '../../../ui/parts/fields/FieldError.tsx';
import { FormProblem } from '../../../ui/parts/callouts/FormProblem.tsx';
import { useLinkHeaders } from './link.ts';
import classes from './technician-day.module.css';

/**
 * Photos of the customer and the technician; uploads are possible while the visit is in progress
 * (intervento.tecnico.2).
 */
export function Photos({ visit: { id, photos, state } }: { visit: TechnicianVisit }) {
  const { t } = useLingui();
  const headers = useLinkHeaders();
  const change = useChange(addTechnicianPhoto, {
    request: ({ name, content }: PickedFile) => ({
      headers,
      params: { id },
      body: { file: content, fileName: name },
    }),
  });
  const picked = usePhoto(change.send);
  const isOpen = (state === 'In Progress' || state === 'Completed') && photos.length < MOST_TECHNICIAN_PHOTOS;
  const refused = change.fieldErrors['file'] === undefined ? undefined : t`Questo file non è una foto.`;
  const wrong = picked.obstacle ?? refused;
  if (photos.length === 0 && !isOpen) return null;
  return (
    <>
      {photos.length === 0 ? null : (
        <ul className={layout['row']}>
          {photos.map((photo) => (
            <li key={photo.id}>
              <Photo visit={id} number={photo.id} name={photo.name} />
            </li>
          ))}
        </ul>
      )}
      {isOpen ? (
        <FileButton {...picked.button}>
          {(props) => (
            <Button
              {...props}
              variant="light"
              loading={change.isSending}
              leftSection={<IconCamera size={20} aria-hidden="true" />}
            >
              <Trans>Aggiungi una foto</Trans>
            </Button>
          )}
        </FileButton>
      ) : null}
      <FormProblem problem={wrong === undefined ? change.problem : undefined} />
      <FieldError>{wrong}</FieldError>
    </>
  );
}

function Photo({ visit, number, name }: { visit: string; number: string; name: string }) {
  const { t } = useLingui();
  const { queryOf } = useApp();
  const headers = useLinkHeaders();
  const asked = queryOf(technicianPhoto, { headers, params: { id: visit, numero: number } });
  const { data, isError } = useQuery({ ...asked, staleTime: Infinity });
  const [isBroken, setBroken] = useState(false);
  const source = data?.model;
  if (isError || isBroken) return <p className={classes['unseen']}>{t`Foto ${name} non disponibile`}</p>;
  if (source === undefined) return <div className={classes['photo']} />;
  return <img className={classes['photo']} src={source} alt={t`Foto: ${name}`} onError={() => setBroken(true)} />;
}
