import type { CommodityContract } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChangeNote } from '../../../../shared/change/ChangeNote.tsx';
import layout from '../../../../ui/layout/layout.module.css';
import { Card } from '../../../../ui/parts/cards/Card.tsx';
import { SectionTitle } from '../../../../ui/parts/texts/SectionTitle.tsx';
import { EditableName } from './EditableName.tsx';

export function NamesCard({ contract, version }: { contract: CommodityContract; version: string | undefined }) {
  const { t } = useLingui();
  return (
    <Card className={layout['stack']} aria-labelledby="nomi">
      <SectionTitle id="nomi">
        <Trans>Nomi della fornitura</Trans>
      </SectionTitle>
      <ChangeNote matter="NOME_FORNITURA" subject={contract.code} />
      <EditableName
        contract={contract}
        name="nickname"
        version={version}
        label={t`Nome della fornitura`}
        note={<Trans>Per riconoscere subito la fornitura, per esempio «Casa» o «Negozio».</Trans>}
      />
      <ChangeNote matter="NOME_ABITAZIONE" subject={contract.code} />
      <EditableName
        contract={contract}
        name="residenceAlias"
        version={version}
        label={t`Nome dell’abitazione`}
        note={<Trans>Compare accanto all’indirizzo, per esempio «Casa dei nonni».</Trans>}
      />
    </Card>
  );
}
