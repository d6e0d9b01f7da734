import { LARGEST_PHOTO_BYTES } from '@sportello/calls';
import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon, Button, FileButton } from '@mantine/core';
import { IconCamera, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { base64Of } from '../../../shared/form/base64-of.ts';
import classes from '../readings.module.css';

import '@mantine/core/styles/ActionIcon.layer.css';

interface PhotoPickerProps {
  /** Of the photo that goes along; empty where there is none. */
  name: string;
  error: string | undefined;
  onChange: (photo: { readonly name: string; readonly content: string }) => void;
}

const none = { name: '', content: '' };

/** A photo of the meter, if the customer likes. */
export function PhotoPicker({ name, error, onChange }: PhotoPickerProps) {
  const { t } = useLingui();
  const [obstacle, setObstacle] = useState<'TOO_LARGE' | 'UNREADABLE'>();
  const said = {
    TOO_LARGE: t`La foto è più grande di 5 MB: scegline una più piccola.`,
    UNREADABLE: t`La foto non si legge: prova a sceglierla di nuovo.`,
  };
  const add = async (file: File | null) => {
    setObstacle(undefined);
    if (file === null) return;
    if (file.size > LARGEST_PHOTO_BYTES) return setObstacle('TOO_LARGE');
    try {
      onChange({ name: file.name, content: await base64Of(file) });
    } catch {
      setObstacle('UNREADABLE');
    }
  };
  const wrong = obstacle === undefined ? error : said[obstacle];
  return (
    <fieldset className={classes['photo']} aria-describedby="foto-aiuto">
      <legend className={classes['label']}>
        <Trans>Foto del contatore (se vuoi)</Trans>
      </legend>
      <p className={classes['soft']} id="foto-aiuto">
        <Trans>JPEG, PNG o WebP fino a 5 MB. Togliamo luogo e ora prima di conservarla.</Trans>
      </p>
      {name === '' ? (
        <FileButton accept="image/jpeg,image/png,image/webp" onChange={(file) => void add(file)}>
          {(props) => (
            <Button {...props} variant="light" leftSection={<IconCamera size={20} aria-hidden="true" />}>
              <Trans>Aggiungi una foto</Trans>
            </Button>
          )}
        </FileButton>
      ) : (
        <p className={classes['picked']}>
          {name}
          <ActionIcon
            variant="subtle"
            size="lg"
            aria-label={t`Togli ${name}`}
            onClick={() => {
              setObstacle(undefined);
              onChange(none);
            }}
          >
            <IconX size={20} aria-hidden="true" />
          </ActionIcon>
        </p>
      )}
      {wrong === undefined ? null : (
        <p className={classes['error']} role="alert">
          {wrong}
        </p>
      )}
    </fieldset>
  );
}
