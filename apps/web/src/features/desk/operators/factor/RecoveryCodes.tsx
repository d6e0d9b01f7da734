import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { saveFile } from '../../../../shared/download/save-file.ts';
import { cx } from '../../../../ui/cx.ts';
import { Card } from '../../../../ui/parts/cards/Card.tsx';
import layout from '../../../../ui/layout/layout.module.css';
import classes from './factor.module.css';

interface RecoveryCodesProps {
  codes: readonly string[];
  onKept: () => void;
}

/** Recovery codes for a lost phone, shown only once (operatore.fattore.3). */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const save = () =>
    void saveFile({
      name: 'codici-di-recupero.txt',
      content: new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }),
    });
  return (
    <Card as="div" className={cx(layout['stack'], classes['narrow'])}>
      <ul className={classes['codes']}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <p className={layout['caption']}>
        <Trans>Conservali lontano dal telefono. Ognuno vale una volta.</Trans>
      </p>
      <div className={layout['row']}>
        <Button onClick={onKept}>
          <Trans>Li ho conservati</Trans>
        </Button>
        <Button variant="light" onClick={save}>
          <Trans>Salva in un file</Trans>
        </Button>
      </div>
    </Card>
  );
}
