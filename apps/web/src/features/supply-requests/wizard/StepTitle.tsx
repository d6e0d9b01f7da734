import type { SupplyRequestKind } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import type { StepId } from './steps.ts';

/** The question of a screen. */
export function StepTitle({ step, kind }: { step: StepId; kind: SupplyRequestKind }) {
  switch (step) {
    case 'fornitura':
      return kind === 'TRASLOCO' ? (
        <Trans>Qual è il contatore della nuova casa?</Trans>
      ) : (
        <Trans>Per quale contatore?</Trans>
      );
    case 'indirizzo':
      return <Trans>Dove si trova il contatore?</Trans>;
    case 'causale':
      return <Trans>Perché cambia l’intestatario?</Trans>;
    case 'uso':
      return <Trans>A cosa serve la fornitura?</Trans>;
    case 'potenza':
      return <Trans>Quanta potenza ti serve?</Trans>;
    case 'inizio':
      return <Trans>Nella nuova casa il contatore è attivo?</Trans>;
    case 'fine':
      return kind === 'TRASLOCO' ? (
        <Trans>Quando lasci la vecchia casa?</Trans>
      ) : (
        <Trans>In quale giorno si chiude la fornitura?</Trans>
      );
    case 'decorrenza':
      return <Trans>Da quale giorno?</Trans>;
    case 'cambia':
      return <Trans>Cosa cambia nelle bollette?</Trans>;
    case 'recapito':
      return <Trans>Dove mandiamo le bollette?</Trans>;
    case 'dati-fiscali':
      return <Trans>Quali sono i nuovi dati fiscali?</Trans>;
    case 'residenza':
      return <Trans>Hai la residenza qui?</Trans>;
    case 'pagato':
      return <Trans>Quando hai pagato?</Trans>;
    case 'carte':
      return <Trans>Aggiungi i documenti</Trans>;
    case 'pagamento':
      return <Trans>Come paghi le bollette?</Trans>;
    case 'contatto':
      return <Trans>Chi chiama il distributore?</Trans>;
    case 'riepilogo':
      return <Trans>Controlla la richiesta</Trans>;
    case 'firma':
      return <Trans>Firma con un codice</Trans>;
  }
}
