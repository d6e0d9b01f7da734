import { expect, it } from 'vitest';
import { requestStanding } from './request.ts';
import { INTERVENTION_STATUSES } from '../interventions/status/status.ts';

it.each(INTERVENTION_STATUSES.map((status) => [status] as const))(
  '%s says how certain it is (intervento.ricerca.2)',
  (status) => {
    const uncertain = { CREATO: 'REQUESTED', CREATO_SENZA_TECNICO: 'SEARCHING' } as const;
    expect(requestStanding(status)).toBe(status in uncertain ? uncertain[status as keyof typeof uncertain] : 'AGREED');
  },
);
