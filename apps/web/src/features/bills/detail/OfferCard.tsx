import type { BillDetail } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { fullDay } from '../../../ui/moments.ts';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { Facts } from '../../../ui/parts/facts/Facts.tsx';
import { useToday } from '../../../shared/read/use-today.ts';
import { SectionTitle } from '../../../ui/parts/texts/SectionTitle.tsx';
import layout from '../../../ui/layout/layout.module.css';

/** The applied offer, as in the box of the printed bill. */
export function OfferCard({ bill: { offer, contractCode } }: { bill: BillDetail }) {
  const { t } = useLingui();
  const { today } = useToday();
  if (offer.name === undefined) return null;
  const hasExpired = offer.expiry !== undefined && offer.expiry < today;
  return (
    <Card className={layout['stack']}>
      <SectionTitle>
        {contractCode === undefined ? <Trans>Il servizio</Trans> : <Trans>La tua offerta</Trans>}
      </SectionTitle>
      <Facts
        facts={[
          { name: t`Nome`, value: offer.name },
          { name: t`Condizioni`, value: offer.conditions, isLong: true },
          {
            name: hasExpired ? t`Condizioni scadute il` : t`Condizioni valide fino al`,
            value: offer.expiry && fullDay(offer.expiry),
          },
          { name: t`Codice offerta`, value: offer.code, isCode: true, isLong: true },
        ]}
      />
    </Card>
  );
}
