import {
  caseQueue,
  contactInbox,
  interventionQueue,
  managedCompanies,
  noticeWatch,
  operators,
  providerExchange,
  readingQueue,
  register,
  searchUser,
  supplyRequestQueue,
  type Call,
} from '@sportello/calls';
import { roleMay, type OperatorRole } from '@sportello/domain';
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';

/** A section of the back office and the call that it requires. */
interface OperatorPlace {
  readonly path:
    | '/my-edison/operatore/clienti'
    | '/my-edison/operatore/registro'
    | '/my-edison/operatore/richieste'
    | '/my-edison/operatore/reclami'
    | '/my-edison/operatore/pratiche'
    | '/my-edison/operatore/letture'
    | '/my-edison/operatore/interventi'
    | '/my-edison/operatore/ditte'
    | '/my-edison/operatore/operatori'
    | '/my-edison/operatore/comunicazioni'
    | '/my-edison/operatore/scambio';
  readonly label: MessageDescriptor;
  readonly call: Call;
}

/** Sections of the back office, in the order in which an operator is redirected to them (operatore.posti.1). */
const OPERATOR_PLACES: readonly OperatorPlace[] = [
  { path: '/my-edison/operatore/clienti', label: msg`Clienti`, call: searchUser },
  { path: '/my-edison/operatore/richieste', label: msg`Richieste`, call: contactInbox },
  { path: '/my-edison/operatore/reclami', label: msg`Reclami`, call: caseQueue },
  { path: '/my-edison/operatore/pratiche', label: msg`Pratiche`, call: supplyRequestQueue },
  { path: '/my-edison/operatore/letture', label: msg`Letture`, call: readingQueue },
  { path: '/my-edison/operatore/interventi', label: msg`Interventi`, call: interventionQueue },
  { path: '/my-edison/operatore/ditte', label: msg`Ditte`, call: managedCompanies },
  { path: '/my-edison/operatore/registro', label: msg`Registro`, call: register },
  { path: '/my-edison/operatore/comunicazioni', label: msg`Comunicazioni`, call: noticeWatch },
  { path: '/my-edison/operatore/scambio', label: msg`Sistemi`, call: providerExchange },
  { path: '/my-edison/operatore/operatori', label: msg`Operatori`, call: operators },
];

/** Returns the sections of a role whose calls the gateway serves. */
export function placesFor(role: OperatorRole, capabilities: readonly string[]): readonly OperatorPlace[] {
  return OPERATOR_PLACES.filter(
    ({ call }) =>
      (call.backend !== 'sportello' || capabilities.includes(call.id)) &&
      (call.right === undefined || roleMay(role, call.right)),
  );
}
