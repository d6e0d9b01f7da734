import {
  COMPANY_CODE,
  DOCUMENT_TYPE_LABELS,
  documentType,
  type ContractDocument,
  type DocumentType,
} from '@sportello/domain';
import * as z from 'zod/mini';
import { defineCall } from '../mechanism/call.ts';
import { present } from '../mechanism/empty.ts';
import { ownId } from '../mechanism/ids.ts';
import { capitals, day, requireExactlyOne, optionalDay, optionalText } from '../mechanism/wire.ts';

/** A contract is identified by its code, or by its quotation until it has one. */
const contractOrQuotation = z.refine<{ codiceContratto?: string | undefined; quotation?: string | undefined }>(
  ({ codiceContratto, quotation }) => codiceContratto !== undefined || quotation !== undefined,
  { error: 'MISSING', path: ['codiceContratto'] },
);

/**
 * Lists the documents of a contract. The tax identifier is the one that the contract was signed with: it is looked
 * up, not validated, since old contracts may hold an invalid one.
 */
export const ricercaDocumentiContrattuali = defineCall({
  id: 'ricercaDocumentiContrattuali',
  backend: 'documenti',
  method: 'POST',
  path: '/v1/ricercaDocumentiContrattuali',
  summary: 'Documenti di un contratto',
  rules: ['documento.chiamate.1', 'documento.modello.1'],
  access: 'customer',
  modules: { contracts: 'ACTIVE' },
  readOnly: true,
  body: z
    .strictObject({
      dataFirma: z.optional(day),
      pdr: z.optional(ownId('pdr')),
      pod: z.optional(ownId('pod')),
      societa: z.literal(COMPANY_CODE),
      codiceContratto: z.optional(ownId('contract')),
      /** VAS for a service; absent or empty for a supply. */
      tipologia: z.optional(z.enum(['VAS', ''])),
      quotation: z.optional(ownId('quotation')),
      codiceFiscale: z.optional(ownId('fiscal-code', capitals(16))),
      partitaIVA: z.optional(ownId('vat-number', capitals(16))),
    })
    .check(requireExactlyOne('codiceFiscale', 'partitaIVA'), contractOrQuotation),
  answer: z.strictObject({
    documenti: z.array(
      z.strictObject({
        docnumber: z.string(),
        /** Fetched with the session: a path of the backend's origin or an absolute URL. */
        link: optionalText,
        dataCreazione: optionalDay,
        dataRicezione: optionalDay,
        dataDocumento: optionalDay,
        nome: optionalText,
        tipo: z.nullable(z.enum(Object.keys(DOCUMENT_TYPE_LABELS) as DocumentType[])),
      }),
    ),
  }),
  errors: ['S-001', 'NOT_FOUND'],
  example: {
    request: {
      body: {
        dataFirma: '2024-02-12',
        pod: 'IT001E12345678',
        societa: 'EE',
        codiceContratto: '4000000001',
        codiceFiscale: 'FRRGLI85M41F205V',
      },
    },
    answer: {
      documenti: [
        {
          docnumber: 'D0000001',
          link: '/api/documenti/v1/contenuto/D0000001',
          dataCreazione: '2024-02-12',
          dataRicezione: '2024-02-13',
          dataDocumento: '2024-02-12',
          nome: 'Contratto Luce Serena',
          tipo: 'CONTRATTO_DEFINITIVO',
        },
      ],
    },
  },
  toModel: (answer) =>
    answer.documenti.map((document): ContractDocument => ({
      docNumber: document.docnumber,
      link: present(document.link),
      creationDate: present(document.dataCreazione),
      receptionDate: present(document.dataRicezione),
      documentDate: present(document.dataDocumento),
      name: present(document.nome),
      type: documentType(present(document.tipo)),
    })),
});
