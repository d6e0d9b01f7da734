import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { OutboxItem } from '../../api/offline/outbox/item.ts';
import layout from '../../ui/layout/layout.module.css';
import { usedMoment } from '../../ui/moments.ts';
import { setEdited } from './editing.ts';
import classes from './Outbox.module.css';
import { isOvertaken, KindWords, StateWords } from './OutboxWords.tsx';

interface OutboxRowProps {
  item: OutboxItem;
  isOnline: boolean;
  /** False if it is already being sent. */
  onEdit: () => Promise<boolean>;
  onRemove: () => Promise<void>;
}

/** One unsent write with its state; what may have arrived can't be changed any more. */
export function OutboxRow({ item, isOnline, onEdit, onRemove }: OutboxRowProps) {
  const { t } = useLingui();
  const router = useRouter();
  const [isAsking, setAsking] = useState(false);
  const [now] = useState(Date.now);
  const { state, written, writtenAt } = item;
  const subject = written?.subject ?? '';
  const moment = usedMoment(writtenAt, now);
  const edit = async () => {
    if (written === undefined || !(await onEdit())) return;
    setEdited(item);
    // A step to the page that is there would scroll away from its form.
    if (router.state.location.href !== written.path) router.history.push(written.path);
  };
  return (
    <li className={classes['row']} data-state={state}>
      <p className={layout['strong']}>
        <KindWords call={written?.call} />
        {subject === '' ? null : ` · ${subject}`}
      </p>
      <p className={layout['soft']}>
        <Trans>Scritto {moment}</Trans>
      </p>
      <p>
        <StateWords item={item} isOnline={isOnline} />
      </p>
      {state === 'UNCLEAR' ? null : (
        <div className={layout['row']}>
          {isAsking ? (
            <>
              <Button variant="default" size="sm" onClick={() => setAsking(false)}>
                <Trans>Non eliminare</Trans>
              </Button>
              <Button color="red" size="sm" onClick={() => void onRemove()}>
                <Trans>Elimina l’invio</Trans>
              </Button>
            </>
          ) : (
            <>
              {written === undefined ? null : (
                <Button
                  variant="light"
                  size="sm"
                  aria-label={isOvertaken(written) ? t`Rivedi ${subject}` : t`Modifica ${subject}`}
                  onClick={() => void edit()}
                >
                  {isOvertaken(written) ? <Trans>Rivedi</Trans> : <Trans>Modifica</Trans>}
                </Button>
              )}
              <Button
                variant="default"
                size="sm"
                aria-label={t`Elimina ${subject}`}
                onClick={() => (state === 'EXPIRED' ? void onRemove() : setAsking(true))}
              >
                <Trans>Elimina</Trans>
              </Button>
            </>
          )}
        </div>
      )}
    </li>
  );
}
