import { deleteBookingDraft, interventionTypes } from '@sportello/calls';
import type { BookingDraft } from '@sportello/domain';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../../api/app.ts';
import { refresh } from '../../../shared/change/freshness.ts';
import { useChange } from '../../../shared/change/use-change.ts';
import { useMay } from '../../../shared/customer/use-may.ts';
import { ButtonLink } from '../../../shared/links/ButtonLink.tsx';
import { readOf } from '../../../shared/read/read.ts';
import { ReadMissing } from '../../../shared/read/ReadMissing.tsx';
import { cx } from '../../../ui/cx.ts';
import { pastMoment } from '../../../ui/moments.ts';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { Dialog, DialogActions } from '../../../ui/parts/dialogs/Dialog.tsx';
import { FormProblem } from '../../../ui/parts/callouts/FormProblem.tsx';
import { Callout } from '../../../ui/parts/callouts/Callout.tsx';
import { SectionTitle } from '../../../ui/parts/texts/SectionTitle.tsx';
import { areKeptHere, keptBookings } from '../drafts/kept-here.ts';
import { draftQuery, draftsQuery } from '../queries.ts';
import { placeOf } from '../steps/places.ts';
import { stepsOf } from '../steps/steps.ts';
import { openStep, progressAt } from '../wizard/wizard.ts';
import layout from '../../../ui/layout/layout.module.css';
import screens from '../../../ui/styles/screens.module.css';
import classes from './landing.module.css';

/**
 * Lists the drafts of this tab or, where the gateway stores them, of all devices, to continue or delete
 * (prenotazione.bozza.1).
 */
export function Drafts() {
  const app = useApp();
  const read = readOf(useQuery(draftsQuery(app)));
  const drafts = read.data ?? [];
  const types = readOf(useQuery({ ...app.queryOf(interventionTypes, {}), enabled: drafts.length > 0 }));
  const [leaving, setLeaving] = useState<Named>();
  const [gone, setGone] = useState<string>();
  if (read.data === undefined) {
    return read.error === null ? null : (
      <ReadMissing read={read} title={<Trans>Adesso non sappiamo se hai prenotazioni da finire</Trans>} />
    );
  }
  const installations = types.data?.flatMap((type) => type.installations) ?? [];
  const productOf = ({ fields }: BookingDraft) => installations.find(({ id }) => id === fields.installationId)?.name;
  return (
    <>
      {gone === undefined ? null : (
        <Callout key={gone} tone="good" role="status" takesFocus onClose={() => setGone(undefined)}>
          <Trans>Abbiamo eliminato la prenotazione da finire.</Trans>
        </Callout>
      )}
      {drafts.length === 0 ? null : (
        <Card className={layout['stack']} aria-labelledby="cominciate">
          <SectionTitle id="cominciate">
            <Plural value={drafts.length} one="Hai una prenotazione da finire" other="Hai # prenotazioni da finire" />
          </SectionTitle>
          <ul className={layout['stack']}>
            {drafts.map((draft) => (
              <Begun key={draft.id} draft={draft} product={productOf(draft)} onLeave={setLeaving} />
            ))}
          </ul>
        </Card>
      )}
      {leaving === undefined ? null : (
        <LeaveDialog
          {...leaving}
          onClose={() => setLeaving(undefined)}
          onLeft={() => {
            setLeaving(undefined);
            setGone(leaving.id);
          }}
        />
      )}
    </>
  );
}

interface Named {
  readonly id: string;
  readonly name: string;
}

interface BegunProps {
  draft: BookingDraft;
  product: string | undefined;
  onLeave: (draft: Named) => void;
}

function Begun({ draft, product, onLeave }: BegunProps) {
  const { t } = useLingui();
  const { clock } = useApp();
  const mayLeave = useMay()(deleteBookingDraft);
  const { id, fields, flow, interventionId, updatedAt, files } = draft;
  const steps = stepsOf(draft);
  const open = openStep(steps, fields);
  if (open === undefined) return null;
  const { to, parte } = placeOf(open.id, fields);
  const { at, of } = progressAt(steps, open.id, fields);
  const what = product ?? t`Intervento tecnico`;
  const name =
    interventionId === undefined
      ? what
      : flow === 'SecondoAppuntamento'
        ? t`Prossimo appuntamento: ${what}`
        : flow === 'DatiContatto'
          ? t`Nuovi contatti: ${what}`
          : t`Nuovo giorno: ${what}`;
  return (
    <li className={cx(layout['spreadWide'], classes['draft'])}>
      <div>
        <h3 className={screens['emphasis']}>{name}</h3>
        <p className={layout['soft']}>
          <Trans>
            Passo {at} di {of}, salvata {pastMoment(updatedAt, clock.now())}
          </Trans>
          {files.length === 0 ? null : (
            <>
              {' · '}
              <Plural value={files.length} one="# file" other="# file" />
            </>
          )}
        </p>
      </div>
      <div className={layout['row']}>
        {mayLeave ? (
          <Button variant="subtle" color="red" aria-label={t`Elimina: ${name}`} onClick={() => onLeave({ id, name })}>
            <Trans>Elimina</Trans>
          </Button>
        ) : null}
        <ButtonLink
          to={to}
          search={{ bozza: id, ...(parte && { parte }) }}
          variant="light"
          aria-label={t`Continua: ${name}`}
        >
          <Trans>Continua</Trans>
        </ButtonLink>
      </div>
    </li>
  );
}

function LeaveDialog({ id, name, onClose, onLeft }: Named & { onClose: () => void; onLeft: () => void }) {
  const app = useApp();
  const isKeptHere = areKeptHere(app);
  const { send, isSending, problem } = useChange(deleteBookingDraft, {
    request: () => ({ params: { id } }),
    onDone: onLeft,
  });
  const leave = () => {
    if (!isKeptHere) return send();
    keptBookings(app).drop(id);
    app.cache.removeQueries({ queryKey: draftQuery(app, id).queryKey });
    void refresh(app.cache, deleteBookingDraft);
    onLeft();
  };
  return (
    <Dialog onClose={onClose} title={<Trans>Elimini questa prenotazione?</Trans>}>
      <p>
        {isKeptHere ? (
          <Trans>
            <strong>{name}</strong>: si cancellano le risposte e le foto. Gli interventi già prenotati restano come
            sono.
          </Trans>
        ) : (
          <Trans>
            <strong>{name}</strong>: si cancellano le risposte e le foto, e l’orario riservato per te torna libero. Gli
            interventi già prenotati restano come sono.
          </Trans>
        )}
      </p>
      <FormProblem problem={problem} />
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          <Trans>Non eliminare</Trans>
        </Button>
        <Button color="red" loading={isSending} onClick={leave}>
          <Trans>Elimina la prenotazione</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  );
}
