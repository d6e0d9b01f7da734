import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { install, useInstallWay } from '../../../shared/install/use-install-way.ts';
import layout from '../../../ui/layout/layout.module.css';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { SectionTitle } from '../../../ui/parts/texts/SectionTitle.tsx';
import { InstallWords } from './InstallWords.tsx';

/** The profile always has the way to install the app, unless this is the installed one (pagine.installata.2). */
export function InstallCard() {
  const way = useInstallWay();
  if (way === 'done') return null;
  return (
    <Card className={layout['stackLarge']}>
      <SectionTitle>
        <Trans>Installa l’app</Trans>
      </SectionTitle>
      <p>
        <InstallWords way={way} />
      </p>
      {way === 'prompt' ? (
        <div>
          <Button variant="light" onClick={() => void install()}>
            <Trans>Installa</Trans>
          </Button>
        </div>
      ) : null}
    </Card>
  );
}
