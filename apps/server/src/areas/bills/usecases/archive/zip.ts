import { billFileName, MOST_BILLS_IN_ARCHIVE, startOfDayInRome, type ArchiveFormat } from '@sportello/domain';
import { ApiError } from '../../../../errors/api-error.ts';
import type { Services } from '../../../../shared/context.ts';
import type { CustomerActor } from '../../../../shared/actors.ts';
import type { FileAnswer } from '../../../documents/usecases/content.ts';
import { zipOf, type ZippedFile } from '../../../documents/usecases/zip.ts';
import { billDocument, type BillFile } from '../document.ts';
import { billInvoice } from '../invoice.ts';
import { findBills, type ArchiveFilter, type FoundBill } from './found.ts';

type Format = Exclude<ArchiveFormat, 'TUTTI'>;

/**
 * Returns the bills that the filters select as a zip (bolletta.archivio.1), drawn one by one while it is sent. It ends
 * with the list of those that can't be had, and its work ends when the client leaves.
 */
export async function billArchive(
  services: Services,
  actor: CustomerActor,
  { formato, ...filter }: ArchiveFilter & { readonly formato: ArchiveFormat },
  gone: AbortSignal,
): Promise<FileAnswer> {
  const found = await findBills(services, actor, filter);
  if (found.length === 0) throw new ApiError('NOT_FOUND');
  if (found.length > MOST_BILLS_IN_ARCHIVE) throw new ApiError('TOO_MANY_BILLS');
  const formats: readonly Format[] = formato === 'TUTTI' ? ['PDF', 'XML'] : [formato];
  const files = filesOf(services, actor, { found, formats }, gone);
  const period = [filter.anno, filter.mese].filter((part) => part !== undefined).join('-');
  return {
    name: period === '' ? 'bollette.zip' : `bollette-${period}.zip`,
    type: 'application/zip',
    content: zipOf(files, services.workers, gone),
  };
}

interface Filed {
  readonly found: readonly FoundBill[];
  readonly formats: readonly Format[];
}

async function* filesOf(
  services: Services,
  actor: CustomerActor,
  { found, formats }: Filed,
  gone: AbortSignal,
): AsyncGenerator<ZippedFile> {
  const names = new Set<string>();
  const missing: string[] = [];
  for (const each of found) {
    const { bill, kind, label, row } = each;
    const name = ownName(names, billFileName(bill, { kind, place: row.street ?? label }));
    const at = new Date(startOfDayInRome(bill.issueDate));
    for (const format of formats) {
      gone.throwIfAborted();
      const content = await contentOf(services, actor, { number: bill.number, format }, gone);
      if (content === null) missing.push(missingWords(each, format));
      else yield { name: `${name}.${format.toLowerCase()}`, at, content };
    }
  }
  if (missing.length > 0) yield { name: MISSING_NAME, at: undefined, content: listOf(missing) };
}

/** Two numbers may differ only by characters that file names can't have. */
function ownName(names: Set<string>, wanted: string): string {
  const name = names.has(wanted) ? ownName(names, `${wanted}-bis`) : wanted;
  names.add(name);
  return name;
}

async function contentOf(
  services: Services,
  actor: CustomerActor,
  { number, format }: { readonly number: string; readonly format: Format },
  gone: AbortSignal,
): Promise<BillFile['content'] | null> {
  const reader = { signal: gone, hasBegun: true };
  try {
    const file =
      format === 'PDF'
        ? await billDocument(services, actor, { number, mode: 'D' }, reader)
        : await billInvoice(services, actor, number, reader);
    return file.content;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'NOT_FOUND') return null;
    throw error;
  }
}

const MISSING_NAME = 'non-disponibili.txt';

/** `2026-10 · Rata 2026001000287 · fattura elettronica: una rata fa parte della sua bolletta` */
function missingWords({ bill }: FoundBill, format: Format): string {
  const reason =
    format === 'PDF'
      ? 'non troviamo più il documento'
      : bill.type === 'RATA'
        ? 'una rata fa parte della sua bolletta e non ha una fattura propria'
        : 'per questo documento non abbiamo una fattura elettronica';
  return `${bill.issueDate.slice(0, 7)} · ${bill.number} · ${format === 'PDF' ? 'PDF' : 'FatturaPA (XML)'}: ${reason}`;
}

function listOf(missing: readonly string[]): BillFile['content'] {
  const head = 'In questo zip mancano i file che seguono.';
  return new TextEncoder().encode(`\uFEFF${[head, '', ...missing].join('\r\n')}\r\n`);
}
