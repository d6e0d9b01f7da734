import type { RequestOffer, SupplyRequestDraft } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { useApp } from '../../../api/app.ts';
import { euroWords } from '../../../ui/amounts.ts';
import { cx } from '../../../ui/cx.ts';
import layout from '../../../ui/layout/layout.module.css';
import screens from '../../../ui/styles/screens.module.css';
import { longDay } from '../../../ui/moments.ts';
import { Callout } from '../../../ui/parts/callouts/Callout.tsx';
import { Facts } from '../../../ui/parts/facts/Facts.tsx';
import { SectionTitle } from '../../../ui/parts/texts/SectionTitle.tsx';
import { CostLines } from '../CostLines.tsx';
import { CostNotes } from '../CostNotes.tsx';

interface OfferProps {
  draft: SupplyRequestDraft;
  offer: RequestOffer;
  /** True if the cost is another one than the customer had seen. */
  hasNewPrice: boolean;
}

/** Cost and term of a request, and the cost of a year before and after it (pratica.costo.1, pratica.potenza.2). */
export function Offer({ draft: { kind }, offer: { cost, dueBy, yearly }, hasNewPrice }: OfferProps) {
  const { t } = useLingui();
  const now = useApp().clock.now();
  return (
    <>
      {hasNewPrice ? (
        <Callout tone="warn" role="alert" takesFocus title={<Trans>Il costo è cambiato</Trans>}>
          <Trans>Non abbiamo inviato nulla. Adesso il totale è {euroWords(cost.total)}: controllalo, poi invia.</Trans>
        </Callout>
      ) : null}
      <section className={cx(layout['stackSmall'], screens['well'])} aria-labelledby="quanto-costa">
        <SectionTitle id="quanto-costa">
          <Trans>Quanto costa</Trans>
        </SectionTitle>
        <CostLines cost={cost} />
        <CostNotes kind={kind} cost={cost} />
      </section>
      {yearly === undefined ? null : (
        <section className={cx(layout['stackSmall'], screens['well'])} aria-labelledby="costo-annuo">
          <SectionTitle id="costo-annuo" lead={<Trans>La parte che non dipende dai consumi, IVA inclusa.</Trans>}>
            <Trans>Costo fisso in un anno</Trans>
          </SectionTitle>
          <Facts
            facts={[
              { name: t`Adesso`, value: yearly.before === undefined ? undefined : euroWords(yearly.before) },
              { name: t`Dopo il cambio`, value: yearly.after === undefined ? undefined : euroWords(yearly.after) },
            ]}
          />
          {yearly.before === undefined && yearly.after === undefined ? (
            <p className={layout['soft']}>
              <Trans>Non abbiamo tutti i prezzi della tua offerta: lo trovi nelle condizioni del contratto.</Trans>
            </p>
          ) : null}
        </section>
      )}
      <p>
        <Trans>
          Se invii oggi, la pratica è conclusa entro <strong>{longDay(dueBy, now)}</strong>.
        </Trans>
      </p>
    </>
  );
}
