import { setPushKind } from '@sportello/calls';
import type { PushKind, PushState } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { Switch } from '@mantine/core';
import { useState } from 'react';
import { useChange } from '../../shared/change/use-change.ts';
import { FormProblem } from '../../ui/parts/callouts/FormProblem.tsx';
import { Card } from '../../ui/parts/cards/Card.tsx';
import { SectionTitle } from '../../ui/parts/texts/SectionTitle.tsx';
import { KIND_WORDS } from './kind-words.ts';
import classes from './push.module.css';

import '@mantine/core/styles/Switch.layer.css';
import '../../ui/theme/fields.ts';

export function KindsCard({ kinds }: Pick<PushState, 'kinds'>) {
  return (
    <Card className={classes['stack']}>
      <SectionTitle>
        <Trans>Quali notifiche</Trans>
      </SectionTitle>
      <p>
        <Trans>Valgono per tutti i tuoi dispositivi. Tra le 21 e le 8 aspettano il mattino, se non sono urgenti.</Trans>
      </p>
      <ul className={classes['kinds']}>
        {kinds.map(({ kind, isOn }) => (
          <li key={kind}>
            <KindSwitch kind={kind} isOn={isOn} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function KindSwitch({ kind, isOn }: { kind: PushKind; isOn: boolean }) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<boolean>();
  const { send, isSending, problem } = useChange(setPushKind, {
    request: (attivo: boolean) => ({ body: { tipo: kind, attivo } }),
    onDone: () => setChosen(undefined),
    onRejected: () => setChosen(undefined),
  });
  const { name, when } = KIND_WORDS[kind];
  return (
    <>
      <Switch
        size="lg"
        classNames={{ label: classes['label'] ?? '' }}
        label={t(name)}
        description={t(when)}
        checked={chosen ?? isOn}
        onChange={(event) => {
          if (isSending) return;
          setChosen(event.currentTarget.checked);
          send(event.currentTarget.checked);
        }}
      />
      <FormProblem problem={problem} />
    </>
  );
}
