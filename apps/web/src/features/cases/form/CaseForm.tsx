import { CallError, openCase } from '@sportello/calls';
import {
  dayInRome,
  isAboutBills,
  presentText,
  type CaseKind,
  type CaseReceipt,
  type ContactChannel,
  type Contract,
  type User,
} from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, NativeSelect, Radio, Textarea } from '@mantine/core';
import { useApp } from '../../../api/app.ts';
import { FilePicker } from '../../../shared/attachments/FilePicker.tsx';
import type { AddedFile } from '../../../shared/attachments/files.ts';
import { LostFiles } from '../../../shared/attachments/LostFiles.tsx';
import { useChange } from '../../../shared/change/use-change.ts';
import { contractOption } from '../../../shared/contracts/contract-option.ts';
import { answerChannels } from '../../../shared/customer/answer-channels.ts';
import { useForm } from '../../../shared/form/use-form.ts';
import type { Question } from '../../../shared/question/question.ts';
import { useToday } from '../../../shared/read/use-today.ts';
import { cx } from '../../../ui/cx.ts';
import { longDay } from '../../../ui/moments.ts';
import layout from '../../../ui/layout/layout.module.css';
import { DraftCallout } from '../../../ui/parts/callouts/DraftCallout.tsx';
import { FormProblem } from '../../../ui/parts/callouts/FormProblem.tsx';
import classes from '../cases.module.css';
import { replyDayOf } from '../kind-words.ts';
import { BillsField } from './BillsField.tsx';
import { caseRequest, takesReading, type CaseInput } from './case-request.ts';
import { CORRECTION_FIELDS, wrongBands } from './correction-input.ts';
import { DisputeWords } from './DisputeWords.tsx';
import { ReadingField } from './ReadingField.tsx';
import { VisitField } from './VisitField.tsx';

import '@mantine/core/styles/Radio.layer.css';
import '../../../ui/theme/fields.ts';

const MOST_CHARACTERS = 4000;

interface CaseFormProps {
  kind: CaseKind;
  user: User;
  contracts: readonly Contract[];
  question: Question;
  /** Name of the draft. */
  draft: string;
  onSent: (receipt: CaseReceipt) => void;
}

