import { contractLabel, type Contract, type VasContract } from '@sportello/domain';
import { t } from '@lingui/core/macro';

export function kindWords(contract: Contract): string {
  if (contract.type === 'COMMODITY') {
    switch (contract.commodity.commodityType) {
      case 'LUCE':
        return t`Luce`;
      case 'GAS':
        return t`Gas`;
      case 'SCONOSCIUTO':
        return t`Fornitura`;
    }
  }
  switch (contract.vas.type) {
    case 'FIBRA':
      return t`Fibra`;
    case 'PRODOTTO':
      return t`Prodotto`;
    case 'SERVIZIO':
    case 'SCONOSCIUTO':
      return serviceWords(contract.vas.subType);
  }
}

function serviceWords(subType: VasContract['vas']['subType']): string {
  switch (subType) {
    case 'ASSICURAZIONE':
      return t`Assicurazione`;
    case 'AUTOCONSUMO':
      return t`Autoconsumo`;
    case 'INTERVENTO_TECNICO':
      return t`Intervento tecnico`;
    case 'DEFAULT':
      return t`Servizio`;
  }
}

/** Returns "Casa (Luce)", for places that don't show the kind separately. */
export function nameAndKind(contract: Contract): string {
  const [name, kind] = [contractLabel(contract), kindWords(contract)];
  return name === kind ? name : `${name} (${kind})`;
}
