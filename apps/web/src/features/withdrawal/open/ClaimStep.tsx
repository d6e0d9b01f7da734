import { invalidFields, sendWithdrawalCode } from '@sportello/calls';
import { presentText } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Button, TextInput } from '@mantine/core';
import { useCaptcha } from '../../../shared/captcha/use-captcha.ts';
import { useChange } from '../../../shared/change/use-change.ts';
import { useForm } from '../../../shared/form/use-form.ts';
import layout from '../../../ui/layout/layout.module.css';
import { OpenPage } from '../../../ui/open-page/OpenPage.tsx';
import { FormProblem } from '../../../ui/parts/callouts/FormProblem.tsx';
import { MailSent } from '../../../ui/pictures/content/spots.tsx';
import type { Claim } from './claim.ts';

import '../../../ui/theme/anchors.ts';
import '../../../ui/theme/fields.ts';

interface ClaimStepProps {
  claim: Claim;
  onCodeSent: (claim: Claim) => void;
}

/** The contract, its holder and the address to which the code goes (recesso.pubblico.1). */
export function ClaimStep({ claim, onCodeSent }: ClaimStepProps) {
  const { t } = useLingui();
  const { through, question } = useCaptcha();
  const change = useChange(sendWithdrawalCode, {
    request: (typed: Claim) => ({ body: typed }),
    through,
    onDone: ({ value }) => onCodeSent(value),
  });
  const form = useForm({
    initial: { ...claim },
    isHeldByBrowser: true,
    check: (typed) => ({
      ...(invalidFields(sendWithdrawalCode.body, tidy(typed)).some(
        ({ campo: field }) => field === 'codiceContratto',
      ) && {
        codiceContratto: t`Scrivi il numero del contratto.`,
      }),
      ...(presentText(typed.nome) === undefined && { nome: t`Scrivi nome e cognome.` }),
      ...(invalidFields(sendWithdrawalCode.body, tidy(typed)).some(({ campo: field }) => field === 'email') && {
        email: t`Scrivi la tua email, come in nome@esempio.it.`,
      }),
    }),
    change,
    onSubmit: (typed) => change.send(tidy(typed)),
  });
  return (
    <OpenPage
      title={<Trans>Recedere dal contratto qui</Trans>}
      lead={
        <Trans>
          Hai 14 giorni dalla firma, 30 se l’hai firmato a casa tua. Ti mandiamo un codice per confermare, e subito dopo
          la ricevuta.
        </Trans>
      }
      picture={<MailSent />}
      below={
        <p>
          <Trans>Hai un accesso? Dall’area clienti vedi fino a quando puoi recedere.</Trans>{' '}
          <Anchor href="/login">
            <Trans>Accedi</Trans>
          </Anchor>
        </p>
      }
    >
      <form className={layout['stackLarge']} {...form.element} action="/recesso">
        <FormProblem problem={form.problem} />
        <div className={layout['stack']}>
          <TextInput
            {...form.field('codiceContratto')}
            label={t`Numero del contratto`}
            description={t`È nel contratto e in ogni bolletta. Se la fornitura non è ancora attiva, scrivi il numero della richiesta.`}
            autoComplete="off"
            spellCheck={false}
            maxLength={40}
          />
          <TextInput
            {...form.field('nome')}
            label={t`Nome e cognome`}
            description={t`Di chi ha firmato il contratto.`}
            autoComplete="name"
            maxLength={120}
          />
          <TextInput
            {...form.field('email')}
            label={t`La tua email`}
            description={t`Quella del contratto: lì arrivano il codice e la ricevuta.`}
            type="email"
            autoComplete="email"
            maxLength={254}
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

const tidy = ({ codiceContratto, nome, email }: Claim): Claim => ({
  codiceContratto: codiceContratto.trim(),
  nome: nome.trim(),
  email: email.trim(),
});
