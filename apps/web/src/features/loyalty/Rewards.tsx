import { contentUses, takeReward, type ItemOf } from '@sportello/calls';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useChange } from '../../shared/change/use-change.ts';
import { useContent } from '../../shared/content/use-content.ts';
import { useMay } from '../../shared/customer/use-may.ts';
import { ReadCard } from '../../shared/read/ReadCard.tsx';
import { Dialog, DialogActions } from '../../ui/parts/dialogs/Dialog.tsx';
import { FormProblem } from '../../ui/parts/callouts/FormProblem.tsx';
import { LinesSkeleton } from '../../ui/parts/states/LinesSkeleton.tsx';
import { Callout } from '../../ui/parts/callouts/Callout.tsx';
import { PlainOrRichText } from '../../ui/parts/texts/PlainOrRichText.tsx';
import { ContentPicture } from '../../ui/pictures/content/ContentPicture.tsx';
import { quantityWords } from '../../ui/amounts.ts';
import layout from '../../ui/layout/layout.module.css';
import classes from './loyalty.module.css';

type Reward = ItemOf<typeof contentUses.rewards>;

/** Rewards, cheapest first, each redeemed after a confirmation (fedelta.premi.1). */
export function Rewards({ balance }: { balance: number }) {
  const read = useContent(contentUses.rewards, []);
  const [asked, setAsked] = useState<Reward>();
  const [taken, setTaken] = useState<{ title: string; voucher: string }>();
  const may = useMay()(takeReward);
  return (
    <>
      <ReadCard
        title={<Trans>I premi</Trans>}
        read={read}
        isDated
        failed={<Trans>Non riusciamo a caricare i premi</Trans>}
        advice={<Trans>I tuoi punti sono al sicuro: riprova tra poco.</Trans>}
        skeleton={<LinesSkeleton />}
        empty={
          <p className={layout['caption']}>
            <Trans>Per ora non ci sono premi: i tuoi punti restano qui.</Trans>
          </p>
        }
      >
        {(rewards) => (
          <div className={layout['stack']}>
            {taken === undefined ? null : (
              <Callout key={taken.voucher} tone="good" role="status" takesFocus title={taken.title}>
                <Trans>Fatto. Il codice del buono è {taken.voucher}: resta tra i movimenti, qui sotto.</Trans>
              </Callout>
            )}
            <ul className={classes['rewards']}>
              {rewards
                .toSorted((one, other) => one.points - other.points)
                .map((reward) => (
                  <li key={reward.code} className={classes['reward']}>
                    <div className={classes['picture']} aria-hidden="true">
                      <ContentPicture name={reward.picture} />
                    </div>
                    <div className={classes['words']}>
                      <h3 className={classes['name']}>{reward.title}</h3>
                      <PlainOrRichText>{reward.description}</PlainOrRichText>
                      <p className={classes['points']}>
                        <Trans>{quantityWords(reward.points)} punti</Trans>
                      </p>
                      {balance < reward.points ? (
                        <p className={layout['caption']}>
                          <Trans>Punti che mancano: {quantityWords(reward.points - balance)}.</Trans>
                        </p>
                      ) : may ? (
                        <div>
                          <Button variant="light" onClick={() => setAsked(reward)}>
                            <Trans>Usa {quantityWords(reward.points)} punti</Trans>
                          </Button>
                        </div>
                      ) : null}
                    </div>
                  </li>
                ))}
            </ul>
          </div>
        )}
      </ReadCard>
      {asked === undefined ? null : (
        <ConfirmDialog
          reward={asked}
          balance={balance}
          onClose={() => setAsked(undefined)}
          onTaken={(voucher) => {
            setTaken({ title: asked.title, voucher });
            setAsked(undefined);
          }}
        />
      )}
    </>
  );
}

interface ConfirmDialogProps {
  reward: Reward;
  balance: number;
  onClose: () => void;
  onTaken: (voucher: string) => void;
}

function ConfirmDialog({ reward, balance, onClose, onTaken }: ConfirmDialogProps) {
  const { code, title, points } = reward;
  const { send, isSending, problem } = useChange(takeReward, {
    request: () => ({ headers: {}, body: { codice: code, punti: points } }),
    onDone: ({ answer }) => onTaken(answer.voucher),
  });
  return (
    <Dialog onClose={onClose} title={<Trans>Usi {quantityWords(points)} punti?</Trans>}>
      <p>
        <strong>{title}</strong>
      </p>
      <p>
        <Trans>Punti che restano: {quantityWords(balance - points)}. I punti usati non si recuperano.</Trans>
      </p>
      <FormProblem problem={problem} />
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          <Trans>Annulla</Trans>
        </Button>
        <Button loading={isSending} onClick={() => send()}>
          <Trans>Usa i punti</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  );
}
