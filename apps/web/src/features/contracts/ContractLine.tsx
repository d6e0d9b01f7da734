import { contractLabel, type Contract } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { VisuallyHidden } from '@mantine/core';
import { memo, type ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';
import type { RenderLink } from '../../ui/links.ts';
import { ProgressBar } from '../../ui/parts/states/ProgressBar.tsx';
import { StatusTag } from '../../ui/parts/signs/StatusTag.tsx';
import { SupplyIcon } from '../../ui/parts/signs/SupplyIcon.tsx';
import { kindOf } from '../../ui/supply-kind.ts';
import layout from '../../ui/layout/layout.module.css';
import classes from './ContractLine.module.css';
import { kindWords } from '../../shared/contracts/kind-words.ts';
import { ownName } from '../../shared/contracts/own-name.ts';

/** Creates the link to a contract, rendered with id "contract"; its identity must be stable across renders. */
export type LinkToContract = ((contract: Contract) => RenderLink) | undefined;

export const ContractLine = memo(function ContractLine({
  contract,
  linkTo,
  isUnderAddress = false,
  note,
}: {
  contract: Contract;
  linkTo: LinkToContract;
  isUnderAddress?: boolean;
  /** The offer by default. */
  note?: ReactNode;
}) {
  const { onboarding, address } = contract;
  const own = ownName(contract);
  const name = isUnderAddress ? own : contractLabel(contract);
  const more = note ?? (contract.type === 'COMMODITY' ? contract.commodity.offerName : undefined);
  const progress = onboarding?.status === 'IN_ATTIVAZIONE' ? onboarding.progress : undefined;
  const label = (
    <>
      {name ?? kindWords(contract)}
      {/* Visually redundant beside icon and address, but needed by screen readers that list links one by one. */}
      {own === undefined ? (
        <VisuallyHidden>
          {name === undefined && address !== undefined ? <>, {address.street}</> : null} {contract.code}
        </VisuallyHidden>
      ) : null}
    </>
  );
  return (
    <li className={classes['item']}>
      <article className={cx(classes['line'], linkTo && cx('sp-next', classes['link']))}>
        <SupplyIcon kind={kindOf(contract)} size="small" />
        <div className={classes['names']}>
          {linkTo === undefined ? (
            <span className={classes['name']}>{label}</span>
          ) : (
            linkTo(contract)({ id: 'contract', className: cx(classes['name'], classes['cover']), children: label })
          )}
          <span className={layout['caption']}>
            {name === undefined ? null : kindWords(contract)}
            {name === undefined || more === undefined ? null : ' · '}
            {more}
          </span>
        </div>
        <div className={classes['status']}>
          {progress === undefined ? (
            <StatusTag status={contract.status} />
          ) : (
            <ProgressBar value={progress} label={<Trans>Attivazione</Trans>} />
          )}
        </div>
      </article>
    </li>
  );
});
