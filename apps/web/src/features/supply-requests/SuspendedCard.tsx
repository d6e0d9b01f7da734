import { CallError, suspension } from '@sportello/calls';
import type { Suspension } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../api/app.ts';
import { AnchorLink } from '../../shared/links/AnchorLink.tsx';
import { ButtonLink } from '../../shared/links/ButtonLink.tsx';
import { readOf } from '../../shared/read/read.ts';
import { ReadMissing } from '../../shared/read/ReadMissing.tsx';
import { euroWords } from '../../ui/amounts.ts';
import { cx } from '../../ui/cx.ts';
import layout from '../../ui/layout/layout.module.css';
import links from '../../ui/styles/links.module.css';
import { fullDay, longDay } from '../../ui/moments.ts';
import { Card } from '../../ui/parts/cards/Card.tsx';
import { Figure } from '../../ui/parts/facts/Figure.tsx';
import { SectionTitle } from '../../ui/parts/texts/SectionTitle.tsx';
import classes from './supply-requests.module.css';

/** Shows the way out of a suspension: overdue bills, cost of the return, and its day (pratica.sospensione.1). */
export function SuspendedCard({ code }: { code: string }) {
  const { config, queryOf } = useApp();
  const read = readOf(
    useQuery({
      ...queryOf(suspension, { params: { codiceContratto: code } }),
      enabled: config.capabilities.includes(suspension.id),
    }),
  );
  if (read.data !== undefined) return <Suspended of={read.data} />;
  // The supply is active again, or the gateway does not know of suspensions.
  const isNone = read.error === null || (read.error instanceof CallError && read.error.status === 404);
  return isNone ? null : (
    <ReadMissing read={read} title={<Trans>Non sappiamo quanto serve per riattivare la fornitura</Trans>} />
  );
}

function Suspended({ of: { contractCode, overdue, total, cost, backBy, request } }: { of: Suspension }) {
  const now = useApp().clock.now();
  return (
    <Card tone={overdue.length === 0 ? 'plain' : 'next'} className={layout['stack']} aria-labelledby="riattiva">
      <SectionTitle id="riattiva">
        <Trans>Come torna attiva la fornitura</Trans>
      </SectionTitle>
      {overdue.length === 0 ? (
        <p>
          <Trans>Hai pagato da poco? Per fare prima, invia la prova del pagamento.</Trans>
        </p>
      ) : (
        <>
          <Figure size="normal" label={<Trans>Da pagare adesso</Trans>}>
            {euroWords(total)}
          </Figure>
          <ul className={classes['overdue']}>
            {overdue.map(({ number, cents, dueOn }) => (
              <li key={number}>
                <AnchorLink
                  to="/my-edison/bollette/$numero"
                  params={{ numero: number }}
                  className={cx(layout['strong'], links['link'])}
                >
                  <Trans>
                    Bolletta {number}, scadenza: {fullDay(dueOn)}
                  </Trans>
                </AnchorLink>
                <strong>{euroWords(cents)}</strong>
              </li>
            ))}
          </ul>
        </>
      )}
      {cost === undefined ? null : (
        <p>
          {cost.total === 0 ? (
            <Trans>La riattivazione è gratuita.</Trans>
          ) : (
            <Trans>La riattivazione costa {euroWords(cost.total)}, nella prossima bolletta.</Trans>
          )}{' '}
          {backBy === undefined ? null : (
            <Trans>
              Con la prova del pagamento inviata oggi, la fornitura torna attiva entro {longDay(backBy, now)}.
            </Trans>
          )}
        </p>
      )}
      <div className={layout['row']}>
        {overdue.length === 0 ? null : (
          <ButtonLink to="/my-edison/contratti/$codice/bollette" params={{ codice: contractCode }}>
            <Trans>Paga le bollette scadute</Trans>
          </ButtonLink>
        )}
        {request !== undefined ? (
          <ButtonLink to="/my-edison/pratiche/$numero" params={{ numero: request }} variant="light">
            <Trans>Segui la riattivazione</Trans>
          </ButtonLink>
        ) : cost === undefined ? null : (
          <ButtonLink
            to="/my-edison/pratiche/nuova"
            search={{ tipo: 'RIATTIVAZIONE', contratto: contractCode }}
            variant="light"
          >
            <Trans>Ho pagato: chiedo la riattivazione</Trans>
          </ButtonLink>
        )}
      </div>
    </Card>
  );
}
