import { accessLog } from '@sportello/calls';
import type { AccessVisit } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../../api/app.ts';
import { readOf } from '../../../shared/read/read.ts';
import { ReadBody } from '../../../shared/read/ReadBody.tsx';
import blocks from '../../../ui/styles/blocks.module.css';
import { pastMoment } from '../../../ui/moments.ts';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { CardSkeleton } from '../../../ui/parts/states/LinesSkeleton.tsx';
import { Tag } from '../../../ui/parts/signs/Tag.tsx';
import { ProfileFrame } from '../ProfileFrame.tsx';
import classes from './Accesses.module.css';

/** Log of the provider's access to the customer's data (operatore.registro.3). */
export function AccessesPage() {
  const { queryOf } = useApp();
  const [page, setPage] = useState(1);
  const read = readOf(useQuery(queryOf(accessLog, { query: { pagina: String(page) } })));
  return (
    <ProfileFrame
      title={<Trans>Accessi ai tuoi dati</Trans>}
      lead={<Trans>I nostri operatori che li hanno consultati o modificati negli ultimi due anni.</Trans>}
    >
      <ReadBody
        read={read}
        failed={<Trans>Non riusciamo a caricare gli accessi ai tuoi dati</Trans>}
        skeleton={<CardSkeleton />}
      >
        {({ visits, hasMore }) => (
          <>
            {visits.length === 0 ? (
              <Card>
                <Trans>Nessun operatore ha consultato i tuoi dati.</Trans>
              </Card>
            ) : (
              visits.map((visit) => <Visit key={`${visit.from} ${visit.operator}`} visit={visit} />)
            )}
            <div className={classes['pages']}>
              {page === 1 ? null : (
                <Button variant="light" onClick={() => setPage(page - 1)}>
                  <Trans>Più recenti</Trans>
                </Button>
              )}
              {hasMore ? (
                <Button variant="light" onClick={() => setPage(page + 1)}>
                  <Trans>Meno recenti</Trans>
                </Button>
              ) : null}
            </div>
          </>
        )}
      </ReadBody>
    </ProfileFrame>
  );
}

function Visit({ visit }: { visit: AccessVisit }) {
  const { clock } = useApp();
  return (
    <Card as="article" className={blocks['anywhere']}>
      <h2 className={classes['when']}>{pastMoment(visit.from, clock.now())}</h2>
      <p className={classes['who']}>
        {visit.reason === undefined ? (
          <Trans>{visit.operator} ha cercato la tua scheda</Trans>
        ) : (
          <Trans>
            {visit.operator}: “{visit.reason}”
          </Trans>
        )}
      </p>
      {visit.reason === undefined ? null : (
        <ul className={classes['deeds']}>
          {visit.deeds.map(({ deed, description, isChange }) => (
            <li key={deed}>
              {description}{' '}
              {isChange ? (
                <Tag tone="warn">
                  <Trans>Modifica</Trans>
                </Tag>
              ) : null}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
