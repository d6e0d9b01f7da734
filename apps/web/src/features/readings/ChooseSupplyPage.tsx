import { shortAddress } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { Link, Navigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useApp } from '../../api/app.ts';
import { backTo } from '../../shared/links/back-to.tsx';
import { nameAndKind } from '../../shared/contracts/kind-words.ts';
import { contractPageLink } from '../../shared/links/contract-link.ts';
import { ReadBody } from '../../shared/read/ReadBody.tsx';
import { cx } from '../../ui/cx.ts';
import { Page } from '../../ui/layout/Page.tsx';
import { Card } from '../../ui/parts/cards/Card.tsx';
import { CardSkeleton } from '../../ui/parts/states/LinesSkeleton.tsx';
import { EmptyState } from '../../ui/parts/states/states.tsx';
import blocks from '../../ui/styles/blocks.module.css';
import layout from '../../ui/layout/layout.module.css';
import classes from './readings.module.css';
import { useWindows, type SupplyWindow } from './use-windows.ts';
import { WindowWords } from './WindowWords.tsx';

// Lazy: only customers with many contracts need the searchable select.
const ManySupplies = lazy(async () => ({ default: (await import('./ManySupplies.tsx')).ManySupplies }));

const FEW = 8;

interface ChooseSupplyPageProps {
  /** Another app has shared a photo, which the next form takes. */
  hasPhoto?: boolean;
}

/** Customers with one supply are redirected to it. */
export function ChooseSupplyPage({ hasPhoto = false }: ChooseSupplyPageProps) {
  const windows = useWindows();
  const [only, ...others] = windows.data ?? [];
  if (only !== undefined && others.length === 0) {
    return <Navigate {...contractPageLink(only.contract, 'READINGS')} replace />;
  }
  return (
    <Page title={<Trans>Letture</Trans>} back={backTo.home()}>
      <ReadBody
        read={windows}
        isDated
        failed={<Trans>Non riusciamo a caricare le forniture in attesa di lettura</Trans>}
        skeleton={<CardSkeleton />}
        empty={
          <Card>
            <EmptyState title={<Trans>Non devi inviare letture</Trans>} level={2}>
              <Trans>I tuoi contatori si leggono a distanza: le letture sono nella pagina di ogni fornitura.</Trans>
            </EmptyState>
          </Card>
        }
      >
        {(all) =>
          all.length > FEW ? (
            <Suspense fallback={<CardSkeleton />}>
              <ManySupplies windows={all} />
            </Suspense>
          ) : (
            <Few windows={all} hasPhoto={hasPhoto} />
          )
        }
      </ReadBody>
    </Page>
  );
}

function Few({ windows, hasPhoto }: { windows: readonly SupplyWindow[]; hasPhoto: boolean }) {
  return (
    <Card className={layout['stack']}>
      <p>
        {hasPhoto ? (
          <Trans>Di quale fornitura è il contatore della foto?</Trans>
        ) : (
          <Trans>Di quale fornitura è la lettura?</Trans>
        )}
      </p>
      <ul className={cx(blocks['stackFlush'], blocks['divided'])}>
        {windows.map((each) => (
          <li key={each.contract.code}>
            <Choice {...each} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Choice({ contract, awaited }: SupplyWindow) {
  const { clock } = useApp();
  const [now] = useState(clock.now);
  return (
    <Link {...contractPageLink(contract, 'READINGS')} className={classes['choose']}>
      <span className={classes['label']}>{nameAndKind(contract)}</span>
      <span className={layout['captionLines']}>
        {contract.address === undefined ? null : <>{shortAddress(contract.address)} · </>}
        <WindowWords awaited={awaited} now={now} />
      </span>
    </Link>
  );
}
