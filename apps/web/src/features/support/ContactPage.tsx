import { CallError, contentUses, invioFormContatti } from '@sportello/calls';
import { CUSTOMER_SEGMENTS, isOneOf, SEGMENT_FOLDERS, type ContactReceipt } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { useApp } from '../../api/app.ts';
import { useContent } from '../../shared/content/use-content.ts';
import { contractOption } from '../../shared/contracts/contract-option.ts';
import { useSubjects } from '../../shared/contracts/use-subjects.ts';
import { answerChannels } from '../../shared/customer/answer-channels.ts';
import { useUser } from '../../shared/customer/use-user.ts';
import { useEdited } from '../../shared/offline/editing.ts';
import { useOutbox } from '../../shared/offline/use-outbox.ts';
import { WaitingNote } from '../../shared/offline/WaitingNote.tsx';
import { backTo } from '../../shared/links/back-to.tsx';
import { ReadBody } from '../../shared/read/ReadBody.tsx';
import { useTitleFocus } from '../../ui/focus.ts';
import { Page } from '../../ui/layout/Page.tsx';
import { comingDay } from '../../ui/moments.ts';
import { Card } from '../../ui/parts/cards/Card.tsx';
import { CardSkeleton } from '../../ui/parts/states/LinesSkeleton.tsx';
import { RichText } from '../../ui/parts/texts/RichText.tsx';
import { StatePanel } from '../../ui/parts/states/StatePanel.tsx';
import { MailSent } from '../../ui/pictures/content/spots.tsx';
import { ContactForm } from './ContactForm.tsx';
import layout from '../../ui/layout/layout.module.css';
import { ButtonLink } from '../../shared/links/ButtonLink.tsx';
import screens from '../../ui/styles/screens.module.css';

export function ContactPage() {
  const [receipt, setReceipt] = useState<ContactReceipt>();
  const { user } = useUser();
  const segment = user?.segment;
  const folder = segment !== undefined && isOneOf(CUSTOMER_SEGMENTS, segment) ? SEGMENT_FOLDERS[segment] : undefined;
  const topics = useContent(contentUses.contacts, folder && [folder]);
  const contracts = useSubjects();
  const configuration = topics.data?.[0];
  const form = user && configuration && contracts && { user, configuration, contracts };
  // Without topics the form is useless, so that counts as an error.
  const error = topics.data?.length === 0 ? new CallError('unreadable', 'No topics') : topics.error;
  const [isQueued, setQueued] = useState(false);
  const edited = useEdited(invioFormContatti.id, () => true);
  const { items, sent } = useOutbox();
  useTitleFocus(receipt?.receiptNumber ?? (isQueued ? 'attesa' : undefined));

  if (receipt !== undefined) return <SentNow receipt={receipt} />;
  if (isQueued && edited === undefined) {
    const waiting = items.find(({ written }) => written?.call === invioFormContatti.id);
    if (waiting !== undefined) {
      return (
        <Page title={<Trans>Messaggio in attesa</Trans>} back={backTo.support()}>
          <WaitingNote item={waiting} title={<Trans>Il messaggio è in attesa di invio</Trans>} />
        </Page>
      );
    }
    if (sent.some(({ call }) => call === invioFormContatti.id)) return <SentLater />;
  }
  return (
    <Page title={<Trans>Scrivici</Trans>} back={backTo.support()}>
      <ReadBody
        read={{ ...topics, data: form, error }}
        isDated
        failed={<Trans>Non riusciamo a preparare il modulo in questo momento</Trans>}
        advice={<Trans>Riprova tra poco, oppure chiamaci.</Trans>}
        skeleton={<CardSkeleton />}
      >
        {(ready) => (
          <Card className={layout['stackLarge']}>
            <RichText>{ready.configuration.description}</RichText>
            <ContactForm
              topics={ready.configuration.topics}
              contracts={ready.contracts.map(contractOption)}
              channels={answerChannels(ready.user)}
              key={edited?.id}
              draft={edited?.id ?? 'scrivici'}
              edited={edited}
              onSent={setReceipt}
              onQueued={() => setQueued(true)}
            />
          </Card>
        )}
      </ReadBody>
    </Page>
  );
}

/** The receipt of a message that waited in the outbox stands in the list. */
function SentLater() {
  return (
    <Sent>
      <Trans>Era in attesa: lo abbiamo inviato appena è tornata la connessione.</Trans>
    </Sent>
  );
}

function SentNow({ receipt }: { receipt: ContactReceipt }) {
  const { clock } = useApp();
  return (
    <Sent>
      <p>
        <Trans>Il numero della tua ricevuta è</Trans>{' '}
        <strong className={screens['heading']}>{receipt.receiptNumber}</strong>
      </p>
      <p>
        <Trans>
          Ti rispondiamo entro {comingDay(receipt.answerBy, clock.now())} e ti avvisiamo appena la risposta è pronta.
        </Trans>
      </p>
    </Sent>
  );
}

function Sent({ children }: { children: ReactNode }) {
  return (
    <Page title={<Trans>Messaggio inviato</Trans>} back={backTo.support()}>
      <Card>
        <StatePanel
          picture={<MailSent />}
          title={<Trans>Abbiamo ricevuto il tuo messaggio</Trans>}
          role="status"
          actions={
            <ButtonLink to="/my-edison/assistenza/richieste">
              <Trans>Vai alle tue richieste</Trans>
            </ButtonLink>
          }
        >
          {children}
        </StatePanel>
      </Card>
    </Page>
  );
}
