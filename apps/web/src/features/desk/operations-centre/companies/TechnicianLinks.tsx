import { makeTechnicianLink, revokeTechnicianLink, technicianLinks } from '@sportello/calls';
import { dayInRome, presentText, type TechnicianLink } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, FileButton, TextInput } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../../../api/app.ts';
import { useChange } from '../../../../shared/change/use-change.ts';
import { usePhoto } from '../../../../shared/form/picked-file.ts';
import { useForm } from '../../../../shared/form/use-form.ts';
import { readOf } from '../../../../shared/read/read.ts';
import { ReadBody } from '../../../../shared/read/ReadBody.tsx';
import { longDay } from '../../../../ui/moments.ts';
import { CopyLink } from '../../../../ui/parts/ways/CopyLink.tsx';
import { Dialog, DialogActions } from '../../../../ui/parts/dialogs/Dialog.tsx';
import { FieldError } from '../../../../ui/parts/fields/FieldError.tsx';
import { FormProblem } from '../../../../ui/parts/callouts/FormProblem.tsx';
import { LinesSkeleton } from '../../../../ui/parts/states/LinesSkeleton.tsx';
import { Callout } from '../../../../ui/parts/callouts/Callout.tsx';
import { Tag } from '../../../../ui/parts/signs/Tag.tsx';

import '../../../../ui/theme/fields.ts';

import blocks from '../../../../ui/styles/blocks.module.css';
import layout from '../../../../ui/layout/layout.module.css';
import classes from '../centre.module.css';

/** 2 MB; portraits are displayed small. */
const MOST_BYTES = 2 * 1024 * 1024;

/** Lists, creates and revokes the access links of a company's technicians (intervento.tecnico.1). */
export function TechnicianLinks({ companyId }: { companyId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget: { open } }) => setIsOpen(open)}>
      <summary className={classes['fold']}>
        <Trans>Link dei tecnici</Trans>
      </summary>
      {isOpen ? <Links companyId={companyId} /> : null}
    </details>
  );
}

function Links({ companyId }: { companyId: string }) {
  const { queryOf } = useApp();
  const read = readOf(useQuery(queryOf(technicianLinks, { params: { id: companyId } })));
  return (
    <div className={layout['stack']}>
      <ReadBody
        read={read}
        inCard
        failed={<Trans>Non riusciamo a caricare i link</Trans>}
        skeleton={<LinesSkeleton />}
        empty={
          <p className={layout['captionLines']}>
            <Trans>Nessun link da oggi in poi.</Trans>
          </p>
        }
      >
        {(links) => links.map((link) => <LinkRow key={link.id} companyId={companyId} link={link} />)}
      </ReadBody>
      <NewLink companyId={companyId} />
    </div>
  );
}

function LinkRow({ companyId, link }: { companyId: string; link: TechnicianLink }) {
  const { t } = useLingui();
  const { clock } = useApp();
  const [now] = useState(clock.now);
  const { technician } = link;
  const [isAsked, setIsAsked] = useState(false);
  const change = useChange(revokeTechnicianLink, {
    request: () => ({ params: { id: companyId, link: link.id } }),
    onDone: () => setIsAsked(false),
  });
  return (
    <div className={layout['spread']}>
      <span>
        {technician}, {longDay(link.day, now)}
      </span>
      {link.isRevoked ? (
        <Tag tone="quiet">
          <Trans>Revocato</Trans>
        </Tag>
      ) : (
        <Button variant="light" aria-label={t`Revoca il link di ${technician}`} onClick={() => setIsAsked(true)}>
          <Trans>Revoca</Trans>
        </Button>
      )}
      {isAsked ? (
        <Dialog onClose={() => setIsAsked(false)} title={<Trans>Revochi il link di {technician}?</Trans>}>
          <p>
            <Trans>
              Il link smette di funzionare subito, anche se il tecnico è per strada. Per lavorare gli servirà un link
              nuovo.
            </Trans>
          </p>
          <FormProblem problem={change.problem} />
          <DialogActions>
            <Button variant="default" onClick={() => setIsAsked(false)}>
              <Trans>Annulla</Trans>
            </Button>
            <Button color="red" loading={change.isSending} onClick={() => change.send()}>
              <Trans>Revoca il link</Trans>
            </Button>
          </DialogActions>
        </Dialog>
      ) : null}
    </div>
  );
}

