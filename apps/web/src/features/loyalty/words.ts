import { LOYALTY_DEEDS, LOYALTY_POINTS, type LoyaltyDeed, type LoyaltyMovement } from '@sportello/domain';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const deeds: Readonly<Record<LoyaltyDeed, MessageDescriptor>> = {
  AUTOLETTURA: msg`Mandi la lettura del contatore`,
  BOLLETTA_DIGITALE: msg`Scegli la bolletta digitale`,
  OPINIONE: msg`Ci dici com’è andato un intervento`,
  PAGAMENTO: msg`Paghi dall’area clienti`,
};

/** Points per action (fedelta.punti.1). */
export const deedWords = LOYALTY_DEEDS.map((deed) => ({ deed, words: deeds[deed], points: LOYALTY_POINTS[deed] }));

const reasons: Readonly<Record<LoyaltyMovement['reason'], MessageDescriptor>> = {
  AUTOLETTURA: msg`Lettura inviata`,
  BOLLETTA_DIGITALE: msg`Bolletta digitale`,
  OPINIONE: msg`Opinione su un intervento`,
  PAGAMENTO: msg`Pagamento dall’area clienti`,
  PREMIO: msg`Premio`,
  STORNO: msg`Lettura non accettata`,
  SCONOSCIUTO: msg`Movimento di punti`,
};

export const reasonWords = (reason: LoyaltyMovement['reason']): MessageDescriptor => reasons[reason];
