import { customerChanges } from '@sportello/calls';
import { CHANGE_MATTER_LABELS, CHANGE_STATE_LABELS, dayInRome, type CustomerChange } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import {
  IconCircleCheck,
  IconCircleX,
  IconClockHour4,
  IconHelpCircle,
  IconRefresh,
  IconSend,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../../api/app.ts';
import { readOf } from '../../../shared/read/read.ts';
import { ReadBody } from '../../../shared/read/ReadBody.tsx';
import { fullDay, pastMoment } from '../../../ui/moments.ts';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { CardSkeleton } from '../../../ui/parts/states/LinesSkeleton.tsx';
import { EmptyState } from '../../../ui/parts/states/states.tsx';
import { Tag, type TagProps } from '../../../ui/parts/signs/Tag.tsx';
import { MailSent } from '../../../ui/pictures/content/spots.tsx';
import { ProfileFrame } from '../ProfileFrame.tsx';
import blocks from '../../../ui/styles/blocks.module.css';
import layout from '../../../ui/layout/layout.module.css';
import classes from './Changes.module.css';

/** The customer's changes and the outcome of each (fornitore.esiti.5). */
export function ChangesPage() {
  const read = readOf(useQuery(useApp().queryOf(customerChanges, { query: {} })));
  return (
    <ProfileFrame
      title={<Trans>Le tue modifiche</Trans>}
      lead={<Trans>Le modifiche che hai chiesto, e il loro stato.</Trans>}
    >
      <ReadBody
        read={read}
        failed={<Trans>Non riusciamo a caricare le tue modifiche</Trans>}
        skeleton={<CardSkeleton />}
        empty={
          <Card>
            <EmptyState picture={<MailSent />} title={<Trans>Nessuna modifica</Trans>}>
              <Trans>
                Quando cambierai un contatto, un metodo di pagamento o un nome, qui vedrai lo stato della modifica.
              </Trans>
            </EmptyState>
          </Card>
        }
      >
        {(changes) => (
          <ul className={layout['stack']}>
            {changes.map((change) => (
              <li key={change.id}>
                <Change change={change} />
              </li>
            ))}
          </ul>
        )}
      </ReadBody>
    </ProfileFrame>
  );
}

function Change({ change }: { change: CustomerChange }) {
  const { clock } = useApp();
  const now = clock.now();
  return (
    <Card className={layout['stackSmall']}>
      <div className={layout['spread']}>
        <h2 className={classes['what']}>
          {change.matter === 'SCONOSCIUTO' ? <Trans>Modifica</Trans> : CHANGE_MATTER_LABELS[change.matter]}
        </h2>
        <State change={change} />
      </div>
      <p className={layout['soft']}>
        <Trans>Inviata {pastMoment(change.sentAt, now)}</Trans>
        {change.toldAt === undefined ? null : (
          <>
            {' · '}
            <Trans>Aggiornata {pastMoment(change.toldAt, now)}</Trans>
          </>
        )}
      </p>
      {change.state === 'ATTIVA' && change.activeFrom !== undefined ? (
        <p>
          {change.activeFrom > dayInRome(now) ? (
            <Trans>Varrà dal {fullDay(change.activeFrom)}.</Trans>
          ) : (
            <Trans>Vale dal {fullDay(change.activeFrom)}.</Trans>
          )}
        </p>
      ) : null}
      {change.words === undefined ? null : <p className={blocks['anywhere']}>{change.words}</p>}
    </Card>
  );
}

const LOOKS: Readonly<Record<CustomerChange['state'], Pick<TagProps, 'tone' | 'icon'>>> = {
  INVIATA: { tone: 'info', icon: IconSend },
  PRESA_IN_CARICO: { tone: 'info', icon: IconClockHour4 },
  ATTIVA: { tone: 'good', icon: IconCircleCheck },
  RIFIUTATA: { tone: 'bad', icon: IconCircleX },
  SOSTITUITA: { tone: 'quiet', icon: IconRefresh },
  SCONOSCIUTO: { tone: 'quiet', icon: IconHelpCircle },
};

function State({ change: { state } }: { change: CustomerChange }) {
  return (
    <Tag {...LOOKS[state]}>
      {state === 'SCONOSCIUTO' ? <Trans>Stato non disponibile</Trans> : CHANGE_STATE_LABELS[state]}
    </Tag>
  );
}
