import type { Contract } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';

/** What a contract supplies, in words. */
export function KindWords({ contract }: { contract: Contract }) {
  if (contract.type === 'COMMODITY') {
    switch (contract.commodity.commodityType) {
      case 'LUCE':
        return <Trans>Luce</Trans>;
      case 'GAS':
        return <Trans>Gas</Trans>;
      case 'SCONOSCIUTO':
        return <Trans>Fornitura</Trans>;
    }
  }
  switch (contract.vas.type) {
    case 'FIBRA':
      return <Trans>Fibra</Trans>;
    case 'PRODOTTO':
      return <Trans>Prodotto</Trans>;
    case 'SERVIZIO':
    case 'SCONOSCIUTO':
      return <ServiceWords subType={contract.vas.subType} />;
  }
}

function ServiceWords({ subType }: { subType: 'DEFAULT' | 'ASSICURAZIONE' | 'AUTOCONSUMO' | 'INTERVENTO_TECNICO' }) {
  switch (subType) {
    case 'ASSICURAZIONE':
      return <Trans>Assicurazione</Trans>;
    case 'AUTOCONSUMO':
      return <Trans>Autoconsumo</Trans>;
    case 'INTERVENTO_TECNICO':
      return <Trans>Intervento tecnico</Trans>;
    case 'DEFAULT':
      return <Trans>Servizio</Trans>;
  }
}
