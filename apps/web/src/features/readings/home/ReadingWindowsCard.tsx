import { contractLabel } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useApp } from '../../../api/app.ts';
import { contractPageLink } from '../../../shared/links/contract-link.ts';
import { longDay } from '../../../ui/moments.ts';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { SectionTitle } from '../../../ui/parts/texts/SectionTitle.tsx';
import { useWindows } from '../use-windows.ts';
import layout from '../../../ui/layout/layout.module.css';

/** Supplies with an open reading window; hidden without any. Read errors are shown on their own pages. */
export function ReadingWindowsCard() {
  const { clock } = useApp();
  const [now] = useState(clock.now);
  const open = (useWindows().data ?? []).filter(({ awaited }) => awaited.isOpen);
  const [first, ...others] = open;
  if (first?.awaited.closesOn === undefined) return null;
  const until = longDay(first.awaited.closesOn, now);
  return (
    <Card className={layout['stack']}>
      <SectionTitle>
        <Trans>Lettura del contatore</Trans>
      </SectionTitle>
      <p>
        {others.length === 0 ? (
          <Trans>
            {contractLabel(first.contract)}: hai tempo fino a <strong>{until}</strong>.
          </Trans>
        ) : (
          <Trans>
            {open.length} forniture in attesa della lettura: la prima fino a <strong>{until}</strong>.
          </Trans>
        )}
      </p>
      <div>
        {others.length === 0 ? (
          <Button
            variant="light"
            renderRoot={(root) => <Link {...contractPageLink(first.contract, 'READINGS')} {...root} />}
          >
            <Trans>Invia la lettura</Trans>
          </Button>
        ) : (
          <Button variant="light" component={Link} to="/my-edison/letture">
            <Trans>Scegli la fornitura</Trans>
          </Button>
        )}
      </div>
    </Card>
  );
}
