import type { Cents, ChangePart } from '@sportello/domain';
import { t } from '@lingui/core/macro';

/** Names the reason of a change by its direction, such as "Hai consumato di più". */
export function reasonWords(part: ChangePart, amount: Cents): string {
  const isMore = amount > 0;
  switch (part) {
    case 'quantity':
      return isMore ? t`Hai consumato di più` : t`Hai consumato di meno`;
    case 'price':
      return isMore ? t`Prezzi più alti` : t`Prezzi più bassi`;
    case 'days':
      return isMore ? t`Giorni in più` : t`Giorni in meno`;
    case 'corrections':
      return t`Stime corrette`;
    case 'tax':
      return isMore ? t`Imposte più alte` : t`Imposte più basse`;
    case 'other':
      return t`Bonus, canone e altre voci`;
  }
}
