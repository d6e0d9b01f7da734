import { joinVideocall, videocall } from '@sportello/calls';
import { isPastVisit, visitMoment, type Intervention, type VideocallRoom } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Checkbox } from '@mantine/core';
import { IconVideo } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../../api/app.ts';
import { useChange } from '../../../shared/change/use-change.ts';
import { useMay } from '../../../shared/customer/use-may.ts';
import { readOf } from '../../../shared/read/read.ts';
import { ReadMissing } from '../../../shared/read/ReadMissing.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { comingDay, timeWords } from '../../../ui/moments.ts';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { FormProblem } from '../../../ui/parts/callouts/FormProblem.tsx';
import { Callout } from '../../../ui/parts/callouts/Callout.tsx';
import { SectionTitle } from '../../../ui/parts/texts/SectionTitle.tsx';
import { useNow } from '../use-now.ts';

import '../../../ui/theme/fields.ts';

/**
 * Entry to a video call, from ten minutes before it (intervento.videochiamata.1); hidden if it is not joined from
 * here.
 */
export function VideocallCard({ intervention }: { intervention: Intervention }) {
  const { config } = useApp();
  const now = useNow();
  const isCall = intervention.appointmentMode.name === 'VIDEOCALL';
  // The card of the intervention covers a past call.
  if (isPastVisit(visitMoment(intervention, now))) return null;
  return isCall && config.capabilities.includes(joinVideocall.id) ? <Call id={intervention.id} /> : null;
}

function Call({ id }: { id: string }) {
  const { queryOf } = useApp();
  const now = useNow();
  const read = readOf(useQuery(queryOf(videocall, { params: { id } })));
  if (read.data === undefined && read.error !== null) {
    return <ReadMissing read={read} title={<Trans>Adesso non sappiamo se puoi entrare nella videochiamata</Trans>} />;
  }
  const room = read.data;
  if (room === undefined || now > room.closesAt) return null;
  return (
    <Card className={layout['stack']} aria-labelledby="videochiamata" tone="next">
      <SectionTitle id="videochiamata">
        <Trans>La tua videochiamata</Trans>
      </SectionTitle>
      <Door id={id} room={room} />
    </Card>
  );
}

function Door({ id, room: { opensAt, mayRecord } }: { id: string; room: VideocallRoom }) {
  const { t } = useLingui();
  const now = useNow();
  const [isRecorded, setIsRecorded] = useState(mayRecord ?? false);
  const mayJoin = useMay()(joinVideocall);
  const change = useChange(joinVideocall, {
    request: (registrazione: boolean) => ({ params: { id }, body: { registrazione } }),
  });
  if (now < opensAt) {
    return (
      <p>
        <Trans>
          Entri da qui, {comingDay(opensAt, now)} dalle {timeWords(opensAt)}: 10 minuti prima.
        </Trans>
      </p>
    );
  }
  if (!mayJoin) {
    return (
      <p>
        <Trans>È aperta: il cliente entra dalla sua area.</Trans>
      </p>
    );
  }
  if (change.answer !== undefined) {
    return (
      <Callout tone="good" role="status" takesFocus title={<Trans>Ti stiamo aspettando</Trans>}>
        <Button
          component="a"
          href={change.answer}
          target="_blank"
          rel="noreferrer"
          leftSection={<IconVideo size={20} aria-hidden="true" />}
        >
          <Trans>Apri la videochiamata</Trans>
        </Button>
      </Callout>
    );
  }
  return (
    <>
      <FormProblem problem={change.problem} />
      <p>
        <Trans>È aperta. Tieni il telefono carico, e mettiti vicino al prodotto.</Trans>
      </p>
      <Checkbox
        label={t`Acconsento alla registrazione della chiamata`}
        description={t`Serve solo a controllare come ti abbiamo aiutato. Puoi entrare anche senza.`}
        checked={isRecorded}
        onChange={({ currentTarget: { checked } }) => setIsRecorded(checked)}
      />
      <div>
        <Button loading={change.isSending} onClick={() => change.send(isRecorded)}>
          <Trans>Entra nella videochiamata</Trans>
        </Button>
      </div>
    </>
  );
}
