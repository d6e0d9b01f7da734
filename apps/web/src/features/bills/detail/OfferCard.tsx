import type { BillDetail } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { useToday } from '../../../shared/read/use-today.ts';
import { fullDay } from '../../../ui/moments.ts';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { Facts } from '../../../ui/parts/facts/Facts.tsx';
import { SectionTitle } from '../../../ui/parts/texts/SectionTitle.tsx';
import layout from '../../../ui/layout/layout.module.css';

/** The applied offer, as in the box of the printed bill. */
export function OfferCard({ bill: { offer, contractCode } }: { bill: BillDetail }) {
  const { t } = useLingui();
  const { today } = useToday();
  const hasExpired = offer.expiry !== undefined && offer.expiry < today;
  if (offer.name === undefined) return null;
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
            name: hasExpired ? t`Condizioni scadute` : t`Le condizioni valgono fino al`,
            value: offer.expiry && (hasExpired ? t`il ${fullDay(offer.expiry)}` : fullDay(offer.expiry)),
          },
          { name: t`Codice offerta`, value: offer.code, isCode: true, isLong: true },
        ]}
      />
    </Card>
  );
}
