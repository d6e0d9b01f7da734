import { fileExtension, MOST_FILE_BYTES } from '@sportello/domain';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { base64Of } from './base64-of.ts';

/** A file as it is sent: its content in base64. */
export interface PickedFile {
  readonly name: string;
  readonly content: string;
}

const megabytesOf = (bytes: number) => bytes / (1024 * 1024);

/** Why a file can't go along, before it is read; undefined where it can. */
export function fileObstacle({ name, size }: File): string | undefined {
  const limit = megabytesOf(MOST_FILE_BYTES);
  if (fileExtension(name) === undefined) return t`${name}: questo tipo di file non si può allegare.`;
  if (size === 0) return t`${name} è vuoto.`;
  return size > MOST_FILE_BYTES ? t`${name} è più grande di ${limit} MB: scegline uno più piccolo.` : undefined;
}

/** One photo that is picked: handed over once it is read; `obstacle` says why it can't go along. */
export function usePhoto(onPicked: (photo: PickedFile) => void, most: number = MOST_FILE_BYTES) {
  const [obstacle, setObstacle] = useState<string>();
  const pick = async (file: File) => {
    const limit = megabytesOf(most);
    if (file.size > most) return setObstacle(t`La foto è più grande di ${limit} MB: scegline una più piccola.`);
    try {
      onPicked({ name: file.name, content: await base64Of(file) });
    } catch {
      setObstacle(t`La foto non si legge: prova a sceglierla di nuovo.`);
    }
  };
  return {
    obstacle,
    /** The obstacle was the one of a photo that nobody wants any more. */
    forget: () => setObstacle(undefined),
    /** For the button with which it is picked. */
    button: {
      accept: 'image/jpeg,image/png,image/webp',
      onChange(file: File | null) {
        setObstacle(undefined);
        if (file !== null) void pick(file);
      },
    },
  };
}
