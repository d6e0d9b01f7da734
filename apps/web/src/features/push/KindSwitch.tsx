import { ifMatch, setPushKind } from '@sportello/calls';
import type { PushPreference } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Switch } from '@mantine/core';
import { useState } from 'react';
import type { OutboxItem } from '../../api/offline/outbox/item.ts';
import { useChange } from '../../shared/change/use-change.ts';
import { useEdited } from '../../shared/offline/editing.ts';
import { isOvertaken, StateWords } from '../../shared/offline/OutboxWords.tsx';
import { useQueueing } from '../../shared/offline/use-queueing.ts';
import layout from '../../ui/layout/layout.module.css';
import { Callout } from '../../ui/parts/callouts/Callout.tsx';
import { FormProblem } from '../../ui/parts/callouts/FormProblem.tsx';
import { useOnline } from '../../ui/platform.ts';
import { KIND_WORDS } from './kind-words.ts';
import classes from './push.module.css';

import '@mantine/core/styles/Switch.layer.css';
import '../../ui/theme/fields.ts';

interface KindSwitchProps {
  preference: PushPreference;
  /** The unsent change of this switch. */
  queued: OutboxItem | undefined;
  /** False if it is already being sent. */
  removeQueued: (id: string) => Promise<boolean>;
}

/** A kind of push; without a network its change waits in the outbox, and touching it again takes it back (pagine.rete.5). */
export function KindSwitch({ preference: { kind, isOn, version }, queued, removeQueued }: KindSwitchProps) {
  const { t } = useLingui();
  const isOnline = useOnline();
  const [chosen, setChosen] = useState<boolean>();
  const { name, when } = KIND_WORDS[kind];
  const queueing = useQueueing(setPushKind, { subjectOf: () => t(name), edited: undefined, onQueued: () => undefined });
  const { send, isSending, problem } = useChange(setPushKind, {
    through: queueing.through,
    request: (attivo: boolean) => ({ headers: ifMatch(version), body: { tipo: kind, attivo } }),
    onDone: () => setChosen(undefined),
    onRejected: () => setChosen(undefined),
  });
  const reviewed = useEdited(setPushKind.id, ({ id }) => id === queued?.id);
  const isWaiting = queued !== undefined && queued.state !== 'REJECTED';
  const wanted = queued?.written?.request.body?.['attivo'] === true;

  async function choose(next: boolean): Promise<void> {
    if (isSending) return;
    if (queued !== undefined && !(await removeQueued(queued.id))) return;
    if (next === isOn) return;
    setChosen(next);
    send(next);
  }

  return (
    <div className={layout['stackSmall']}>
      <Switch
        size="lg"
        classNames={{ label: classes['label'] ?? '' }}
        label={t(name)}
        description={t(when)}
        checked={chosen ?? (isWaiting ? wanted : isOn)}
        // A change that may have arrived can't be taken back.
        disabled={queued?.state === 'UNCLEAR'}
        onChange={(event) => void choose(event.currentTarget.checked)}
      />
      {queued !== undefined && isWaiting ? (
        <p role="status" className={classes['waiting']}>
          <StateWords item={queued} isOnline={isOnline} />
        </p>
      ) : null}
      {queued?.state === 'REJECTED' ? (
        <Callout
          tone="warn"
          takesFocus={reviewed !== undefined}
          title={wanted ? <Trans>Avevi scelto di riceverle</Trans> : <Trans>Avevi scelto di non riceverle</Trans>}
          action={
            <Button variant="default" onClick={() => void removeQueued(queued.id)}>
              <Trans>Lascia così</Trans>
            </Button>
          }
        >
          {isOvertaken(queued.written) ? (
            <Trans>
              Nel frattempo la scelta è cambiata altrove: non l’abbiamo sostituita. Se la vuoi ancora, usa
              l’interruttore.
            </Trans>
          ) : (
            <StateWords item={queued} isOnline={isOnline} />
          )}
        </Callout>
      ) : null}
      <FormProblem problem={queued === undefined ? problem : undefined} />
    </div>
  );
}
