import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';

/** Copies a link, and shows if the browser allowed it. */
export function CopyLink({ link }: { link: string }) {
  const { copy, copied, error } = useClipboard({ timeout: 3000 });
  return (
    <>
      <div>
        <Button variant="light" onClick={() => copy(link)}>
          <Trans>Copia il link</Trans>
        </Button>
      </div>
      <output>
        {error !== null ? (
          <Trans>Il browser non permette di copiare: seleziona il link e copialo a mano.</Trans>
        ) : copied ? (
          <Trans>Link copiato: incollalo in un messaggio.</Trans>
        ) : null}
      </output>
    </>
  );
}
