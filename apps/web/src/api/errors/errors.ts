import { CallError, type InvalidField } from '@sportello/calls';
import { RULE_ERROR_MESSAGES, RuleError, type RuleErrorCode } from '@sportello/domain';
import { msg, t } from '@lingui/core/macro';
import { i18n, type MessageDescriptor } from '@lingui/core';
import { isLostChunk } from './lost-chunk.ts';
import { NotArrived, NotSent } from '../sending/not-sent.ts';
import { errorWordsOf } from './load-words.ts';
import { Worded } from './worded.ts';

/** An error as shown to a customer: what happened, what it means, what to do (errore.testi.1). */
export interface ReadableError {
  readonly title: string;
  readonly meaning: string;
  readonly advice: string;
  /** For the call centre; undefined when there is nothing to quote. */
  readonly code: string | undefined;
  readonly requestId: string | undefined;
  readonly fields: readonly InvalidField[];
  readonly retryable: boolean;
}

export function readableError(error: unknown): ReadableError {
  if (error instanceof RuleError) return brokenRule(error);
  if (error instanceof CallError) return failedCall(error);
  if (error instanceof Worded) return plain(error.words, { retryable: false });
  if (isLostChunk(error)) {
    return plain({
      title: t`Questa pagina non si è caricata`,
      meaning: t`Forse la connessione si è interrotta, o nel frattempo è uscita una versione nuova.`,
      advice: t`Ricarica la pagina.`,
    });
  }
  return plain({
    title: t`Qualcosa non ha funzionato`,
    meaning: t`La pagina si è fermata per un errore nostro. I tuoi dati sono al sicuro.`,
    advice: t`Riprova; se succede ancora, ricarica la pagina.`,
  });
}

/**
 * Returns the error text shown above a form's fields, undefined without an error. The request id is only included
 * when a retry may succeed: input that must be corrected is no case for the call centre.
 */
export function problemOf(error: unknown): ReadableError | undefined {
  if (error === null || error === undefined) return undefined;
  const readable = readableError(error);
  return readable.retryable ? readable : { ...readable, requestId: undefined };
}

type Words = Pick<ReadableError, 'title' | 'meaning' | 'advice'>;

function plain(words: Words, details: Partial<ReadableError> = {}): ReadableError {
  return { code: undefined, requestId: undefined, fields: [], retryable: true, ...words, ...details };
}

function failedCall(error: CallError): ReadableError {
  const requestId = error.requestId || undefined;
  if (error instanceof NotSent) {
    return plain({
      title: error.isLineUp ? t`Il servizio non risponde` : t`Sei senza connessione`,
      meaning: t`Non abbiamo inviato nulla: quello che hai scritto è ancora qui.`,
      advice: t`Riprova quando torna la connessione.`,
    });
  }
  if (error instanceof NotArrived) {
    return plain({
      title: t`La pagina si aprirà quando torna la connessione`,
      meaning: t`Non serve fare nulla: la pagina si aprirà da sola.`,
      advice: t`Le pagine già aperte restano disponibili.`,
    });
  }
  if (error.kind === 'offline' && isAway()) {
    return plain({
      title: t`Sei senza connessione`,
      meaning: t`Non possiamo chiedere questi dati adesso.`,
      advice: t`Caricheremo i dati appena torna la connessione.`,
    });
  }
  switch (error.kind) {
    case 'offline':
      return plain({
        title: t`Il servizio non risponde`,
        meaning: t`Non abbiamo ricevuto risposta: forse la connessione si è interrotta.`,
        advice: t`Controlla la connessione e riprova.`,
      });
    case 'unreadable':
      return plain(
        {
          title: t`Non riusciamo a caricare la risposta`,
          meaning: t`Il servizio ha dato una risposta non prevista. I tuoi dati sono al sicuro.`,
          advice: t`Riprova tra poco; se succede ancora, chiama il servizio clienti.`,
        },
        { requestId },
      );
    case 'refused':
      return plain(wordsOfRejection(error), {
        code: error.code || undefined,
        requestId,
        fields: error.fields,
        retryable: error.status >= 500 || error.status === 429,
      });
  }
}

function wordsOfRejection(error: CallError): Words {
  const title = rejectionTitle(error.status);
  const words = errorWordsOf(error.code);
  if (words !== undefined) return { title, meaning: words.text, advice: words.advice };
  // A provider's own gateway may have its own error codes, with their texts.
  return {
    title,
    meaning: error.message || t`Il servizio non ha accettato la richiesta.`,
    advice: t`Riprova tra poco; se succede ancora, chiama il servizio clienti.`,
  };
}

function rejectionTitle(status: number): string {
  if (status >= 500) return t`Servizio non disponibile`;
  if (status === 401) return t`Accesso non riuscito`;
  if (status === 403) return t`Operazione non permessa`;
  if (status === 404) return t`Non trovato`;
  if (status === 429) return t`Troppi tentativi`;
  return t`Richiesta non riuscita`;
}

interface RuleWords {
  readonly title?: MessageDescriptor;
  readonly meaning: MessageDescriptor;
  readonly advice: MessageDescriptor;
}

const callUs = msg`Chiama il servizio clienti: ti aiutiamo noi.`;

/** An entry without a title uses the error's own message (errore.regole.1). */
const ruleWords: Record<RuleErrorCode, RuleWords> = {
  SEGMENT_NOT_FOUND: {
    meaning: msg`Quest’area non gestisce ancora il tuo tipo di profilo. I tuoi contratti non cambiano.`,
    advice: callUs,
  },
  TOKEN_REFRESH_FAILED: {
    title: msg`La sessione è scaduta`,
    meaning: msg`Non siamo riusciti a rinnovare il tuo accesso.`,
    advice: msg`Accedi di nuovo per continuare.`,
  },
  COMMODITY_TYPE_NOT_FOUND: {
    title: msg`Non riconosciamo questa fornitura`,
    meaning: msg`La fornitura non è né di luce né di gas: la modifica non è possibile.`,
    advice: callUs,
  },
  INVALID_CONTRACT_PAYMENT_TYPE: {
    title: msg`Non riconosciamo questo contratto`,
    meaning: msg`Per questo tipo di contratto il metodo di pagamento non si cambia da qui.`,
    advice: callUs,
  },
  CONTRACT_NOT_FOUND: {
    title: msg`Non troviamo il contratto`,
    meaning: msg`A questo servizio non risulta collegata nessuna fornitura.`,
    advice: callUs,
  },
};

function brokenRule(error: RuleError): ReadableError {
  const { title, meaning, advice } = ruleWords[error.code];
  const text = RULE_ERROR_MESSAGES[error.code];
  return plain(
    { title: title === undefined ? text : i18n._(title), meaning: i18n._(meaning), advice: i18n._(advice) },
    { code: title === undefined ? undefined : text, retryable: false },
  );
}

/** `navigator.onLine` may be undefined, which counts as online. */
const isAway = () => !((navigator.onLine as boolean | undefined) ?? true);
