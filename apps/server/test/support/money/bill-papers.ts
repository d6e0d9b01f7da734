import { recuperoDettaglioBolletta, toBillDetail } from '@sportello/calls';
import { noticeNumber, type BillDetail, type BillLine } from '@sportello/domain';
import { createCanvas } from '@napi-rs/canvas';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { BillPaper } from '../../../src/formats/bill-pdf/paper.ts';

const example = recuperoDettaglioBolletta.example.answer;

export function billOf(given: Partial<BillDetail> = {}): BillDetail {
  const bill = toBillDetail(example.bolletta);
  return { ...bill, paymentCodes: { ...bill.paymentCodes, noticeCode: noticeNumber('3012026000123456') }, ...given };
}

export function paperOf(bill: BillDetail, given: Partial<BillPaper> = {}): BillPaper {
  return {
    mode: 'S',
    bill,
    issuer: {
      brand: 'Aurora Energia',
      colours: { from: '#617b56', to: '#00397b' },
      company: 'Aurora Energia S.p.A.',
      address: 'Via Alba 1, 20121 Milano MI',
      vatNumber: '99999999990',
      area: 'https://clienti.example.it',
      isDemo: true,
    },
    holder: { name: 'Giulia Ferrari', taxId: 'FRRGLI85M41F205V', customerCode: '1000000001' },
    contract: {
      code: '4000000001',
      name: undefined,
      address: 'Via Libertà 12, 20121 Milano MI',
      market: 'Mercato libero',
      tariff: 'Domestico residente',
      power: 3,
      activeSince: '2021-09-01',
      gasCoefficient: undefined,
      billing: 'bimestrale',
    },
    contacts: {
      emergency: '800000101',
      customerService: '800123456',
      complaints: 'Aurora Energia S.p.A., Via Alba 1, 20121 Milano MI',
      replyDays: 30,
    },
    ...given,
  };
}

export function lineOf(given: Pick<BillLine, 'kind' | 'label' | 'amount'> & Partial<BillLine>): BillLine {
  return {
    part: undefined,
    band: undefined,
    quantity: undefined,
    unit: undefined,
    months: undefined,
    unitPrice: undefined,
    vatRate: undefined,
    vatNature: undefined,
    taxable: undefined,
    periodStart: undefined,
    periodEnd: undefined,
    ...given,
  };
}

export async function readPdf(bytes: Uint8Array) {
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 });
  try {
    const pdf = await task.promise;
    const pages = await Promise.all(
      Array.from({ length: pdf.numPages }, async (_, index) => {
        const page = await pdf.getPage(index + 1);
        const { items } = await page.getTextContent({ includeMarkedContent: true });
        const words: { text: string; x: number; y: number; width: number; font: string }[] = [];
        const unmarked: string[] = [];
        let depth = 0;
        for (const item of items) {
          if (!('str' in item)) depth += item.type === 'endMarkedContent' ? -1 : 1;
          else if (item.str.trim() !== '') {
            const [x = 0, y = 0] = item.transform.slice(4) as number[];
            words.push({ text: item.str, x, y, width: item.width, font: item.fontName });
            if (depth === 0) unmarked.push(item.str);
          }
        }
        const structure: unknown = await page.getStructTree();
        const [, , width = 0, height = 0] = page.view;
        return {
          text: words
            .map(({ text }) => text)
            .join(' ')
            .replaceAll('\u00A0', ' '),
          tree: rolesOf(structure),
          rows: tablesOf(structure),
          words,
          unmarked,
          size: [Math.round(width), Math.round(height)],
        };
      }),
    );
    const { info, metadata } = (await pdf.getMetadata()) as {
      info: { Title: string; Language: string; CreationDate: string };
      metadata: { get(name: string): unknown } | null;
    };
    const marks: unknown = await pdf.getMarkInfo();
    const shown: unknown = await pdf.getViewerPreferences();
    const claims = {
      'pdfuaid:part': metadata?.get('pdfuaid:part'),
      DisplayDocTitle: said(shown, 'DisplayDocTitle'),
      Suspects: said(marks, 'Suspects'),
    };
    return { pages, info, claims, isTagged: said(marks, 'Marked') === true };
  } finally {
    await task.destroy();
  }
}

/** Renders at 216 dpi. */
export async function drawnPage(bytes: Uint8Array, number: number) {
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 });
  try {
    const page = await (await task.promise).getPage(number);
    const viewport = page.getViewport({ scale: 3 });
    const canvas = createCanvas(viewport.width, viewport.height);
    const context = canvas.getContext('2d');
    await page.render({ canvas: null, canvasContext: context as never, viewport }).promise;
    return context.getImageData(0, 0, canvas.width, canvas.height);
  } finally {
    await task.destroy();
  }
}

/** The value is a Map, contrary to its type. */
function said(given: unknown, name: string): unknown {
  return given instanceof Map ? given.get(name) : undefined;
}

interface Node {
  readonly role?: string;
  readonly alt?: string;
  readonly children?: readonly unknown[];
}

/** The structure roles in reading order; a picture with its alternative text. */
function rolesOf(node: unknown): string[] {
  const { role, alt, children = [] } = (node ?? {}) as Node;
  const own = role === undefined || role === 'Root' ? [] : [alt === undefined ? role : `${role}: ${alt}`];
  return [...own, ...children.flatMap(rolesOf)];
}

function tablesOf(node: unknown): number[][] {
  const { role, children = [] } = (node ?? {}) as Node;
  const below = children as readonly Node[];
  const own =
    role === 'Table' ? [below.filter((each) => each.role === 'TR').map((row) => row.children?.length ?? 0)] : [];
  return [...own, ...children.flatMap(tablesOf)];
}
