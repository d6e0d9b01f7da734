import type { Contract, ModuleName } from '@sportello/domain';
import type { RenderLink } from '../../ui/links.ts';
import type { LinkRow } from '../../ui/parts/ways/LinkRows.tsx';

/** Something that is done often, as a row on the home. */
export interface QuickAction extends LinkRow {
  /** Only for whom this module is ACTIVE. */
  readonly module: ModuleName;
  /** The way to it for somebody with these contracts that run; undefined where there is nothing to do. */
  readonly wayFor: (running: readonly Contract[]) => RenderLink | undefined;
}
