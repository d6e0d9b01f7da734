import { changePayments } from '@sportello/calls';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Radio } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useApp } from '../../../api/app.ts';
import { contractPageLink } from '../../../shared/links/contract-link.ts';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { DraftCallout } from '../../../ui/parts/callouts/DraftCallout.tsx';
import { FormProblem } from '../../../ui/parts/callouts/FormProblem.tsx';
import { Steps } from '../../../ui/parts/ways/Steps.tsx';
import type { BilledAccount } from '../accounts.ts';
import layout from '../../../ui/layout/layout.module.css';
import screens from '../../../ui/styles/screens.module.css';
import classes from '../payments.module.css';
import { HolderFields } from './HolderFields.tsx';
import { OtherAccounts } from './OtherAccounts.tsx';
import type { PaymentForm } from './use-payment-form.ts';

import '@mantine/core/styles/Radio.layer.css';
import '../../../ui/theme/fields.ts';

interface ChangeFormProps {
  own: BilledAccount;
  others: readonly BilledAccount[];
  form: PaymentForm;
}

export function ChangeForm({ own, others, form }: ChangeFormProps) {
  const { t } = useLingui();
  const { config } = useApp();
  const { way } = form;
  return (
    <Card as="div" className={classes['narrow']}>
      <form className={layout['stackLarge']} {...form.element}>
        <Steps at={1} of={2} />
        {form.isRestored ? <DraftCallout onDiscard={() => form.restart()} /> : null}
        <FormProblem problem={form.problem} />
        {form.offersCard ? (
          <Radio.Group {...form.field('metodo')} label={t`Come vuoi pagare?`} value={way}>
            <Radio value="debit" label={t`Addebito su conto corrente`} description={t`Serve l’IBAN del conto`} />
            <Radio value="card" label={t`Carta`} description={t`Di credito, di debito o prepagata`} />
          </Radio.Group>
        ) : null}
        {way === 'card' ? (
          <p className={layout['soft']}>
            <Trans>
              Inserisci la carta sulla pagina sicura del fornitore di pagamenti e poi torni qui a confermare. Il numero
              della carta non passa da noi.
            </Trans>
          </p>
        ) : (
          <HolderFields form={form} />
        )}
        {config.capabilities.includes(changePayments.id) && others.length > 0 ? (
          <OtherAccounts
            accounts={others}
            chosen={form.others}
            onChoose={(chosen) => form.set({ altri: chosen.join('\n') })}
          />
        ) : null}
        <div className={screens['rowEnd']}>
          <Button
            variant="default"
            renderRoot={(props) => <Link {...props} {...contractPageLink(own.contract, 'MANAGE')} />}
            onClick={() => form.restart()}
          >
            <Trans>Annulla</Trans>
          </Button>
          <Button type="submit" loading={form.isAsking}>
            {way === 'card' ? <Trans>Inserisci la carta</Trans> : <Trans>Continua</Trans>}
          </Button>
        </div>
      </form>
    </Card>
  );
}
