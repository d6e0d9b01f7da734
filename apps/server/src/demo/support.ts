import { addDays, answerDeadline, dayInRome, startOfDayInRome, type NotificationTarget } from '@sportello/domain';
import type { Database } from '../db/database.ts';
import { contactFiles, contactRequests, notifications } from '../db/schema/index.ts';

interface Account {
  readonly username: string;
  readonly customerCode: string | null;
}

const pdf = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 80]/Contents 4 0 R/Resources<</Font<</F<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>>>endobj
4 0 obj<</Length 50>>stream
BT /F 14 Tf 20 40 Td (Ricevuta di pagamento) Tj ET
endstream endobj
trailer<</Root 1 0 R>>
`;

const told: readonly { hoursAgo: number; title: string; text: string; target: NotificationTarget; isRead: boolean }[] =
  [
    {
      hoursAgo: 800,
      title: 'Benvenuto nella tua area clienti',
      text: 'Qui trovi contratti, bollette e assistenza. Controlla che i tuoi contatti siano giusti.',
      target: 'PROFILO',
      isRead: true,
    },
    {
      hoursAgo: 120,
      title: 'È arrivata una bolletta',
      text: 'Ha lo scontrino dell’energia: vedi ogni voce di spesa.',
      target: 'ARCHIVIO',
      isRead: false,
    },
    {
      hoursAgo: 20,
      title: 'Abbiamo risposto alla tua richiesta',
      text: 'La risposta è nelle tue richieste, in Assistenza.',
      target: 'PRATICHE',
      isRead: false,
    },
  ];

/** Only `full` has an answered request, and personas without a contract, not yet or no longer, have no bill. */
export const supportNotificationsOf = (username: string) =>
  told.slice(0, { full: 3, prospect: 1, switchout: 1 }[username] ?? 2);

export async function writeSupport(tx: Database, accounts: readonly Account[], now: Date): Promise<void> {
  const today = startOfDayInRome(dayInRome(now.getTime()));
  const codeOf = (username: string) => accounts.find((each) => each.username === username)?.customerCode ?? '';
  const message = (username: string, daysAgo: number, topic: string, topicLabel: string, text: string) => {
    const sentAt = startOfDayInRome(addDays(dayInRome(today), -daysAgo)) + 10 * 3_600_000;
    return {
      customerCode: codeOf(username),
      topic,
      topicLabel,
      text,
      channel: 'MAIL' as const,
      sentAt: new Date(sentAt),
      answerBy: new Date(answerDeadline(sentAt, 3)),
      digest: '',
    };
  };
  const [withFile] = await tx
    .insert(contactRequests)
    .values([
      message(
        'full',
        1,
        'bollette',
        'Bollette e pagamenti',
        'Ho già pagato la bolletta che risulta scaduta: allego la ricevuta.',
      ),
      message(
        'luce',
        2,
        'letture',
        'Contatore e letture',
        'Il display del contatore è spento da ieri sera. Cosa devo fare?',
      ),
      message(
        'pmi',
        1,
        'contratti',
        'Contratti e forniture',
        'Vorremmo portare la potenza del capannone da 30 a 45 kW. Quanto costa e quanto tempo serve?',
      ),
      {
        ...message(
          'full',
          12,
          'bollette',
          'Bollette e pagamenti',
          'Perché la bolletta di ottobre è più alta del solito?',
        ),
        answer:
          'Ciao Giulia, in quella bolletta c’è il conguaglio: la lettura del distributore era più alta della nostra stima. Dalla prossima torni al tuo solito importo. Se invii l’autolettura ogni mese, i conguagli si riducono.',
        answeredAt: new Date(today - 10 * 86_400_000 + 15 * 3_600_000),
        answeredBy: 'operatore',
      },
    ])
    .returning({ id: contactRequests.id });
  if (withFile) {
    const content = Buffer.from(pdf, 'latin1');
    await tx
      .insert(contactFiles)
      .values({ requestId: withFile.id, position: 1, name: 'ricevuta.pdf', type: 'application/pdf', content });
  }
  const customers = accounts.flatMap(({ username, customerCode }) =>
    customerCode === null ? [] : [{ customerCode, told: supportNotificationsOf(username) }],
  );
  await tx.insert(notifications).values(
    customers.flatMap(({ customerCode, told: each }) =>
      each.map(({ hoursAgo, isRead, ...words }) => {
        const at = new Date(now.getTime() - hoursAgo * 3_600_000);
        return { ...words, customerCode, at, readAt: isRead ? at : null };
      }),
    ),
  );
}
