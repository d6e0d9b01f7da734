import { contentUses, interventionTypes } from '@sportello/calls';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../../api/app.ts';
import { useContent } from '../../../shared/content/use-content.ts';
import { ButtonLink } from '../../../shared/links/ButtonLink.tsx';
import { useForm } from '../../../shared/form/use-form.ts';
import { readOf } from '../../../shared/read/read.ts';
import { NotRead } from '../../../shared/read/ReadBody.tsx';
import { cx } from '../../../ui/cx.ts';
import blocks from '../../../ui/styles/blocks.module.css';
import screens from '../../../ui/styles/screens.module.css';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { CardSkeleton } from '../../../ui/parts/states/LinesSkeleton.tsx';
import { EmptyState } from '../../../ui/parts/states/states.tsx';
import { ContentPicture } from '../../../ui/pictures/content/ContentPicture.tsx';
import classes from '../booking.module.css';
import { AnswerButton, Choices } from '../Choice.tsx';
import { StepForm, type StepProps } from './step-form.tsx';

/** Lists the installations covered by the customer's services, by kind (prenotazione.flussi.3, contenuto.usi.3). */
export function ProductStep({ draft, save, progress, saving }: Omit<StepProps, 'goOn'>) {
  const { t } = useLingui();
  const { queryOf } = useApp();
  const types = readOf(useQuery(queryOf(interventionTypes, {})));
  const products = useContent(contentUses.interventionProducts, []);
  const kindOf = (installation: string) =>
    types.data?.find(({ installations }) => installations.some(({ id }) => id === installation))?.id;
  const form = useForm({
    initial: { installationId: draft.fields.installationId ?? '' },
    check: ({ installationId }) =>
      kindOf(installationId) === undefined ? { installationId: t`Scegli che cosa non funziona.` } : {},
    change: saving,
    onSubmit: ({ installationId }) => save({ macroTypeId: kindOf(installationId), installationId }),
  });
  const missing = types.data === undefined ? types : products.data === undefined ? products : undefined;
  if (missing !== undefined || types.data === undefined || products.data === undefined) {
    const failed = types.error === null ? products : types;
    return (
      <NotRead
        read={{
          ...failed,
          askAgain: () => {
            if (types.error !== null) types.askAgain();
            if (products.error !== null) products.askAgain();
          },
        }}
        skeleton={<CardSkeleton />}
        failed={<Trans>I prodotti non sono disponibili in questo momento</Trans>}
      />
    );
  }
  const covered = types.data.filter(({ installations }) => installations.length > 0);
  if (covered.length === 0) {
    return (
      <Card>
        <EmptyState
          title={<Trans>Nessun prodotto da riparare</Trans>}
          actions={
            <ButtonLink to="/my-edison/intervento-tecnico" variant="light">
              <Trans>Scopri il servizio</Trans>
            </ButtonLink>
          }
        >
          <Trans>Nessuno dei tuoi contratti attivi comprende un intervento tecnico.</Trans>
        </EmptyState>
      </Card>
    );
  }
  const { data: shown } = products;
  return (
    <StepForm progress={progress} isSaving={saving.isSending} problem={form.problem} element={form.element} isClosed>
      {covered.map(({ id, name, installations }, at) => (
        <Choices key={id} legend={name} error={at === 0 ? form.field('installationId').error : undefined}>
          {installations.map((installation) => {
            const product = shown.find((each) => each.installation === installation.id);
            return (
              <AnswerButton
                key={installation.id}
                name="installationId"
                value={installation.id}
                isChosen={form.values.installationId === installation.id}
                isBusy={saving.isSending}
                onChoose={() => form.set({ installationId: installation.id })}
              >
                <span className={classes['pictured']}>
                  <span>
                    <span className={cx(blocks['block'], blocks['anywhere'], screens['emphasis'])}>
                      {installation.name}
                    </span>
                    {product === undefined ? null : <span className={classes['note']}>{product.description}</span>}
                  </span>
                  <ContentPicture name={product?.icon ?? 'house'} />
                </span>
              </AnswerButton>
            );
          })}
        </Choices>
      ))}
    </StepForm>
  );
}
