import type { MissingFact, YearShare } from '@sportello/domain';
import { useLingui } from '@lingui/react/macro';

/** Names of the shares of a year (prezzi.anno.2). */
export function useShareNames(): Readonly<Record<YearShare, string>> {
  const { t } = useLingui();
  return {
    ENERGIA: t`Energia`,
    FISSA: t`Quota fissa`,
    POTENZA: t`Quota potenza`,
    RETE: t`Rete e oneri`,
    IMPOSTE: t`Accise`,
  };
}

/** Names of what a year lacks (prezzi.anno.4). */
export function useMissingNames(): Readonly<Record<MissingFact, string>> {
  const { t } = useLingui();
  return {
    CONSUMO: t`i consumi, perché non ne conosciamo ancora un anno`,
    FASCE: t`l’energia, perché non conosciamo i tuoi consumi per fascia`,
    POTENZA: t`la potenza, che non conosciamo`,
    PREZZO: t`l’energia, perché il suo prezzo non è ancora noto`,
    RETE: t`rete e oneri, uguali con ogni offerta`,
    IMPOSTE: t`le accise, uguali con ogni offerta`,
    IVA: t`l’IVA, la cui aliquota dipende da quanto consumi`,
  };
}