/** The form of a case, whose kind is chosen before (reclami.apertura.1). */
export function CaseForm({ kind, user, contracts, question, draft, onSent }: CaseFormProps) {
  const { t } = useLingui();
  const { config } = useApp();
  const { now } = useToday();
  const channels = answerChannels(user);
  const change = useChange(openCase, {
    request: (input: CaseInput) => caseRequest(kind, input, { question, channels }),
  });
  const form = useForm<CaseInput>({
    initial: {
      testo: question.words ?? '',
      codiceContratto: contracts.find(({ code }) => code === question.contractCode)?.code ?? '',
      bollette: question.bill ?? '',
      intervento: question.interventionId ?? '',
      canale: channels[0] ?? 'E-MAIL',
      allegati: [],
      nomiAllegati: '',
      F0: '',
      F1: '',
      F2: '',
      F3: '',
      dataLettura: dayInRome(now),
    },
    check: ({ testo, bollette, intervento, ...input }) => ({
      ...Object.fromEntries(
        wrongBands(input).map((band) => [band, t`Scrivi le cifre prima della virgola, senza lettere.`]),
      ),
      ...(isAboutBills(kind) && bollette === '' && { bollette: t`Scegli almeno una bolletta.` }),
      ...(kind === 'INTERVENTO' && intervento === '' && { intervento: t`Scegli una visita.` }),
      ...(presentText(testo) === undefined && { testo: t`Scrivi cosa è successo.` }),
      ...(question.words?.trim() === testo.trim() && { testo: t`Scrivi cosa non torna.` }),
    }),
    change,
    refused: (error) =>
      error instanceof CallError && error.code === 'READING_NOT_OPEN'
        ? { dataLettura: t`Per il periodo di questa bolletta abbiamo già una tua lettura: togli le cifre e invia.` }
        : {},
    draft: {
      name: draft,
      keeps: ['testo', 'codiceContratto', 'bollette', 'intervento', 'canale', 'nomiAllegati', ...CORRECTION_FIELDS],
    },
    onSubmit: (input, { restart }) =>
      change.send(input, {
        onDone({ answer }) {
          restart();
          onSent(answer);
        },
      }),
  });
  const { codiceContratto, bollette, allegati, nomiAllegati } = form.values;
  const contract = contracts.find(({ code }) => code === codiceContratto);
  const setFiles = (files: readonly AddedFile[]) =>
    form.set({ allegati: files, nomiAllegati: files.map(({ fileName }) => fileName).join('\n') });
  const bills = bollette === '' ? [] : bollette.split(' ');
  const text = useTextWords(kind);
  const replyDay = replyDayOf(kind, { contract, now, own: config.caseReplyDays });

  return (
    <form className={classes['form']} {...form.element}>
      <FormProblem problem={form.problem} />
      {form.isRestored ? <DraftCallout onDiscard={() => form.restart()} /> : null}
      {question.about === undefined || (isAboutBills(kind) && question.bill !== undefined) ? null : (
        <p className={classes['about']}>
          <span className={cx(layout['caption'], layout['strong'])}>
            <Trans>Riguarda</Trans>
          </span>
          {question.about}
        </p>
      )}
      {kind === 'INTERVENTO' ? (
        question.interventionId === undefined ? (
          <VisitField {...form.field('intervento')} />
        ) : null
      ) : contracts.length === 0 ? null : (
        <NativeSelect
          {...form.field('codiceContratto')}
          label={t`Per quale fornitura o servizio? (se vuoi)`}
          data={[{ value: '', label: t`Nessuno in particolare` }, ...contracts.map(contractOption)]}
        />
      )}
      {isAboutBills(kind) && user.code !== undefined ? (
        <BillsField
          // It first shows the bills that the form begins with.
          key={form.isRestored ? 'restored' : 'new'}
          customer={user.code}
          contracts={contracts}
          contractCode={contract?.type === 'COMMODITY' ? contract.code : ''}
          chosen={bills}
          onChoose={(chosen, ofContract = '') =>
            form.set({
              bollette: chosen.join(' '),
              ...(codiceContratto === '' &&
                contracts.some(({ code }) => code === ofContract) && { codiceContratto: ofContract }),
            })
          }
          error={form.field('bollette').error}
        />
      ) : null}
      {contract?.type === 'COMMODITY' && takesReading(kind, form.values) ? (
        <ReadingField
          contractCode={contract.code}
          bill={bollette}
          values={form.values}
          today={dayInRome(now)}
          field={(name) => form.field(name)}
        />
      ) : null}
      <Textarea {...form.field('testo')} {...text} rows={7} maxLength={MOST_CHARACTERS} />
      {nomiAllegati === '' || allegati.length > 0 ? null : <LostFiles names={nomiAllegati.split('\n')} />}
      <FilePicker files={allegati} onChange={setFiles} errors={change.fieldErrors} />
      {channels.length === 0 ? null : (
        <Radio.Group {...form.field('canale')} label={t`Quando la risposta è pronta, avvisami con`}>
          {channels.map((each: ContactChannel) => (
            <Radio key={each} value={each} label={each === 'E-MAIL' ? t`Un’email` : t`Un SMS`} />
          ))}
        </Radio.Group>
      )}
      {user.code === undefined ? null : <DisputeWords kind={kind} customer={user.code} bills={bills} />}
      <div className={layout['stackSmall']}>
        <p>
          <Trans>Ti rispondiamo per iscritto entro {longDay(replyDay, now)}.</Trans>
        </p>
        <Button type="submit" loading={change.isSending}>
          {kind === 'INFORMAZIONI' ? <Trans>Invia la richiesta</Trans> : <Trans>Invia il reclamo</Trans>}
        </Button>
      </div>
    </form>
  );
}

/** Returns label and description of the text for this kind. */
function useTextWords(kind: CaseKind): { label: string; description?: string } {
  const { t } = useLingui();
  switch (kind) {
    case 'INFORMAZIONI':
      return { label: t`Cosa vuoi sapere?` };
    case 'RETTIFICA':
      return {
        label: t`Cosa è sbagliato nella bolletta?`,
        description: t`Se puoi, allega una foto del contatore.`,
      };
    case 'DOPPIA_FATTURAZIONE':
      return {
        label: t`Quale periodo è fatturato due volte?`,
        description: t`Se l’altra bolletta è di un altro fornitore, allegala.`,
      };
    case 'PRESCRIZIONE':
      return {
        label: t`Quali importi non vuoi pagare?`,
        description: t`Scrivi da quale giorno a quale giorno vanno i consumi di più di due anni fa.`,
      };
    default:
      return { label: t`Cosa è successo?` };
  }
}
