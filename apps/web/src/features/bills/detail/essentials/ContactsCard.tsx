import { recuperoNumeriDistributore } from '@sportello/calls';
import { phoneWords, type BillDetail } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useApp } from '../../../../api/app.ts';
import { Card } from '../../../../ui/parts/cards/Card.tsx';
import { Facts } from '../../../../ui/parts/facts/Facts.tsx';
import { SectionTitle } from '../../../../ui/parts/texts/SectionTitle.tsx';
import { telOf } from '../../../../ui/words/phone.ts';
import layout from '../../../../ui/layout/layout.module.css';

/** Names the number for faults and the ways to complain and conciliate, like the printed bill (bolletta.documento.4). */
export function ContactsCard({ bill: { contractCode, commodityType } }: { bill: BillDetail }) {
  const { t } = useLingui();
  const { queryOf } = useApp();
  const contratti = contractCode === undefined ? [] : [contractCode];
  const numbers = useQuery({
    ...queryOf(recuperoNumeriDistributore, { body: { contratti } }),
    enabled: contractCode !== undefined,
  });
  const phone = numbers.data?.model.find((each) => each.contractCode === contractCode)?.dealerPhoneNumber;
  return (
    <Card className={layout['stack']}>
      <SectionTitle>
        <Trans>Guasti, reclami e conciliazione</Trans>
      </SectionTitle>
      <Facts
        facts={[
          {
            name: commodityType === 'GAS' ? t`Pronto intervento gas` : t`Pronto intervento`,
            value: phone && <a href={telOf(phone)}>{phoneWords(phone)}</a>,
          },
        ]}
      />
      <p className={layout['caption']}>
        <Trans>
          Per un reclamo scrivi da <Link to="/my-edison/assistenza/reclami">Reclami e segnalazioni</Link>: ti
          rispondiamo per iscritto. Se la risposta non ti soddisfa o non arriva, puoi chiedere la conciliazione al
          servizio di ARERA. È gratuita e si fa online.
        </Trans>
      </p>
    </Card>
  );
}
