import { cancelSupplyRequest } from '@sportello/calls';
import { isOpenRequest, type SupplyRequest } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useApp } from '../../../api/app.ts';
import { useMay } from '../../../shared/customer/use-may.ts';
import { AnchorLink } from '../../../shared/links/AnchorLink.tsx';
import { cx } from '../../../ui/cx.ts';
import layout from '../../../ui/layout/layout.module.css';
import links from '../../../ui/styles/links.module.css';
import { longDay, pastMoment } from '../../../ui/moments.ts';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { Facts } from '../../../ui/parts/facts/Facts.tsx';
import { SectionTitle } from '../../../ui/parts/texts/SectionTitle.tsx';
import { AnswerFacts } from '../answers/AnswerFacts.tsx';
import { CancelDialog } from './CancelDialog.tsx';

/** Number, supply and answers of a request, and the way to cancel it (pratica.annullamento.1). */
export function RequestFacts({ request }: { request: SupplyRequest }) {
  const { t } = useLingui();
  const now = useApp().clock.now();
  const may = useMay();
  const [isAsked, setAsked] = useState(false);
  const { number, state, supply, contractCode, requestedAt, dueBy, mayCancel } = request;
  return (
    <Card className={layout['stack']} aria-labelledby="dati">
      <SectionTitle id="dati">
        <Trans>La tua richiesta</Trans>
      </SectionTitle>
      <Facts
        facts={[
          { name: t`Numero`, value: number, isCode: true },
          {
            name: t`Fornitura`,
            value:
              contractCode === undefined ? (
                supply
              ) : (
                <AnchorLink
                  to="/my-edison/contratti/$codice"
                  params={{ codice: contractCode }}
                  className={cx(layout['strong'], links['link'])}
                >
                  {supply}
                </AnchorLink>
              ),
          },
          { name: t`Inviata`, value: pastMoment(requestedAt, now) },
          { name: t`Entro`, value: dueBy !== undefined && isOpenRequest(state) ? longDay(dueBy, now) : undefined },
        ]}
      />
      <AnswerFacts request={request} />
      {mayCancel && may(cancelSupplyRequest) ? (
        <div>
          <Button variant="subtle" color="red" px={0} onClick={() => setAsked(true)}>
            <Trans>Annulla la pratica</Trans>
          </Button>
        </div>
      ) : null}
      {isAsked ? <CancelDialog number={number} onClose={() => setAsked(false)} /> : null}
    </Card>
  );
}
