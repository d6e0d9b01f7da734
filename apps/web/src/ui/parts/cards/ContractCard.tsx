import { Trans, useLingui } from '@lingui/react/macro';
import { useId, type ReactNode } from 'react';

import { cx } from '../../cx.ts';
import blocks from '../../styles/blocks.module.css';
import links from '../../styles/links.module.css';
import screens from '../../styles/screens.module.css';
import type { RenderLink } from '../../links.ts';
import { Card } from './Card.tsx';
import classes from './ContractCard.module.css';
import { ProgressBar } from '../states/ProgressBar.tsx';
import { StatusTag, type SupplyStatus } from '../signs/StatusTag.tsx';
import { SupplyIcon, type SupplyKind } from '../signs/SupplyIcon.tsx';

const NO_CODES: { name: string; value: string }[] = [];

export interface ContractCardProps {
  kind: SupplyKind;
  /** Nickname, name of the service, street, or code. */
  label: string;
  address?: string | undefined;
  status: SupplyStatus;
  offer?: string | undefined;
  /** The codes needed on the phone: POD, PDR, customer code. */
  codes?: { name: string; value: string }[] | undefined;
  onboarding?: { progress: number; step: ReactNode } | undefined;
  /** Makes the whole card a link; called with id "contract". */
  renderLink?: RenderLink | undefined;
  headingLevel?: 2 | 3 | undefined;
  children?: ReactNode;
}

export function ContractCard({
  kind,
  label,
  address,
  status,
  offer,
  codes = NO_CODES,
  onboarding,
  renderLink,
  headingLevel = 3,
  children,
}: ContractCardProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  // Two contracts at one address differ by their kind, also in a screen reader's list of links.
  const [name, what] = [useId(), useId()];
  return (
    <Card as="article" className={cx(classes['card'], renderLink && classes['link'])}>
      <div className={cx(classes['head'], renderLink && 'sp-next')}>
        <SupplyIcon kind={kind} />
        <p className={classes['kind']} id={what}>
          <KindName kind={kind} />
        </p>
        <Heading className={classes['label']} id={name}>
          {renderLink === undefined
            ? label
            : renderLink({
                id: 'contract',
                className: cx(links['cover'], classes['cover']),
                children: label,
                'aria-labelledby': `${name} ${what}`,
              })}
        </Heading>
        <div className={classes['status']}>
          <StatusTag status={status} />
        </div>
      </div>
      {address === undefined ? null : <p className={classes['address']}>{address}</p>}
      {offer === undefined && codes.length === 0 ? null : (
        <dl className={classes['facts']}>
          {offer === undefined ? null : (
            <div className={cx(blocks['stackFlush'], screens['shrinks'], classes['fact'])}>
              <dt>
                <Trans>Offerta</Trans>
              </dt>
              <dd>{offer}</dd>
            </div>
          )}
          {codes.map(({ name, value }) => (
            <div key={name} className={cx(blocks['stackFlush'], screens['shrinks'], classes['fact'])}>
              <dt>{name}</dt>
              <dd className={classes['code']}>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {onboarding === undefined ? null : (
        <ProgressBar value={onboarding.progress} label={<Trans>Attivazione</Trans>} step={onboarding.step} />
      )}
      {children}
    </Card>
  );
}

function KindName({ kind }: { kind: SupplyKind }) {
  const { t } = useLingui();
  const names: Record<SupplyKind, string> = {
    luce: t`Luce`,
    gas: t`Gas`,
    fibra: t`Fibra`,
    servizio: t`Servizio`,
    prodotto: t`Prodotto`,
    unknown: t`Fornitura`,
  };
  return names[kind];
}

export function ContractCardSkeleton() {
  const bone = (width: string) => (
    <span className={classes['bone']} style={{ inlineSize: width }}>
      &nbsp;
    </span>
  );
  return (
    <Card as="div" className={cx(classes['card'], classes['skeleton'])} aria-hidden="true">
      <div className={classes['head']}>
        <span className={classes['boneTile']} />
        <p className={classes['kind']}>{bone('3rem')}</p>
        <p className={classes['label']}>{bone('min(9rem, 100%)')}</p>
        <span className={cx(classes['status'], classes['boneTag'])} />
        <span className={cx(classes['chevron'], classes['boneChevron'])} />
      </div>
      <p className={classes['address']}>{bone('min(18rem, 90%)')}</p>
      <div className={classes['facts']}>
        <div className={cx(blocks['stackFlush'], screens['shrinks'], classes['fact'])}>
          <span className={classes['dt']}>{bone('3.5rem')}</span>
          <span>{bone('7rem')}</span>
        </div>
        <div className={cx(blocks['stackFlush'], screens['shrinks'], classes['fact'])}>
          <span className={classes['dt']}>{bone('2rem')}</span>
          <span>{bone('8.5rem')}</span>
        </div>
      </div>
    </Card>
  );
}
