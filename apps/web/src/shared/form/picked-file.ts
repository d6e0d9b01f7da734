import { fileExtension, MOST_FILE_BYTES } from '@sportello/domain';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { base64Of } from './base64-of.ts';
import { redrawn } from './redrawn.ts';

/** A file with its content in base64. */
export interface PickedFile {
  readonly name: string;
  readonly content: string;
}

/** Bytes. A smaller photo arrives as fast as it is redrawn. */
const WORTH_REDRAWING = 1_000_000;

const megabytesOf = (bytes: number) => bytes / (1024 * 1024);

/** The error of an unsuitable file, checked before it is read; undefined if it is suitable. */
export function fileObstacle({ name, size }: File): string | undefined {
  const limit = megabytesOf(MOST_FILE_BYTES);
  if (fileExtension(name) === undefined) return t`${name}: questo tipo di file non si può allegare.`;
  if (size === 0) return t`${name} è vuoto.`;
  return size > MOST_FILE_BYTES ? t`${name} è più grande di ${limit} MB: scegline uno più piccolo.` : undefined;
}

/** Picks one photo and passes it on once it is read; `obstacle` is the error of an unsuitable one. */
export function usePhoto(onPicked: (photo: PickedFile) => void, most: number = MOST_FILE_BYTES) {
  const [obstacle, setObstacle] = useState<string>();
  const pick = async (picked: File) => {
    const limit = megabytesOf(most);
    // A phone's camera takes larger photos than may be sent.
    const file = picked.size > WORTH_REDRAWING ? ((await redrawn(picked)) ?? picked) : picked;
    if (file.size > most) return setObstacle(t`La foto è più grande di ${limit} MB: scegline una più piccola.`);
    try {
      onPicked({ name: file.name, content: await base64Of(file) });
    } catch {
      setObstacle(t`Non riusciamo ad aprire la foto: caricala di nuovo.`);
    }
  };
  return {
    obstacle,
    forget: () => setObstacle(undefined),
    button: {
      accept: 'image/jpeg,image/png,image/webp',
      onChange(file: File | null) {
        setObstacle(undefined);
        if (file !== null) void pick(file);
      },
    },
  };
}
