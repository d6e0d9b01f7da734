import { COMPANY_CODE, presentText, taxIdentifierKind, type Contract, type User } from '@sportello/domain';
import type { RequestOf } from '../mechanism/call.ts';
import type { ricercaDocumentiContrattuali } from './ricercaDocumentiContrattuali.ts';

type DocumentSearch = RequestOf<typeof ricercaDocumentiContrattuali>['body'];

type Searcher = Pick<User, 'segment' | 'fiscalCode' | 'vatCode'>;

/**
 * Builds the search for a contract's documents (documento.chiamate.1), with the tax identifier that its holder signs
 * with (formato.codici.1). A pending supply is searched by its request alone: the meter is not the customer's yet.
 * Returns `undefined` for meter work, which is no contract, and where no identifier is known.
 */
export function toDocumentSearch(contract: Contract, customer: Searcher): DocumentSearch | undefined {
  const holder = taxIdentifierOf(contract, customer);
  if (holder === undefined) return undefined;
  const common = { societa: COMPANY_CODE, ...holder } as const;
  if (contract.type === 'VAS') {
    const { purchaseDate, pod } = contract.vas;
    return {
      ...common,
      codiceContratto: contract.code,
      tipologia: 'VAS',
      ...known({ dataFirma: purchaseDate, pod }),
    };
  }
  if ('source' in contract)
    return contract.source === 'QUOTATION' ? { ...common, quotation: contract.code } : undefined;
  const { signDate, pod, pdr, quotation } = contract.commodity;
  return {
    ...common,
    codiceContratto: contract.code,
    tipologia: '',
    ...known({ dataFirma: signDate, pod, pdr, quotation }),
  };
}

/** Prefers the contract's own identifier, since a condominium is not its administrator. */
function taxIdentifierOf(contract: Contract, customer: Searcher) {
  const own = contract.type === 'VAS' ? contract.vas : contract.commodity;
  const vatCode = presentText(own.vatCode) ?? presentText(customer.vatCode);
  const fiscalCode = presentText(own.fiscalCode) ?? presentText(customer.fiscalCode);
  const value = customer.segment === 'PMI' ? (vatCode ?? fiscalCode) : (fiscalCode ?? vatCode);
  if (value === undefined) return undefined;
  const capitals = value.toUpperCase();
  return taxIdentifierKind(customer.segment, value) === 'FISCAL_CODE'
    ? { codiceFiscale: capitals }
    : { partitaIVA: capitals };
}

type Known<Fields> = { [Name in keyof Fields]?: NonNullable<Fields[Name]> };

function known<Fields extends Record<string, string | undefined>>(fields: Fields): Known<Fields> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => presentText(value))) as Known<Fields>;
}
