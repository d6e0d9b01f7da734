import type { Contract, ModuleName } from '@sportello/domain';
import type { RenderLink } from '../../ui/links.ts';
import type { LinkRow } from '../../ui/parts/ways/LinkRows.tsx';

export interface QuickAction extends LinkRow {
  readonly module: ModuleName;
  /** The link for these active contracts; undefined if there is nothing to do. */
  readonly wayFor: (running: readonly Contract[]) => RenderLink | undefined;
}
