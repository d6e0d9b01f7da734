import { instalmentPlan } from '@sportello/calls';
import type { BillDetail } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../../../api/app.ts';
import { ButtonLink } from '../../../../shared/links/ButtonLink.tsx';
import { useCanAsk } from '../../../../shared/question/use-can-ask.ts';
import { euroWords } from '../../../../ui/amounts.ts';
import layout from '../../../../ui/layout/layout.module.css';
import { Callout } from '../../../../ui/parts/callouts/Callout.tsx';
import { PLAN_ID, usePlanOffered } from '../../../paying/PlanWay.tsx';

/** Shows by how much a bill is above the usual amount, and the ways out of it (bolletta.anomala.2). */
export function AnomalyNote({ bill }: { bill: BillDetail }) {
  const { amount, usualAmount, number, vasContractCode, disputes } = bill;
  const canAsk = useCanAsk();
  const hasPlan = useHasPlan(bill);
  if (usualAmount === undefined) return null;
  const isAsked = disputes.some(({ kind, until }) => kind === 'BOLLETTA_ANOMALA' && until === undefined);
  const genere = vasContractCode === undefined ? {} : { genere: 'servizio' as const };
  return (
    <Callout
      tone="warn"
      title={<Trans>{euroWords(amount - usualAmount)} sopra la tua media</Trans>}
      action={
        <div className={layout['row']}>
          {canAsk && !isAsked ? (
            <ButtonLink
              to="/my-edison/assistenza/reclami/nuovo"
              search={{ tipo: 'BOLLETTA_ANOMALA', bolletta: number, ...genere }}
              variant="light"
            >
              <Trans>Qualcosa non torna</Trans>
            </ButtonLink>
          ) : null}
          {hasPlan ? (
            <Button variant="light" onClick={showPlan}>
              <Trans>Chiedi le rate</Trans>
            </Button>
          ) : null}
        </div>
      }
    >
      <Trans>Nell’ultimo anno le bollette di questa fornitura sono state in media di {euroWords(usualAmount)}.</Trans>
    </Callout>
  );
}

/** Returns true once the server offers a plan, with the query of its own place on the page. */
function useHasPlan(bill: BillDetail): boolean {
  const { queryOf } = useApp();
  const isOffered = usePlanOffered(bill);
  const { data } = useQuery({
    ...queryOf(instalmentPlan, { params: { numero: bill.number } }),
    enabled: isOffered && bill.usualAmount !== undefined,
  });
  return isOffered && data !== undefined && data.model.refusal === undefined;
}

/** Unfolds the plan at its place among the ways to pay. */
function showPlan(): void {
  const way = document.querySelector<HTMLDetailsElement>(`#${PLAN_ID}`);
  if (way === null) return;
  way.open = true;
  way.scrollIntoView({ block: 'center' });
  way.querySelector('summary')?.focus({ preventScroll: true });
}
