import { contractLabel, type BillPayment, type Contract } from '@sportello/domain';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { euroWords } from '../../ui/amounts.ts';
import layout from '../../ui/layout/layout.module.css';

type Paid = BillPayment['bills'][number];

/** A paid document by its kind and supply (pagamento.modello.11); its number is small. */
export function PaidBill({ bill, contracts }: { bill: Paid; contracts: readonly Contract[] }) {
  const { number, amount, contractCode } = bill;
  const contract = contracts.find(({ code }) => code === contractCode);
  const name = kindWords(bill, contract);
  return (
    <li>
      <span className={layout['stackTight']}>
        <Link
          to="/my-edison/bollette/$numero"
          params={{ numero: number }}
          search={contract?.type === 'VAS' ? { genere: 'servizio' } : {}}
        >
          {contract === undefined ? name : `${name} · ${contractLabel(contract)}`}
        </Link>
        <span className={layout['caption']}>
          <Trans>Numero {number}</Trans>
        </span>
      </span>
      <span>{euroWords(amount)}</span>
    </li>
  );
}

function kindWords({ kind }: Paid, contract: Contract | undefined): string {
  switch (kind) {
    case 'COMMODITY_BILL': {
      const commodity = contract?.type === 'COMMODITY' ? contract.commodity.commodityType : undefined;
      return commodity === 'LUCE' ? t`Bolletta luce` : commodity === 'GAS' ? t`Bolletta gas` : t`Bolletta`;
    }
    case 'COMMODITY_INSTALMENT':
      return t`Rata`;
    case 'VAS_INVOICE':
      return t`Fattura servizi`;
    case 'FIBRE_INVOICE':
      return t`Fattura fibra`;
    case 'TECHNICAL_INTERVENTION_QUOTE':
    case undefined:
      return t`Documento`;
  }
}
