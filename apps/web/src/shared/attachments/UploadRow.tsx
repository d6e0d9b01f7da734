import { useLingui } from '@lingui/react/macro';
import { ActionIcon } from '@mantine/core';
import { IconCamera, IconX } from '@tabler/icons-react';
import { cx } from '../../ui/cx.ts';
import blocks from '../../ui/styles/blocks.module.css';
import { FieldError } from '../../ui/parts/fields/FieldError.tsx';
import classes from './uploads.module.css';
import type { Upload } from './use-uploads.ts';

import '@mantine/core/styles/ActionIcon.layer.css';

/** A file on its way, or why it was not kept. */
export function UploadRow({ upload: { name, sent, state }, onGiveUp }: { upload: Upload; onGiveUp: () => void }) {
  const { t } = useLingui();
  const words = {
    TYPE: t`Il file non corrisponde alla sua estensione.`,
    TOO_LARGE: t`È troppo grande.`,
    LOST: t`Non è arrivato: prova a sceglierlo di nuovo.`,
    NOT_DRAWN: t`Questo browser non la apre: scegli una foto in JPEG o PNG.`,
    NO_ROOM: t`Non c’è più posto: togli un altro file o scegline uno più piccolo.`,
  };
  return (
    <li className={classes['file']}>
      <span className={classes['thumb']}>
        <IconCamera size={20} aria-hidden="true" />
      </span>
      <div>
        <span className={cx(blocks['block'], blocks['anywhere'])}>{name}</span>
        {state === 'SENDING' ? (
          <progress value={sent} max={1} aria-label={t`Invio di ${name}`} />
        ) : (
          <FieldError>{words[state]}</FieldError>
        )}
      </div>
      <ActionIcon
        variant="subtle"
        size="lg"
        aria-label={state === 'SENDING' ? t`Annulla l’invio di ${name}` : t`Togli ${name}`}
        onClick={onGiveUp}
      >
        <IconX size={20} aria-hidden="true" />
      </ActionIcon>
    </li>
  );
}
