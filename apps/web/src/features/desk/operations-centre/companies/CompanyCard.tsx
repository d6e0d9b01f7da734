import { closeCompany } from '@sportello/calls';
import { companyName, reviewsLabel, type ManagedCompany } from '@sportello/domain';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useChange } from '../../../../shared/change/use-change.ts';
import { ButtonLink } from '../../../../shared/links/ButtonLink.tsx';
import { scoreWords } from '../../../../ui/words/scores.ts';
import { fullDay } from '../../../../ui/moments.ts';
import { Card } from '../../../../ui/parts/cards/Card.tsx';
import { SectionTitle } from '../../../../ui/parts/texts/SectionTitle.tsx';
import { Tag } from '../../../../ui/parts/signs/Tag.tsx';
import { ClosureForm, type Booked, type Closing } from './ClosureForm.tsx';
import { TechnicianLinks } from './TechnicianLinks.tsx';
import { weekWords } from './week-words.ts';
import layout from '../../../../ui/layout/layout.module.css';
import classes from '../centre.module.css';

export function CompanyCard({ company }: { company: ManagedCompany }) {
  const { id, code, name, isVideocall, score, numberOfReviews, license, isActive, phone, closures } = company;
  const { t } = useLingui();
  const title = isVideocall ? (name ?? code) : companyName(code);
  const week = weekWords(company.hours);
  return (
    <Card as="article" className={layout['stack']} aria-labelledby={`ditta-${id}`}>
      <div className={layout['spread']}>
        <SectionTitle id={`ditta-${id}`}>{title}</SectionTitle>
        <div className={layout['row']}>
          {isActive ? null : (
            <Tag tone="quiet">
              <Trans>Non attiva</Trans>
            </Tag>
          )}
          {license ? null : (
            <Tag tone="warn">
              <Trans>Senza licenza</Trans>
            </Tag>
          )}
        </div>
      </div>
      <p className={layout['captionLines']}>
        {isVideocall ? (
          <Trans>Risponde alle videochiamate</Trans>
        ) : (
          <Trans>
            Punteggio {scoreWords(score)}, {reviewsLabel(numberOfReviews)}
          </Trans>
        )}
        {isVideocall || name === undefined ? null : <> · {name}</>}
        {phone === undefined ? null : <> · {phone}</>}
      </p>
      <p>{week === '' ? <Trans>Non lavora in nessun giorno: scegli la sua settimana.</Trans> : week}</p>
      <div>
        <ButtonLink
          to="/my-edison/operatore/ditte/$id"
          params={{ id }}
          variant="light"
          aria-label={t`Modifica ${title}`}
        >
          <Trans>Modifica</Trans>
        </ButtonLink>
      </div>
      <details>
        <summary className={classes['fold']}>
          <Plural value={closures.length} _0="Chiusure" one="Chiusure: # giorno" other="Chiusure: # giorni" />
        </summary>
        <Closures company={company} />
      </details>
      {isVideocall ? null : <TechnicianLinks companyId={id} />}
    </Card>
  );
}

function Closures({ company: { id, closures } }: { company: ManagedCompany }) {
  const { t } = useLingui();
  const [booked, setBooked] = useState<Booked>();
  const change = useChange(closeCompany, {
    request: ({ giorno, chiusa }: Closing) => ({ params: { id }, body: { giorno, chiusa } }),
    onDone: ({ answer, value }) => setBooked(value.chiusa ? { day: value.giorno, count: answer } : undefined),
  });
  return (
    <div className={layout['stack']}>
      {closures.map((day) => (
        <div key={day} className={layout['spread']}>
          <span>{fullDay(day)}</span>
          <Button
            variant="light"
            loading={change.isSending}
            aria-label={t`Riapri ${fullDay(day)}`}
            onClick={() => change.send({ giorno: day, chiusa: false })}
          >
            <Trans>Riapri</Trans>
          </Button>
        </div>
      ))}
      <ClosureForm change={change} booked={booked} />
    </div>
  );
}
