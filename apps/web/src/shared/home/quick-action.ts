import { isActiveStatus, type Contract, type ModuleName, type User } from '@sportello/domain';
import type { MessageDescriptor } from '@lingui/core';
import type { LinkProps } from '@tanstack/react-router';
import type { Place } from '../../ui/area/places.ts';

export interface QuickAction extends Pick<Place, 'id' | 'icon'> {
  readonly label: MessageDescriptor;
  readonly module: ModuleName;
  /** The link for these active contracts; undefined if there is nothing to do. */
  readonly wayFor: (running: readonly Contract[]) => LinkProps | undefined;
}

/** Returns the actions open to a customer with their links; all modules count as active until the user is known. */
export function quickActionsFor(
  user: User | undefined,
  contracts: readonly Contract[],
  all: readonly QuickAction[],
): readonly (QuickAction & { readonly way: LinkProps })[] {
  const running = contracts.filter(({ status }) => isActiveStatus(status));
  return all.flatMap((action) => {
    const way = user === undefined || user.modules[action.module] === 'ACTIVE' ? action.wayFor(running) : undefined;
    return way === undefined ? [] : [{ ...action, way }];
  });
}
