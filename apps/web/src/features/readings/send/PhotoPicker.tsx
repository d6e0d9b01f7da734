import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon, Button, FileButton } from '@mantine/core';
import { IconCamera, IconX } from '@tabler/icons-react';
import { CameraButton } from '../../../shared/form/CameraButton.tsx';
import { usePhoto, type PickedFile } from '../../../shared/form/picked-file.ts';
import { FieldError } from '../../../ui/parts/fields/FieldError.tsx';
import { useSharedPhoto } from './use-shared-photo.ts';
import layout from '../../../ui/layout/layout.module.css';
import classes from '../readings.module.css';

import '@mantine/core/styles/ActionIcon.layer.css';

interface PhotoPickerProps {
  name: string;
  error: string | undefined;
  onChange: (photo: PickedFile) => void;
}

const none = { name: '', content: '' };

export function PhotoPicker({ name, error, onChange }: PhotoPickerProps) {
  const { t } = useLingui();
  const photo = usePhoto(onChange);
  useSharedPhoto((file) => photo.button.onChange(file));
  const wrong = photo.obstacle ?? error;
  return (
    <fieldset className={classes['photo']} aria-describedby="foto-aiuto">
      <legend className={classes['label']}>
        <Trans>Foto del contatore (se vuoi)</Trans>
      </legend>
      <p className={layout['captionLines']} id="foto-aiuto">
        <Trans>JPEG, PNG o WebP fino a 5 MB. Togliamo luogo e ora prima di conservarla.</Trans>
      </p>
      {name === '' ? <CameraButton onPick={(taken) => photo.button.onChange(taken)} /> : null}
      {name === '' ? (
        <FileButton {...photo.button}>
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
              photo.forget();
              onChange(none);
            }}
          >
            <IconX size={20} aria-hidden="true" />
          </ActionIcon>
        </p>
      )}
      <FieldError>{wrong}</FieldError>
    </fieldset>
  );
}
