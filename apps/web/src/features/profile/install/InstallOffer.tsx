import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { install, useInstallWay } from '../../../shared/install/use-install-way.ts';
import { dismissOffer, isOffered, readVisits } from '../../../shared/install/visits.ts';
import { cx } from '../../../ui/cx.ts';
import layout from '../../../ui/layout/layout.module.css';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { SectionTitle } from '../../../ui/parts/texts/SectionTitle.tsx';
import classes from '../profile.module.css';
import { InstallWords } from './InstallWords.tsx';

/** The offer at the end of the home, for who comes back on another day (pagine.installata.2). */
export function InstallOffer() {
  const way = useInstallWay();
  const [isShown, setShown] = useState(() => isOffered(readVisits()));
  // Only where it takes a touch or two: a browser's menu is named in the profile.
  if (!isShown || (way !== 'prompt' && way !== 'ios')) return null;
  const dismiss = () => {
    dismissOffer();
    setShown(false);
  };
  return (
    <Card className={layout['stackLarge']}>
      <SectionTitle>
        <Trans>Installa l’app</Trans>
      </SectionTitle>
      <p>
        <InstallWords way={way} />
      </p>
      <div className={cx(layout['row'], classes['offer'])}>
        {way === 'prompt' ? (
          <Button onClick={() => void install().then((isDone) => isDone && setShown(false))}>
            <Trans>Installa</Trans>
          </Button>
        ) : null}
        <Button variant="subtle" onClick={dismiss}>
          <Trans>Non mostrare più</Trans>
        </Button>
      </div>
    </Card>
  );
}
