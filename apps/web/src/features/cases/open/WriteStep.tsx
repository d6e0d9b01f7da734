import { invalidFields, sendPublicCaseCode } from '@sportello/calls';
import { CASE_KIND_LABELS, isOneOf, isPdr, isPod, PUBLIC_CASE_KINDS, presentText } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { FilePicker } from '../../../shared/attachments/FilePicker.tsx';
import { LostFiles } from '../../../shared/attachments/LostFiles.tsx';
import { useCaptcha } from '../../../shared/captcha/use-captcha.ts';
import { useChange } from '../../../shared/change/use-change.ts';
import { typedIn } from '../../../shared/form/field-values.ts';
import { useForm } from '../../../shared/form/use-form.ts';
import layout from '../../../ui/layout/layout.module.css';
import { OpenPage } from '../../../ui/open-page/OpenPage.tsx';
import { DraftCallout } from '../../../ui/parts/callouts/DraftCallout.tsx';
import { FormProblem } from '../../../ui/parts/callouts/FormProblem.tsx';
import { MailSent } from '../../../ui/pictures/content/spots.tsx';
import type { PublicCase } from './public-case.ts';
import { emptyFields, fillEmptyFields, publicCaseDraft } from './public-draft.ts';

import '@mantine/core/styles/Combobox.layer.css';
import '../../../ui/theme/anchors.ts';
import '../../../ui/theme/fields.ts';

interface WriteStepProps {
  written: PublicCase;
  onCodeSent: (written: PublicCase) => void;
}

/** Everything of the complaint; the code that confirms the address is sent with it (reclami.pubblico.1). */
export function WriteStep({ written, onCodeSent }: WriteStepProps) {
  const { t } = useLingui();
  const [files, setFiles] = useState(written.allegati);
  const { through, question } = useCaptcha();
  const change = useChange(sendPublicCaseCode, {
    request: ({ email }: PublicCase) => ({ body: { email } }),
    through,
    onDone: ({ value }) => onCodeSent(value),
  });
  const { allegati: _files, ...texts } = written;
  const form = useForm({
    initial: texts,
    isHeldByBrowser: true,
    check: ({ tipo, nome, email, codiceFornitura, testo }) => ({
      ...(!isOneOf(PUBLIC_CASE_KINDS, tipo) && { tipo: t`Scegli cosa vuoi scriverci.` }),
      ...(presentText(nome) === undefined && { nome: t`Scrivi nome e cognome.` }),
      ...(invalidFields(sendPublicCaseCode.body, { email: email.trim() }).length > 0 && {
        email: t`Scrivi la tua email, come in nome@esempio.it.`,
      }),
      ...(!isSupplyCode(tidySupplyCode(codiceFornitura)) && {
        codiceFornitura: t`Scrivi il codice POD o PDR, come nella bolletta.`,
      }),
      ...(presentText(testo) === undefined && { testo: t`Scrivi cosa è successo.` }),
    }),
    change,
    onSubmit: ({ tipo, nome, email, codiceFornitura, testo }) =>
      change.send({
        tipo,
        nome: nome.trim(),
        email: email.trim(),
        codiceFornitura: tidySupplyCode(codiceFornitura),
        testo: testo.trim(),
        allegati: files,
      }),
  });
  const place = form.element.ref;
  const [draft, setDraft] = useState(() => publicCaseDraft.load());
  // The prerendered page has no draft, and the first render must match it.
  const isRestored = useSyncExternalStore(
    neverChanges,
    () => draft !== undefined,
    () => false,
  );
  const lost = isRestored ? (draft?.nomiAllegati ?? '') : '';
  useEffect(() => {
    if (draft !== undefined && place.current !== null) fillEmptyFields(place.current, draft);
  }, [place, draft]);
  const keep = (added = files) => {
    if (place.current === null) return;
    publicCaseDraft.save({
      ...texts,
      ...typedIn(place.current, texts),
      nomiAllegati: added.map(({ fileName }) => fileName).join('\n'),
    });
  };
  return (
    <OpenPage
      title={<Trans>Reclamo senza accesso</Trans>}
      lead={
        <Trans>Ti rispondiamo per iscritto, alla tua email. Ricevi subito un numero e il giorno della risposta.</Trans>
      }
      picture={<MailSent />}
      below={
        <p>
          <Trans>Hai un accesso? Dall’area clienti segui il reclamo passo per passo.</Trans>{' '}
          <Anchor href="/login">
            <Trans>Accedi</Trans>
          </Anchor>
        </p>
      }
    >
      <form className={layout['stackLarge']} {...form.element} action="/reclamo" onInput={() => keep()}>
        <FormProblem problem={form.problem} />
        {!isRestored ? null : (
          <DraftCallout
            onDiscard={() => {
              publicCaseDraft.clear();
              if (place.current !== null) emptyFields(place.current);
              setDraft(undefined);
            }}
          />
        )}
        <div className={layout['stack']}>
          <NativeSelect
            {...form.field('tipo')}
            label={t`Cosa vuoi scriverci?`}
            data={[
              { value: '', label: t`Scegli` },
              ...PUBLIC_CASE_KINDS.map((kind) => ({ value: kind, label: CASE_KIND_LABELS[kind] })),
            ]}
          />
          <TextInput {...form.field('nome')} label={t`Nome e cognome`} autoComplete="name" maxLength={120} />
          <TextInput
            {...form.field('email')}
            label={t`La tua email`}
            description={t`Ci mandiamo il codice per confermare, e la risposta.`}
            type="email"
            autoComplete="email"
            maxLength={254}
          />
          <TextInput
            {...form.field('codiceFornitura')}
            label={t`Codice POD o PDR`}
            description={t`È in ogni bolletta: il POD per la luce, il PDR per il gas.`}
            autoCapitalize="characters"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            maxLength={20}
          />
          <Textarea
            {...form.field('testo')}
            label={t`Cosa è successo?`}
            description={t`Se riguarda una bolletta, scrivi il suo numero.`}
            rows={6}
            maxLength={4000}
          />
          {lost === '' || files.length > 0 ? null : <LostFiles names={lost.split('\n')} />}
          <FilePicker
            files={files}
            onChange={(added) => {
              setFiles(added);
              keep(added);
            }}
            errors={change.fieldErrors}
          />
        </div>
        <Button type="submit" fullWidth loading={change.isSending}>
          <Trans>Continua</Trans>
        </Button>
        {question}
      </form>
    </OpenPage>
  );
}

const neverChanges = () => () => undefined;

const tidySupplyCode = (typed: string) => typed.replaceAll(/[\s-]/g, '').toUpperCase();

const isSupplyCode = (code: string) => isPod(code) || isPdr(code);
