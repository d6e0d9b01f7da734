import { REJECTION_STEP_LABELS, REJECTIONS, type SupplyRequest, type SupplyRequestKind } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '../../../shared/links/ButtonLink.tsx';
import screens from '../../../ui/styles/screens.module.css';
import { Callout } from '../../../ui/parts/callouts/Callout.tsx';

/** Why a request was not accepted, in words, and what the customer can do next (pratica.rifiuti.1). */
export function NotAccepted({ request }: { request: SupplyRequest }) {
  const { rejection: reason } = request;
  if (reason === undefined) return null;
  const { words } = REJECTIONS[reason.code];
  return (
    <Callout tone="bad" title={<Trans>Richiesta non accolta</Trans>} action={<NextStep request={request} />}>
      <p>{words}</p>
      {reason.words === undefined ? null : <p className={screens['written']}>{reason.words}</p>}
      <p>
        <Trans>Non paghi niente per questa richiesta.</Trans>
      </p>
    </Callout>
  );
}

function NextStep({ request: { rejection: reason, kind, number, contractCode } }: { request: SupplyRequest }) {
  if (reason === undefined) return null;
  const { next } = REJECTIONS[reason.code];
  const label = REJECTION_STEP_LABELS[next];
  switch (next) {
    case 'CORREGGI':
      return (
        <ButtonLink
          to="/my-edison/pratiche/nuova"
          search={{
            tipo: kindAfter(reason.code, kind),
            da: number,
            ...(contractCode !== undefined && { contratto: contractCode }),
          }}
        >
          {label}
        </ButtonLink>
      );
    case 'PAGA':
      return (
        <ButtonLink to="/my-edison/bollette" search={{ stato: 'arretrate' }}>
          {label}
        </ButtonLink>
      );
    case 'ATTENDI':
      return (
        <ButtonLink to="/my-edison/pratiche" variant="light">
          {label}
        </ButtonLink>
      );
    case 'ASSISTENZA':
      return (
        <ButtonLink to="/my-edison/assistenza/scrivici" variant="light">
          {label}
        </ButtonLink>
      );
  }
}

/** A meter that is active asks for another kind than one that is not. */
function kindAfter(code: NonNullable<SupplyRequest['rejection']>['code'], kind: SupplyRequestKind): SupplyRequestKind {
  if (kind === 'TRASLOCO') return kind;
  if (code === 'PUNTO_ATTIVO') return 'VOLTURA';
  return code === 'PUNTO_NON_ATTIVO' ? 'SUBENTRO' : kind;
}
