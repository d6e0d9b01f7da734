import { companyName, type DeskIntervention } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useApp } from '../../../api/app.ts';
import { ButtonLink } from '../../../shared/links/ButtonLink.tsx';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { Facts } from '../../../ui/parts/facts/Facts.tsx';
import { PromiseTag } from './PromiseTag.tsx';
import { appointmentWords, stateWords } from './words.ts';
import layout from '../../../ui/layout/layout.module.css';

export function DeskCard({ intervention }: { intervention: DeskIntervention }) {
  const { t } = useLingui();
  const { clock } = useApp();
  const [now] = useState(clock.now);
  const { id, product, customer, appointment, company, mode, town } = intervention;
  return (
    <Card as="article" className={layout['stack']} aria-labelledby={`intervento-${id}`}>
      <div className={layout['spread']}>
        <h3 className={layout['subtitle']} id={`intervento-${id}`}>
          {product} · {customer.name}
        </h3>
        <PromiseTag intervention={intervention} />
      </div>
      <Facts
        facts={[
          { name: t`Stato`, value: stateWords(intervention) },
          { name: t`Appuntamento`, value: appointment && appointmentWords(appointment, now) },
          {
            name: t`Chi`,
            value:
              mode === 'VIDEOCALL'
                ? t`Centrale Operativa`
                : company === undefined
                  ? t`Nessuna ditta`
                  : companyName(company.code),
          },
          { name: t`Dove`, value: town },
          { name: t`Numero`, value: id, isCode: true },
        ]}
      />
      <div>
        <ButtonLink
          to="/my-edison/operatore/interventi/$id"
          params={{ id }}
          variant="light"
          aria-describedby={`intervento-${id}`}
        >
          <Trans>Apri</Trans>
        </ButtonLink>
      </div>
    </Card>
  );
}
