import { COMPANY_CODE, presentText, taxIdentifierKind, type Contract, type User } from '@sportello/domain';
import type { RequestOf } from '../mechanism/call.ts';
import type { ricercaDocumentiContrattuali } from './ricercaDocumentiContrattuali.ts';

type DocumentSearch = RequestOf<typeof ricercaDocumentiContrattuali>['body'];

/** By what and whom a contract is looked for. */
type Searcher = Pick<User, 'segment' | 'fiscalCode' | 'vatCode'>;

/**
 * The search for the documents of a contract (documento.chiamate.1), with the tax identifier that its holder
 * signs with (formato.codici.1). Of what is only asked for, the request alone is named: the meter is not
 * the customer's yet. `undefined` for work on a meter, which is no contract, and where no identifier is known.
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

/** The contract's own identifier, since a condominium is not its administrator; else the customer's. */
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

/** The fields that say something. */
function known<Fields extends Record<string, string | undefined>>(fields: Fields): Known<Fields> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => presentText(value))) as Known<Fields>;
}
