import { importBills } from '../../../commands/import/bills/import.ts';
import { faultText, signatureTexts } from '../../../commands/import/bills/report.ts';
import { actorRoleOf, type Load } from '../sent.ts';
import { filesIn } from './form.ts';

/** Electronic invoices; each is parsed on a worker thread, since it may have hundreds of lines and attachments. */
export const loadBills: Load = async (
  { workers, caseSettings },
  place,
  { spooled, sender, skipRejected, now },
  tell,
) => {
  const { refused: _documents, ...done } = await importBills(place, filesIn(spooled.file), {
    read: (bytes) => workers.run('readInvoice', bytes, { hasBegun: true }),
    skipRejected,
    now,
    by: actorRoleOf(sender),
    anomaly: caseSettings,
    sent: { rejectedBefore: spooled.refused.count },
    onRejected: ({ at, name }, fault) => tell.refused({ line: at, field: 'contenuto', reason: faultText(name, fault) }),
    onRead: ({ at, name }, invoice) => {
      for (const signature of signatureTexts(name, invoice)) tell.remarked({ line: at, signature });
    },
  });
  return done;
};
