import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconShare } from '@tabler/icons-react';
import { nativeShell } from '../../native/shell.ts';

interface ShareLinkProps {
  title: string;
  text: string;
  link: string;
}

/** Hands a link to another app; nothing where neither the provider's app nor the browser can. */
export function ShareLink({ title, text, link }: ShareLinkProps) {
  const share = nativeShell()?.share ?? shareByBrowser();
  if (share === undefined) return null;
  return (
    <Button
      leftSection={<IconShare size={20} aria-hidden="true" />}
      onClick={() => void share({ title, text, url: link })}
    >
      <Trans>Condividi</Trans>
    </Button>
  );
}

function shareByBrowser() {
  if (!('share' in navigator)) return undefined;
  // The promise also rejects when the sheet is closed, which is no error.
  return (what: ShareData) => navigator.share(what).catch(() => undefined);
}
