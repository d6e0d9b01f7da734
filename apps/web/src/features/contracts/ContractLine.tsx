import { contractLabel, presentText, type Contract } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { VisuallyHidden } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { memo } from 'react';
import { cx } from '../../ui/cx.ts';
import type { RenderLink } from '../../ui/links.ts';
import { ProgressBar } from '../../ui/parts/ProgressBar.tsx';
import { StatusTag } from '../../ui/parts/StatusTag.tsx';
import { SupplyIcon } from '../../ui/parts/SupplyIcon.tsx';
import { kindOf } from '../../ui/supply-kind.ts';
import classes from './ContractLine.module.css';
import { KindWords } from './KindWords.tsx';

/** Makes a way to a contract, called with id "contract"; to be the same at each render. */
export type LinkToContract = ((contract: Contract) => RenderLink) | undefined;

/** One contract as a line: what it is, how it stands, and the way to it. */
export const ContractLine = memo(function ContractLine({
  contract,
  linkTo,
  isUnderAddress = false,
}: {
  contract: Contract;
  linkTo: LinkToContract;
  /** Its address stands over it, and need not be said again. */
  isUnderAddress?: boolean;
}) {
  const { onboarding, address } = contract;
  const own = contract.type === 'COMMODITY' ? presentText(contract.commodity.nickname) : presentText(contract.vas.name);
  const name = isUnderAddress ? own : contractLabel(contract);
  const offer = contract.type === 'COMMODITY' ? contract.commodity.offerName : undefined;
  const progress = onboarding?.status === 'IN_ATTIVAZIONE' ? onboarding.progress : undefined;
  const label = (
    <>
      {name ?? <KindWords contract={contract} />}
      {/* Under its address the eye needs no more; who hears the links one by one does. */}
      {name === undefined ? <VisuallyHidden>, {address?.street ?? contract.code}</VisuallyHidden> : null}
    </>
  );
  return (
    <li className={classes['item']}>
      <article className={cx(classes['line'], linkTo && classes['link'])}>
        <SupplyIcon kind={kindOf(contract)} size="small" />
        <div className={classes['names']}>
          {linkTo === undefined ? (
            <span className={classes['name']}>{label}</span>
          ) : (
            linkTo(contract)({ id: 'contract', className: cx(classes['name'], classes['cover']), children: label })
          )}
          <span className={classes['what']}>
            {name === undefined ? null : <KindWords contract={contract} />}
            {name === undefined || offer === undefined ? null : ' · '}
            {offer}
          </span>
        </div>
        <div className={classes['status']}>
          {progress === undefined ? (
            <StatusTag status={contract.status} />
          ) : (
            <ProgressBar value={progress} label={<Trans>Attivazione</Trans>} />
          )}
        </div>
        {linkTo === undefined ? null : <IconChevronRight className={classes['chevron']} size={20} aria-hidden="true" />}
      </article>
    </li>
  );
});
