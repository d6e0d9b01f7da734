import { contractLabel, fullAddress } from '@sportello/domain';
import { Plural, Trans } from '@lingui/react/macro';
import { VisuallyHidden } from '@mantine/core';
import { memo } from 'react';
import { cx } from '../../../ui/cx.ts';
import { ProgressBar } from '../../../ui/parts/states/ProgressBar.tsx';
import { StatusTag } from '../../../ui/parts/signs/StatusTag.tsx';
import { SupplyIcon } from '../../../ui/parts/signs/SupplyIcon.tsx';
import { kindOf } from '../../../ui/supply-kind.ts';
import { toContract } from '../../../shared/links/to-contract.tsx';
import { kindWords } from '../../../shared/contracts/kind-words.ts';
import { ownName } from '../../../shared/contracts/own-name.ts';
import layout from '../../../ui/layout/layout.module.css';
import links from '../../../ui/styles/links.module.css';
import screens from '../../../ui/styles/screens.module.css';
import type { Line } from './lines.ts';
import classes from './list.module.css';

export const ContractRow = memo(function ContractRow({
  line: { contract, group, isUnderAddress = false },
}: {
  line: Line;
}) {
  const { onboarding } = contract;
  const commodity = contract.type === 'COMMODITY' ? contract.commodity : undefined;
  const progress = onboarding?.status === 'IN_ATTIVAZIONE' ? onboarding.progress : undefined;
  const address = contract.address && fullAddress(contract.address);
  const where = [commodity?.residenceAlias, isUnderAddress ? undefined : address].filter(Boolean).join(' · ');
  return (
    <>
      {group === undefined ? null : (
        <h2 className={cx(layout['subtitle'], classes['group'])}>
          {group.address || <Trans>Senza indirizzo</Trans>}
          <span className={cx(layout['caption'], screens['regular'])}>
            <Plural value={group.count} one="# contratto" other="# contratti" />
          </span>
        </h2>
      )}
      <article className={cx('sp-next', classes['row'])}>
        <SupplyIcon kind={kindOf(contract)} size="small" />
        <div className={classes['names']}>
          <VisuallyHidden>{kindWords(contract)}</VisuallyHidden>
          {toContract(contract)({
            id: 'contract',
            className: cx(links['cover'], classes['cover']),
            children: (
              <>
                {contractLabel(contract)}
                {ownName(contract) === undefined ? <VisuallyHidden> {contract.code}</VisuallyHidden> : null}
              </>
            ),
          })}
          {where === '' ? null : <span className={layout['caption']}>{where}</span>}
        </div>
        <span className={cx(layout['caption'], classes['offer'])}>{commodity?.offerName}</span>
        <span className={cx(layout['caption'], classes['point'])}>
          {commodity?.pod === undefined ? null : <Trans>POD {commodity.pod}</Trans>}
          {commodity?.pdr === undefined ? null : <Trans>PDR {commodity.pdr}</Trans>}
        </span>
        <div className={classes['status']}>
          {progress === undefined ? (
            <StatusTag status={contract.status} />
          ) : (
            <ProgressBar value={progress} label={<Trans>Attivazione</Trans>} />
          )}
        </div>
      </article>
    </>
  );
});
