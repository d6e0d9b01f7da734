import { dayInFull, type Intervention } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import { useAllInterventions } from '../../../shared/interventions/use-all-interventions.ts';
import { ReadBody } from '../../../shared/read/ReadBody.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { LinesSkeleton } from '../../../ui/parts/states/LinesSkeleton.tsx';

import '../../../ui/theme/fields.ts';

/** The visit that a case is about. */
export function VisitField(field: NativeSelectProps) {
  const { t } = useLingui();
  const read = useAllInterventions();
  return (
    <ReadBody
      read={read}
      inCard
      failed={<Trans>Non riusciamo a caricare le tue visite</Trans>}
      skeleton={<LinesSkeleton lines={1} />}
      empty={
        <p className={layout['soft']}>
          <Trans>Non hai visite: torna indietro e scegli un altro tipo.</Trans>
        </p>
      }
    >
      {(visits) => (
        <NativeSelect
          {...field}
          label={t`Quale visita?`}
          data={[
            { value: '', label: t`Scegli una visita` },
            ...visits.map((visit) => ({ value: visit.id, label: visitWords(visit) })),
          ]}
        />
      )}
    </ReadBody>
  );
}

function visitWords({ id, product, timeSlots: [slot] }: Intervention): string {
  return [product.name, slot && dayInFull(slot.date), id].filter(Boolean).join(' · ');
}
