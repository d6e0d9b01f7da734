import type { Contract, ContractStatus } from '@sportello/domain';
import { plural } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Card } from '../../ui/parts/Card.tsx';
import { SectionTitle } from '../../ui/parts/SectionTitle.tsx';
import { SupplyIcon, type SupplyKind } from '../../ui/parts/SupplyIcon.tsx';
import classes from './ContractsHead.module.css';
import { countByKind } from './kinds.ts';

interface ContractsHeadProps {
  contracts: readonly Contract[];
  freshness: ReactNode;
  children?: ReactNode;
}

/** The first card of the home: what there is, at a glance; then whatever helps to find one's way in it. */
export function ContractsHead({ contracts, freshness, children }: ContractsHeadProps) {
  return (
    <Card as="div" className={classes['head']}>
      <SectionTitle
        lead={contracts.length === 0 ? undefined : <StatusSentence contracts={contracts} />}
        action={freshness}
      >
        <Trans>I tuoi contratti</Trans>
      </SectionTitle>
      {contracts.length === 0 ? null : (
        <ul className={classes['kinds']}>
          {countByKind(contracts).map(({ kind, count }) => (
            <li key={kind} className={classes['kind']}>
              <SupplyIcon kind={kind} size="small" />
              <span>
                <strong className={classes['count']}>{count}</strong> <KindNames kind={kind} count={count} />
              </span>
            </li>
          ))}
        </ul>
      )}
      {children}
    </Card>
  );
}

function KindNames({ kind, count }: { kind: SupplyKind; count: number }) {
  switch (kind) {
    case 'luce':
      return <Trans>luce</Trans>;
    case 'gas':
      return <Trans>gas</Trans>;
    case 'fibra':
      return <Trans>fibra</Trans>;
    case 'servizio':
      return <Plural value={count} one="servizio" other="servizi" />;
    case 'prodotto':
      return <Plural value={count} one="prodotto" other="prodotti" />;
    case 'unknown':
      return <Plural value={count} one="fornitura" other="forniture" />;
  }
}

/** "9 attivi, 3 in attivazione e 1 sospeso per morosità". */
function StatusSentence({ contracts }: { contracts: readonly Contract[] }) {
  const count = (...statuses: ContractStatus[]) => contracts.filter(({ status }) => statuses.includes(status)).length;
  const counts = {
    active: count('ATTIVO'),
    coming: count('IN_ATTIVAZIONE'),
    suspended: count('SOSPESO_MOROSITA'),
    unknown: count('SCONOSCIUTO'),
  };
  const parts = [
    counts.active > 0 && plural(counts.active, { one: '# attivo', other: '# attivi' }),
    counts.coming > 0 && plural(counts.coming, { one: '# in attivazione', other: '# in attivazione' }),
    counts.suspended > 0 &&
      plural(counts.suspended, { one: '# sospeso per morosità', other: '# sospesi per morosità' }),
    counts.unknown > 0 && plural(counts.unknown, { one: '# in stato sconosciuto', other: '# in stato sconosciuto' }),
  ].filter((part) => part !== false);
  return new Intl.ListFormat('it').format(parts);
}

/** The shape of the head, on its way. */
export function ContractsHeadSkeleton() {
  return (
    <Card as="div" className={classes['head']}>
      <SectionTitle lead={<span className={classes['bone']} aria-hidden="true" />}>
        <Trans>I tuoi contratti</Trans>
      </SectionTitle>
      <div className={classes['kinds']} aria-hidden="true">
        <span className={classes['boneKind']} />
        <span className={classes['boneKind']} />
      </div>
    </Card>
  );
}
