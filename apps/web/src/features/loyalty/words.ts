import { LOYALTY_DEEDS, LOYALTY_POINTS, type LoyaltyDeed, type LoyaltyMovement } from '@sportello/domain';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const deeds: Readonly<Record<LoyaltyDeed, MessageDescriptor>> = {
  AUTOLETTURA: msg`Autolettura inviata`,
  BOLLETTA_DIGITALE: msg`Bolletta digitale attivata`,
  OPINIONE: msg`Recensione di un intervento`,
  PAGAMENTO: msg`Pagamento dall’area clienti`,
};

/** Points per action (fedelta.punti.1). */
export const deedWords = LOYALTY_DEEDS.map((deed) => ({ deed, words: deeds[deed], points: LOYALTY_POINTS[deed] }));

const reasons: Readonly<Record<LoyaltyMovement['reason'], MessageDescriptor>> = {
  AUTOLETTURA: msg`Autolettura inviata`,
  BOLLETTA_DIGITALE: msg`Bolletta digitale attivata`,
  OPINIONE: msg`Recensione di un intervento`,
  PAGAMENTO: msg`Pagamento dall’area clienti`,
  PREMIO: msg`Premio`,
  STORNO: msg`Lettura non accettata`,
  SCONOSCIUTO: msg`Movimento di punti`,
};

export const reasonWords = (reason: LoyaltyMovement['reason']): MessageDescriptor => reasons[reason];
