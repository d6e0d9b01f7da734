import { recuperoOragratis } from '@sportello/calls';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../../api/app.ts';
import { fullDay } from '../../../ui/moments.ts';

/** Shows until when the free hour is available or when it was used; nothing if there never was one. */
export function FreeHourWords() {
  const { queryOf } = useApp();
  const hour = useQuery(queryOf(recuperoOragratis, {})).data?.model;
  if (hour?.usedOn !== undefined) {
    return (
      <p>
        <Trans>La tua ora gratis è usata: {fullDay(hour.usedOn)}.</Trans>
      </p>
    );
  }
  if (hour === undefined || !hour.isAvailable || hour.validTo === undefined) return null;
  return (
    <p>
      <Trans>Puoi usarla fino al {fullDay(hour.validTo)}.</Trans>
    </p>
  );
}
