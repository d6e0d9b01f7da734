import { contractLabel, NOTICE_KIND_LABELS, type NoticeDetail } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSubjects } from '../../../shared/contracts/use-subjects.ts';
import { AnchorLink } from '../../../shared/links/AnchorLink.tsx';
import { cx } from '../../../ui/cx.ts';
import { fullDay } from '../../../ui/moments.ts';
import layout from '../../../ui/layout/layout.module.css';
import links from '../../../ui/styles/links.module.css';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { Facts } from '../../../ui/parts/facts/Facts.tsx';
import { SectionTitle } from '../../../ui/parts/texts/SectionTitle.tsx';
import { NoticeTag } from '../NoticeTag.tsx';

/** Shows the kind of a notice, the day from which it holds, and its contract. */
export function NoticeFacts({ detail }: { detail: NoticeDetail }) {
  const { t } = useLingui();
  const contracts = useSubjects();
  const { number, kind, state, effectiveDay, contractCode } = detail;
  const contract = contracts?.find(({ code }) => code === contractCode);
  return (
    <Card className={layout['stack']} aria-labelledby="dati">
      <div className={layout['spread']}>
        <SectionTitle id="dati">
          <Trans>In breve</Trans>
        </SectionTitle>
        <NoticeTag state={state} />
      </div>
      <Facts
        facts={[
          { name: t`Tipo`, value: NOTICE_KIND_LABELS[kind] },
          { name: t`Vale dal`, value: effectiveDay && fullDay(effectiveDay) },
          { name: t`Numero`, value: number, isCode: true },
          {
            name: t`Contratto`,
            value: contractCode && (
              <AnchorLink
                to="/my-edison/contratti/$codice"
                params={{ codice: contractCode }}
                className={cx(layout['strong'], links['link'])}
              >
                {contract === undefined ? contractCode : contractLabel(contract)}
              </AnchorLink>
            ),
          },
        ]}
      />
    </Card>
  );
}
