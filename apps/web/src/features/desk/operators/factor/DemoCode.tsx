import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { readDemoCode } from '../../../../api/demo.ts';
import { Callout } from '../../../../ui/parts/callouts/Callout.tsx';

interface DemoCodeProps {
  username: string;
  onCode: (code: string) => void;
}

/** Demo only: fills in the code that the operator's phone would show (operatore.fattore.5). */
export function DemoCode({ username, onCode }: DemoCodeProps) {
  const [isMissing, setMissing] = useState(false);
  const fill = async () => {
    const code = await readDemoCode(username);
    setMissing(code === undefined);
    if (code !== undefined) onCode(code);
  };
  return (
    <Callout tone="info">
      {isMissing ? (
        <Trans>Il codice attuale è appena stato usato: riprova tra mezzo minuto.</Trans>
      ) : (
        <Trans>Nella demo i codici degli operatori sono anche in /demo/posta.</Trans>
      )}{' '}
      <Button variant="subtle" px={0} onClick={() => void fill()}>
        <Trans>Scrivi il codice attuale</Trans>
      </Button>
    </Callout>
  );
}
