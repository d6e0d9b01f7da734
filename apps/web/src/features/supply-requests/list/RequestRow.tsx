import {
  isOpenRequest,
  REQUEST_STEP_LABELS,
  SUPPLY_REQUEST_KIND_LABELS,
  type SupplyRequestSummary,
} from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useApp } from '../../../api/app.ts';
import { cx } from '../../../ui/cx.ts';
import layout from '../../../ui/layout/layout.module.css';
import cover from '../../../ui/styles/cover-card.module.css';
import links from '../../../ui/styles/links.module.css';
import { pastMoment } from '../../../ui/moments.ts';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { RequestTag } from '../RequestTag.tsx';
import { RequestTerm } from '../RequestTerm.tsx';

/** A request with its supply, its step and its term. */
export function RequestRow({ of }: { of: SupplyRequestSummary }) {
  const { clock } = useApp();
  const { number, kind, state, step, supply, requestedAt } = of;
  return (
    <Card as="article" className={cx('sp-next', cover['card'])} aria-labelledby={number}>
      <div className={layout['stackSmall']}>
        <div className={layout['spread']}>
          <h3 id={number} className={layout['subtitle']}>
            <Link
              to="/my-edison/pratiche/$numero"
              params={{ numero: number }}
              className={cx(links['cover'], cover['name'])}
            >
              {SUPPLY_REQUEST_KIND_LABELS[kind]}
            </Link>
          </h3>
          <RequestTag state={state} />
        </div>
        <p>{supply}</p>
        <p className={layout['strong']}>
          <RequestTerm of={of} />
        </p>
        <p className={layout['caption']}>
          {isOpenRequest(state) ? <>{REQUEST_STEP_LABELS[step]} · </> : null}
          <Trans>
            {number} · inviata: {pastMoment(requestedAt, clock.now())}
          </Trans>
        </p>
      </div>
    </Card>
  );
}
