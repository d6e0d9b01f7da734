import { segmentNames } from '../customers/columns.ts';
import { code, email, flag, oneOf, telephone, text } from '../table/cells.ts';
import { listed, maybe, needed, type TableKind } from './kind.ts';

/** People known to the identity services (operatore.ricerca.7): the fields of `search`, and those that it searches by. */
export const directory: TableKind = {
  kind: 'directory',
  about: 'People whom the identity services know: the second place where operators look for a customer.',
  table: 'directory_people',
  key: ['customer_code'],
  columns: [
    needed('codiceCliente', 'customer_code', code, 'once in the file'),
    needed('segmento', 'segment', oneOf(...segmentNames), listed(segmentNames)),
    needed('uid', 'uid', text(100), 'the username there'),
    maybe('mail', 'email', email, ''),
    maybe('mobile', 'mobile', telephone, ''),
    maybe('isValido', 'is_valid', flag, 'the person has proved to be the customer', {
      type: 'boolean',
      otherwise: 'false',
    }),
  ],
};
