import { useLingui } from '@lingui/react/macro';
import classes from './StatusTag.module.css';
import { Tag, type Tone } from './Tag.tsx';

/** The statuses of supplies and services (contratto.stato.2). */
export type SupplyStatus =
  | 'IN_ATTIVAZIONE'
  | 'ATTIVO'
  | 'DISATTIVATO'
  | 'CESSATO'
  | 'ANNULLATO'
  | 'SOSPESO_MOROSITA'
  | 'SCONOSCIUTO';

const TONES: Record<SupplyStatus, Tone> = {
  IN_ATTIVAZIONE: 'info',
  ATTIVO: 'good',
  DISATTIVATO: 'quiet',
  CESSATO: 'quiet',
  ANNULLATO: 'quiet',
  SOSPESO_MOROSITA: 'bad',
  SCONOSCIUTO: 'quiet',
};

/** The status of a supply or a service, in the texts of contratto.stato.2. */
export function StatusTag({ status }: { status: SupplyStatus }) {
  const { t } = useLingui();
  const words: Record<SupplyStatus, string> = {
    IN_ATTIVAZIONE: t`In Attivazione`,
    ATTIVO: t`Attivo`,
    DISATTIVATO: t`Disattivato`,
    CESSATO: t`Cessato`,
    ANNULLATO: t`Annullato`,
    SOSPESO_MOROSITA: t`Sospeso per Morosità`,
    SCONOSCIUTO: t`Sconosciuto`,
  };
  return (
    <Tag tone={TONES[status]} maskClass={classes[status]}>
      {words[status]}
    </Tag>
  );
}
