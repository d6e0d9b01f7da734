import { Trans } from '@lingui/react/macro';
import { Button, FileButton } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import { isInShell } from '../../native/shell.ts';

/** Takes a photo with the camera: inside the provider's app, where picking a file doesn't offer it. */
export function CameraButton({ onPick }: { onPick: (photo: File) => void }) {
  if (!isInShell()) return null;
  return (
    <FileButton accept="image/*" capture="environment" onChange={(photo) => photo !== null && onPick(photo)}>
      {(props) => (
        <Button {...props} variant="light" leftSection={<IconCamera size={20} aria-hidden="true" />}>
          <Trans>Scatta una foto</Trans>
        </Button>
      )}
    </FileButton>
  );
}
