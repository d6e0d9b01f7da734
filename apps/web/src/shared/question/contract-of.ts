import { recuperoContrattiVasCliente, recuperoLista } from '@sportello/calls';
import type { Contract } from '@sportello/domain';
import type { App } from '../../api/app.ts';

/** Finds a contract of the customer by its code; undefined where its list can't be read, since its name is optional. */
export async function contractOf({ read }: Pick<App, 'read'>, code: string | undefined): Promise<Contract | undefined> {
  if (code === undefined) return undefined;
  const lists = await Promise.allSettled([read(recuperoLista, {}), read(recuperoContrattiVasCliente, {})]);
  return lists
    .flatMap((list): readonly Contract[] => (list.status === 'fulfilled' ? list.value : []))
    .find((contract) => contract.code === code);
}
