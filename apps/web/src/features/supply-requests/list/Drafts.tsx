import { deleteSupplyRequestDraft } from '@sportello/calls';
import { SUPPLY_REQUEST_KIND_LABELS, type SupplyRequestDraftSummary } from '@sportello/domain';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useApp } from '../../../api/app.ts';
import { useChange } from '../../../shared/change/use-change.ts';
import { useMay } from '../../../shared/customer/use-may.ts';
import { ButtonLink } from '../../../shared/links/ButtonLink.tsx';
import { cx } from '../../../ui/cx.ts';
import blocks from '../../../ui/styles/blocks.module.css';
import layout from '../../../ui/layout/layout.module.css';
import { pastMoment } from '../../../ui/moments.ts';
import { Callout } from '../../../ui/parts/callouts/Callout.tsx';
import { FormProblem } from '../../../ui/parts/callouts/FormProblem.tsx';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { Dialog, DialogActions } from '../../../ui/parts/dialogs/Dialog.tsx';
import { SectionTitle } from '../../../ui/parts/texts/SectionTitle.tsx';
import classes from '../supply-requests.module.css';
import { useSupplyName } from '../use-supply-name.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}

/** Drafts of all devices, to continue or delete (pratica.bozza.1). */
export function Drafts({ drafts }: { drafts: readonly SupplyRequestDraftSummary[] }) {
  const { t } = useLingui();
  const { clock } = useApp();
  const nameOf = useSupplyName();
  const mayDelete = useMay()(deleteSupplyRequestDraft);
  const [asked, setAsked] = useState<Named>();
  const [gone, setGone] = useState<string>();
  return (
    <>
      {gone === undefined ? null : (
        <Callout key={gone} tone="good" role="status" takesFocus onClose={() => setGone(undefined)}>
          <Trans>Abbiamo eliminato la pratica da finire.</Trans>
        </Callout>
      )}
      {drafts.length === 0 ? null : (
        <Card className={layout['stackSmall']} aria-labelledby="da-finire">
          <SectionTitle id="da-finire">
            <Plural value={drafts.length} one="Hai una pratica da finire" other="Hai # pratiche da finire" />
          </SectionTitle>
          <ul className={cx(blocks['divided'], classes['drafts'])}>
            {drafts.map(({ id, kind, contractCode, updatedAt }) => {
              const name = [SUPPLY_REQUEST_KIND_LABELS[kind], nameOf(contractCode)].filter(Boolean).join(', ');
              return (
                <li key={id}>
                  <div>
                    <h3 className={layout['subtitle']}>{name}</h3>
                    <p className={layout['caption']}>
                      <Trans>Salvata: {pastMoment(updatedAt, clock.now())}</Trans>
                    </p>
                  </div>
                  <div className={layout['row']}>
                    {mayDelete ? (
                      <Button
                        variant="subtle"
                        color="red"
                        aria-label={t`Elimina: ${name}`}
                        onClick={() => setAsked({ id, name })}
                      >
                        <Trans>Elimina</Trans>
                      </Button>
                    ) : null}
                    <ButtonLink
                      to="/my-edison/pratiche/bozze/$id"
                      params={{ id }}
                      variant="light"
                      aria-label={t`Continua: ${name}`}
                    >
                      <Trans>Continua</Trans>
                    </ButtonLink>
                  </div>
                </li>
              );
            })}
          </ul>
        </Card>
      )}
      {asked === undefined ? null : (
        <DeleteDialog
          {...asked}
          onClose={() => setAsked(undefined)}
          onDeleted={() => {
            setAsked(undefined);
            setGone(asked.id);
          }}
        />
      )}
    </>
  );
}

function DeleteDialog({ id, name, onClose, onDeleted }: Named & { onClose: () => void; onDeleted: () => void }) {
  const { send, isSending, problem } = useChange(deleteSupplyRequestDraft, {
    request: () => ({ params: { id } }),
    onDone: onDeleted,
  });
  return (
    <Dialog onClose={onClose} title={<Trans>Elimini questa pratica da finire?</Trans>}>
      <p>
        <Trans>
          <strong>{name}</strong>: si cancellano le risposte e i documenti. Le pratiche già inviate restano come sono.
        </Trans>
      </p>
      <FormProblem problem={problem} />
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          <Trans>Non eliminare</Trans>
        </Button>
        <Button color="red" loading={isSending} onClick={() => send()}>
          <Trans>Elimina la pratica</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  );
}