interface Typed {
  readonly tecnico: string;
  readonly giorno: string;
  readonly cellulare: string;
  readonly foto: string;
}

function NewLink({ companyId }: { companyId: string }) {
  const { t } = useLingui();
  const { clock } = useApp();
  const [today] = useState(() => dayInRome(clock.now()));
  const [made, setMade] = useState<{ readonly link: string; readonly isSent: boolean }>();
  const change = useChange(makeTechnicianLink, {
    request: ({ tecnico, giorno, cellulare, foto }: Typed) => ({
      params: { id: companyId },
      body: { tecnico: tecnico.trim(), giorno, cellulare: cellulare.replaceAll(/[\s.-]/g, ''), foto },
    }),
    onDone: ({ answer }) => setMade(answer),
  });
  const empty = { tecnico: '', giorno: today, cellulare: '', foto: '', nomeFoto: '' };
  const form = useForm({
    initial: empty,
    check: ({ tecnico, giorno }) => ({
      ...(presentText(tecnico) === undefined && { tecnico: t`Scrivi il nome: il cliente lo legge.` }),
      ...(giorno === '' && { giorno: t`Scegli il giorno.` }),
    }),
    change,
    onSubmit: (typed, { restart }) => change.send(typed, { onDone: () => restart() }),
  });
  return (
    <form className={layout['stack']} {...form.element}>
      <FormProblem problem={form.problem} />
      {made === undefined ? null : <Made key={made.link} {...made} />}
      <TextInput {...form.field('tecnico')} label={t`Nome del tecnico`} maxLength={80} />
      <TextInput {...form.field('giorno')} type="date" min={today} label={t`Giorno delle visite`} />
      <TextInput
        {...form.field('cellulare')}
        type="tel"
        label={t`Cellulare, per mandarlo con un SMS (se vuoi)`}
        maxLength={20}
      />
      <Portrait
        name={form.values.nomeFoto}
        error={change.fieldErrors['foto']}
        onPick={(nomeFoto, foto) => form.set({ nomeFoto, foto })}
      />
      <div>
        <Button type="submit" variant="light" loading={change.isSending}>
          <Trans>Crea il link</Trans>
        </Button>
      </div>
    </form>
  );
}

/** The link is shown only once. */
function Made({ link, isSent }: { link: string; isSent: boolean }) {
  return (
    <Callout tone="good" role="status" takesFocus title={<Trans>Il link è pronto</Trans>}>
      <p className={blocks['anywhere']}>
        <a href={link} target="_blank" rel="noreferrer">
          {link}
        </a>
      </p>
      <p>
        {isSent ? <Trans>SMS inviato.</Trans> : <Trans>Copia il link per il tecnico: non sarà più visibile.</Trans>}{' '}
        <Trans>Vale fino alla fine del suo giorno.</Trans>
      </p>
      <CopyLink link={link} />
    </Callout>
  );
}

interface PortraitProps {
  name: string;
  error: string | undefined;
  onPick: (name: string, content: string) => void;
}

function Portrait({ name, error, onPick }: PortraitProps) {
  const { t } = useLingui();
  const photo = usePhoto((picked) => onPick(picked.name, picked.content), MOST_BYTES);
  return (
    <div>
      <FileButton {...photo.button}>
        {(props) => (
          <Button {...props} variant="subtle" px={0} leftSection={<IconCamera size={20} aria-hidden="true" />}>
            {name === '' ? t`Aggiungi la foto del tecnico (se c’è)` : t`Foto: ${name}`}
          </Button>
        )}
      </FileButton>
      <FieldError>{photo.obstacle ?? error}</FieldError>
    </div>
  );
}
