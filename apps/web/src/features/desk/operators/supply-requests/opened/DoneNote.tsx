import { Trans } from '@lingui/react/macro';
import { Callout } from '../../../../../ui/parts/callouts/Callout.tsx';

/** The last act on a request. */
export type DeskAct = 'PAPER_ACCEPTED' | 'PAPER_REJECTED' | 'STEP' | 'REJECTED';

/** Takes the focus, because the button of the act is gone (pratica.operatore.2). */
export function DoneNote({ act }: { act: DeskAct }) {
  return (
    <Callout tone="good" role="status" takesFocus>
      <Words act={act} />
    </Callout>
  );
}

function Words({ act }: { act: DeskAct }) {
  switch (act) {
    case 'PAPER_ACCEPTED':
      return <Trans>Documento accettato.</Trans>;
    case 'PAPER_REJECTED':
      return <Trans>Documento respinto: il cliente legge il motivo.</Trans>;
    case 'STEP':
      return <Trans>Passo segnato: il cliente riceve un avviso.</Trans>;
    case 'REJECTED':
      return <Trans>Pratica rifiutata: il cliente riceve un avviso.</Trans>;
  }
}
