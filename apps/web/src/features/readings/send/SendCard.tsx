import { autolettura } from '@sportello/calls';
import type { CommodityContract, SelfReadingOptions } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../../api/app.ts';
import type { Written } from '../../../api/offline/outbox/item.ts';
import { useEdited } from '../../../shared/offline/editing.ts';
import { useOutbox } from '../../../shared/offline/use-outbox.ts';
import { WaitingNote } from '../../../shared/offline/WaitingNote.tsx';
import { readOf } from '../../../shared/read/read.ts';
import { AskPush } from '../../../shared/push/AskPushLater.tsx';
import { ReadCard } from '../../../shared/read/ReadCard.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { longDay } from '../../../ui/moments.ts';
import { LinesSkeleton } from '../../../ui/parts/states/LinesSkeleton.tsx';
import { Callout } from '../../../ui/parts/callouts/Callout.tsx';
import { optionsQuery } from '../queries.ts';
import { ReadingForm } from './ReadingForm.tsx';

/** Sends a reading, or shows why that is not possible now (lettura.ostacolo.1). */
export function SendCard({ contract }: { contract: CommodityContract }) {
  const options = readOf(useQuery(optionsQuery(useApp(), contract.code)));
  const [isSent, setSent] = useState(false);
  const [isQueued, setQueued] = useState(false);
  const isOfContract = (written: Written | undefined) =>
    written?.call === autolettura.id && written.request.body?.['codiceContratto'] === contract.code;
  const edited = useEdited(autolettura.id, ({ written }) => isOfContract(written));
  const { items, sent } = useOutbox();
  const waiting = items.find(({ written }) => isOfContract(written));
  return (
    <ReadCard
      title={<Trans>Invia la lettura</Trans>}
      read={options}
      failed={<Trans>Non riusciamo a caricare le date per inviare la lettura</Trans>}
      skeleton={<LinesSkeleton />}
    >
      {(known) => (
        <div className={layout['stack']}>
          {isSent || (waiting === undefined && sent.some(isOfContract)) ? (
            <>
              <Callout tone="good" role="status" takesFocus title={<Trans>La lettura è arrivata</Trans>}>
                <Trans>Inviamo la lettura al distributore e ti avvisiamo a ogni passaggio.</Trans>
              </Callout>
              <AskPush>
                <Trans>Ti avvisiamo quando puoi inviare la prossima lettura, e quando arriva la bolletta.</Trans>
              </AskPush>
            </>
          ) : null}
          {waiting !== undefined && edited === undefined ? (
            <WaitingNote item={waiting} takesFocus={isQueued} title={<Trans>La lettura è in attesa di invio</Trans>} />
          ) : known.isOpen && known.fields.length > 0 ? (
            <ReadingForm
              key={edited?.id}
              contract={contract}
              options={known}
              edited={edited}
              onSent={() => setSent(true)}
              onQueued={() => setQueued(true)}
            />
          ) : (
            <Obstacle options={known} />
          )}
        </div>
      )}
    </ReadCard>
  );
}

function Obstacle({ options: { obstacle, opensOn, closesOn } }: { options: SelfReadingOptions }) {
  const { clock } = useApp();
  const [now] = useState(clock.now);
  const next =
    opensOn === undefined || closesOn === undefined ? null : (
      <p>
        <Trans>
          La prossima lettura si invia da <strong>{longDay(opensOn, now)}</strong> a{' '}
          <strong>{longDay(closesOn, now)}</strong>: la usiamo nella bolletta di quel periodo.
        </Trans>
      </p>
    );
  switch (obstacle) {
    case 'CONTATORE_TELELETTO':
      return (
        <p>
          <Trans>
            Il distributore legge questo contatore a distanza: non serve inviare letture. Sono tutte qui sotto.
          </Trans>
        </p>
      );
    case 'CONTRATTO_NON_ATTIVO':
      return (
        <p>
          <Trans>Questo contratto non è attivo: non serve inviare letture.</Trans>
        </p>
      );
    case 'GIA_INVIATA':
      return (
        <>
          <p>
            <Trans>La lettura di questo periodo è già registrata.</Trans>
          </p>
          {next}
        </>
      );
    case 'FUORI_PERIODO':
    case undefined:
      return (
        next ?? (
          <p>
            <Trans>Adesso non si può inviare una lettura.</Trans>
          </p>
        )
      );
  }
}
