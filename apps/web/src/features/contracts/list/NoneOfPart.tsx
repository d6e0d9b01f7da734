import type { ContractSegmentType, User } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { useOfferPage } from '../../../shared/customer/use-offer-page.ts';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { OutsideButton } from '../../../ui/parts/ways/OutsideButton.tsx';
import { EmptyState } from '../../../ui/parts/states/states.tsx';

export function NoneOfPart({ part, user }: { part: ContractSegmentType; user: User | undefined }) {
  const offers = useOfferPage(user?.segment ?? 'SCONOSCIUTO');
  return (
    <Card>
      <EmptyState
        level={2}
        wide
        title={<Title part={part} />}
        actions={
          <OutsideButton href={offers}>
            <Trans>Guarda le offerte</Trans>
          </OutsideButton>
        }
      >
        <Words part={part} />
      </EmptyState>
    </Card>
  );
}

function Title({ part }: { part: ContractSegmentType }) {
  switch (part) {
    case 'FORNITURE':
      return <Trans>Non hai forniture</Trans>;
    case 'PRODOTTI':
      return <Trans>Non hai prodotti</Trans>;
    case 'SERVIZI':
      return <Trans>Non hai servizi</Trans>;
  }
}

function Words({ part }: { part: ContractSegmentType }) {
  switch (part) {
    case 'FORNITURE':
      return <Trans>Quando attiverai luce, gas o fibra, qui troverai la fornitura.</Trans>;
    case 'PRODOTTI':
      return (
        <Trans>
          Una caldaia, un climatizzatore, un impianto fotovoltaico: qui troverai i prodotti che acquisterai.
        </Trans>
      );
    case 'SERVIZI':
      return <Trans>Assistenza in casa, assicurazioni, autoconsumo: qui troverai i servizi che attiverai.</Trans>;
  }
}
