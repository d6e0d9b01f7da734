import { recuperoContrattiVasCliente, recuperoLista } from '@sportello/calls';
import type { Contract } from '@sportello/domain';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../api/app.ts';

/**
 * Reads the contracts that a message may be about; undefined until both lists are answered. Empty on a read error,
 * because a subject is optional.
 */
export function useSubjects(): readonly Contract[] | undefined {
  const { queryOf } = useApp();
  const supplies = useQuery(queryOf(recuperoLista, {}));
  const services = useQuery(queryOf(recuperoContrattiVasCliente, {}));
  if (supplies.isPending || services.isPending) return undefined;
  return [...(supplies.data?.model ?? []), ...(services.data?.model ?? [])];
}
