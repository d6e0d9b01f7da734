import { technicianOnWay } from '@sportello/calls';
import { ARRIVAL_MINUTES, type TechnicianVisit } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, NativeSelect } from '@mantine/core';
import { IconNavigation } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useApp } from '../../../api/app.ts';
import { useChange } from '../../../shared/change/use-change.ts';
import { timeWords } from '../../../ui/moments.ts';
import { FormProblem } from '../../../ui/parts/callouts/FormProblem.tsx';
import { Callout } from '../../../ui/parts/callouts/Callout.tsx';
import { useLinkHeaders } from './link.ts';
import { watchPosition, whereNow, type Place } from './position.ts';
import layout from '../../../ui/layout/layout.module.css';

import '../../../ui/theme/fields.ts';

interface SetOut {
  readonly minutes: (typeof ARRIVAL_MINUTES)[number];
  readonly place: Place | undefined;
}

const AT_FIRST: SetOut['minutes'] = 30;

/** Announces the arrival time in minutes and shares the position while the page is open (intervento.tecnico.2). */
export function OnTheWay({ visit, onStep }: { visit: TechnicianVisit; onStep: () => void }) {
  const { t } = useLingui();
  const headers = useLinkHeaders();
  const [minutes, setMinutes] = useState<SetOut['minutes']>(AT_FIRST);
  const [isLooking, setIsLooking] = useState(false);
  const change = useChange(technicianOnWay, {
    request: ({ minutes: minuti, place: posizione }: SetOut) => ({
      headers,
      params: { id: visit.id },
      body: { minuti, ...(posizione && { posizione }) },
    }),
    onDone: onStep,
  });
  const setOut = async () => {
    setIsLooking(true);
    const place = await whereNow();
    setIsLooking(false);
    change.send({ minutes, place });
  };
  const { onTheWay } = visit;
  return (
    <div className={layout['stack']}>
      <FormProblem problem={change.problem} />
      {onTheWay === undefined ? null : (
        <Callout tone="good" role="status">
          {onTheWay.isOwn ? (
            <Trans>Abbiamo avvisato il cliente: arrivi verso le {timeWords(onTheWay.arrivesAt)}.</Trans>
          ) : (
            <Trans>
              {onTheWay.technician} è in viaggio, e arriva verso le {timeWords(onTheWay.arrivesAt)}.
            </Trans>
          )}
          {onTheWay.isOwn ? <Sharing id={visit.id} /> : null}
        </Callout>
      )}
      <NativeSelect
        label={t`Tra quanto arrivi?`}
        value={String(minutes)}
        onChange={({ currentTarget: { value } }) =>
          setMinutes(ARRIVAL_MINUTES.find((each) => String(each) === value) ?? AT_FIRST)
        }
        data={ARRIVAL_MINUTES.map((value) => ({ value: String(value), label: t`${value} minuti` }))}
      />
      <Button
        leftSection={<IconNavigation size={20} aria-hidden="true" />}
        variant={onTheWay?.isOwn === true ? 'light' : 'filled'}
        loading={isLooking || change.isSending}
        onClick={() => void setOut()}
      >
        {onTheWay?.isOwn === true ? <Trans>Aggiorna l’arrivo</Trans> : <Trans>Sono in viaggio</Trans>}
      </Button>
      {onTheWay?.isOwn === true ? null : (
        <p className={layout['captionLines']}>
          <Trans>
            Il cliente riceve un avviso. Se permetti la posizione, la vede sulla mappa finché arrivi e questa pagina è
            aperta.
          </Trans>
        </p>
      )}
    </div>
  );
}

/** Sends the technician's position periodically while mounted. */
function Sharing({ id }: { id: string }) {
  const { call, clock } = useApp();
  const headers = useLinkHeaders();
  const link = headers['x-link-tecnico'];
  const [state, setState] = useState<number | 'OFF'>();
  useEffect(
    () =>
      watchPosition({
        onPlace: async (posizione) => {
          await call(technicianOnWay, { headers: { 'x-link-tecnico': link }, params: { id }, body: { posizione } });
          setState(clock.now());
        },
        onDenied: () => setState('OFF'),
      }),
    [call, clock, id, link],
  );
  if (state === undefined) return null;
  return (
    <p className={layout['captionLines']}>
      {state === 'OFF' ? (
        <Trans>La posizione non è condivisa: il cliente vede solo l’orario.</Trans>
      ) : (
        <Trans>Posizione condivisa alle {timeWords(state)}.</Trans>
      )}
    </p>
  );
}
