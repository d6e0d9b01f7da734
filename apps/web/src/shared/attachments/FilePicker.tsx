import { FILE_EXTENSIONS } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon, Button, FileButton } from '@mantine/core';
import { IconFile, IconPaperclip, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import layout from '../../ui/layout/layout.module.css';
import { addFiles, MOST_FILES, type AddedFile } from './files.ts';
import { FieldError } from '../../ui/parts/fields/FieldError.tsx';
import classes from './attachments.module.css';

import '@mantine/core/styles/ActionIcon.layer.css';

interface FilePickerProps {
  files: readonly AddedFile[];
  onChange: (files: readonly AddedFile[]) => void;
  /** Server errors by field, such as `allegati.0.file`. */
  errors: Readonly<Record<string, string>>;
}

export function FilePicker({ files, onChange, errors }: FilePickerProps) {
  const { t } = useLingui();
  const [obstacle, setObstacle] = useState<string>();
  const add = async (picked: File[]) => {
    const result = await addFiles(files, picked);
    setObstacle(result.obstacle);
    onChange(result.files);
  };
  return (
    <fieldset className={classes['fieldset']} aria-describedby="allegati-aiuto">
      <legend className={layout['strong']}>
        <Trans>Allegati (se vuoi)</Trans>
      </legend>
      <p className={layout['soft']} id="allegati-aiuto">
        <Trans>Al massimo {MOST_FILES}, fino a 5 MB l’uno: foto, PDF, Word, Excel.</Trans>
      </p>
      {files.length === 0 ? null : (
        <ul className={classes['files']}>
          {files.map(({ fileName }, at) => (
            <li key={fileName} className={classes['file']}>
              <IconFile size={20} aria-hidden="true" />
              <div>
                {fileName}
                {errors[`allegati.${at}.file`] === undefined ? null : (
                  <FieldError>
                    <Trans>Il file non corrisponde alla sua estensione, o è troppo grande.</Trans>
                  </FieldError>
                )}
              </div>
              <ActionIcon
                variant="subtle"
                size="lg"
                aria-label={t`Togli ${fileName}`}
                onClick={() => {
                  setObstacle(undefined);
                  onChange(files.filter((_, other) => other !== at));
                }}
              >
                <IconX size={20} aria-hidden="true" />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      <FieldError>{obstacle}</FieldError>
      {files.length >= MOST_FILES ? null : (
        <FileButton
          multiple
          accept={FILE_EXTENSIONS.map((each) => `.${each}`).join(',')}
          onChange={(picked) => void add(picked)}
        >
          {(props) => (
            <Button {...props} variant="light" leftSection={<IconPaperclip size={20} aria-hidden="true" />}>
              <Trans>Aggiungi un file</Trans>
            </Button>
          )}
        </FileButton>
      )}
    </fieldset>
  );
}
