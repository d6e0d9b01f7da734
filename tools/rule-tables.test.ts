import { catalogue, errorCatalogue, isErrorCode, type Call } from '@sportello/calls';
import {
  BACKEND_INTERVENTION_STATES,
  billStatus,
  BILL_STATUS_LABELS,
  commodityStatus,
  COST_LINE_LABELS,
  CONTRACT_STATUS_LABELS,
  DOCUMENT_TYPE_LABELS,
  HOLDER_RELATIONSHIP_LABELS,
  INTERVENTION_STATUSES,
  INTERVENTION_TRANSITIONS,
  mappedInterventionStatus,
  OPERATOR_RIGHTS,
  OPERATOR_ROLE_LABELS,
  OPERATOR_ROLES,
  papersOf,
  questionsOf,
  REJECTIONS,
  REQUEST_STATE_LABELS,
  REQUEST_STEP_LABELS,
  SUPPLY_REQUEST_KIND_LABELS,
  SUPPLY_REQUEST_KINDS,
  SUPPLY_REQUEST_RULES,
  moduleStates,
  paymentMethodKind,
  PAYMENT_METHOD_KIND_LABELS,
  rightsOf,
  segmentFromLabel,
  USER_TYPES,
  type OperatorRole,
  type UserType,
} from '@sportello/domain';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { moduleWords } from './scaffold/modules.ts';

// Compares the rules (docs/rules) with the code: tables row by row, and the paths of all calls. Neither side
// can change alone.

type Row = readonly [string, string, ...string[]];

function textOf(rule: string): string {
  const page = readFileSync(fileURLToPath(new URL(`../docs/rules/${rule.split('.')[0]}.md`, import.meta.url)), 'utf8');
  const [, after = ''] = page.split(`**\`${rule}\`**`);
  return after.split('\n**`')[0] ?? '';
}

function table(rule: string): Row[] {
  const [, rows = ''] = /\n\|[-|]+\|\n((?:\|.*\n?)+)/.exec(textOf(rule)) ?? [];
  return rows
    .trim()
    .split('\n')
    .map((row): Row => {
      const [first = '', second = '', ...rest] = row.replaceAll('`', '').split('|').slice(1, -1);
      return [first.trim(), second.trim(), ...rest.map((cell) => cell.trim())];
    });
}

/** A first cell "B, N" yields two rows. */
const each = (rows: readonly Row[]) =>
  rows.flatMap(([first, ...others]) => first.split(', ').map((one) => [one, ...others] as const));

it.each(Object.values<Call>(catalogue))('cites for $id a rule with its $method $path', ({ method, path, rules }) => {
  const texts = rules.map(textOf);
  expect(texts.filter((text) => text.includes(`${method} `) && text.includes(path))).not.toEqual([]);
});

it.each(table('prodotto.segmenti.1'))('reads the segment %s from its label %s', (segment, labels) => {
  for (const label of labels.split(', also ')) expect(segmentFromLabel(label)).toBe(segment);
});

it('lists the open routes of the web app in pagine.percorsi.1 and pagine.percorsi.5', () => {
  const files = readdirSync(fileURLToPath(new URL('../apps/web/src/routes/', import.meta.url)));
  const words: Readonly<Record<string, string>> = { index: 'empty path', $: 'any other path' };
  const open = files.filter((file) => file.endsWith('.tsx')).map((file) => file.replace('.tsx', ''));
  const rows = [...table('pagine.percorsi.1'), ...table('pagine.percorsi.5')];
  const listed = rows.map(([route]) => route.replace(/ and all below it$/, ''));
  // Routes below this folder have paths below the area.
  expect(files.filter((file) => !file.endsWith('.tsx') && !file.startsWith('-'))).toEqual(['my-edison']);
  expect(
    open
      .filter((name) => name !== '__root')
      .map((name) => words[name] ?? name)
      .toSorted(),
  ).toEqual(listed.toSorted());
});

it.each(each(table('bolletta.stato.1')))('labels bill status %s, %s, as %s', (code, _meaning, label) => {
  expect(BILL_STATUS_LABELS[billStatus(code)]).toBe(label);
});

it.each(each(table('pagamento.modello.10')))('labels payment method %s, %s, as %s', (code, _meaning, label) => {
  expect(PAYMENT_METHOD_KIND_LABELS[paymentMethodKind(code)]).toBe(label);
});

it('names documents as in documento.modello.2', () => {
  expect(DOCUMENT_TYPE_LABELS).toEqual(Object.fromEntries(table('documento.modello.2')));
});

it('names relationships of holders as in contratto.modello.9', () => {
  const rows = table('contratto.modello.9').map(([code, , label]) => [code === 'else' ? 'SCONOSCIUTO' : code, label]);
  expect(HOLDER_RELATIONSHIP_LABELS).toEqual(Object.fromEntries(rows));
});

it.each(table('contratto.stato.1'))('reads a supply %s with a quotation %s as %s', (state, quotation, status) => {
  const quotations = { any: [undefined, 'Q1'], present: ['Q1'], none: [undefined] }[quotation];
  for (const given of quotations ?? []) {
    expect(CONTRACT_STATUS_LABELS[commodityStatus(state, given)]).toBe(status);
  }
});

describe('intervento.stato', () => {
  it('lists the statuses, beside unknown', () => {
    const listed = table('intervento.stato.1').map(([status]) => status);
    expect(listed.toSorted()).toEqual(INTERVENTION_STATUSES.filter((each) => each !== 'SCONOSCIUTO').toSorted());
  });

  const rows = table('intervento.stato.2');

  it.each(rows)('maps %s with %s, %s, to %s', (state, subState, _meaning, status) => {
    const code = { '(empty)': '', '(any)': 'WHATEVER', '(any other)': 'WHATEVER' }[subState] ?? subState;
    expect(mappedInterventionStatus(state, code)).toBe(status);
  });

  it('lists each pair of states that the code knows', () => {
    const known = Object.entries(BACKEND_INTERVENTION_STATES).flatMap(([state, subStates]) =>
      Object.keys(subStates).map((subState) => `${state}/${subState || '(empty)'}`),
    );
    const listed = rows.map(([state, subState]) => `${state}/${subState}`);
    expect(listed.filter((pair) => !pair.includes('(any')).toSorted()).toEqual(known.toSorted());
  });
});

it('lists the allowed transitions in intervento.stato.11, row by row', () => {
  const cells = (subState: string) => ({ '': '(empty)', REASON: '(reason)', SAME: '(same)' })[subState] ?? subState;
  const known = INTERVENTION_TRANSITIONS.map(({ step, from, fromSubStates, to, toSubState, mode = '' }) => [
    step,
    from,
    fromSubStates.map(cells).join(', '),
    to,
    cells(toSubState),
    mode,
  ]);
  expect(table('intervento.stato.11')).toEqual(known);
});

describe('moduli.stati.1', () => {
  const letters: Readonly<Record<string, string>> = { ACTIVE: 'A', PREVIEW: 'P', HIDDEN: '–' };
  const rows = table('moduli.stati.1');

  it('lists each type of user', () => {
    expect(rows.map(([type]) => type).toSorted()).toEqual(USER_TYPES.toSorted());
  });

  it.each(rows)('lists the module states of type %s', (type, ...cells) => {
    const states = moduleStates('RESIDENZIALE', type as UserType);
    const { archive, contracts, profile, notification, support, energyControl, loyalty, memberGetMember, risolve } =
      states;
    const columns = [
      [archive, contracts, profile],
      [notification, support],
      [energyControl],
      [loyalty],
      [memberGetMember],
      [risolve],
    ];
    expect(columns.map((column) => column.map((state) => letters[state]))).toEqual(
      columns.map((column, at) => column.map(() => cells[at])),
    );
  });
});

it('lists each call of customers with the modules that it needs in moduli.porta.2', () => {
  const known = Object.values<Call>(catalogue).flatMap(({ id, modules }): [string, string][] =>
    modules === undefined ? [] : [[id, moduleWords(modules)]],
  );
  const listed = table('moduli.porta.2').flatMap(([needs, ids]) => ids.split(', ').map((id) => [id, needs]));
  expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(known));
  expect(listed).toHaveLength(known.length);
});

it.each(each(table('errore.codici.1')))('declares for code %s the text that is given: %s', (code, meaning) => {
  const entry = isErrorCode(code) ? errorCatalogue[code] : undefined;
  const given = /^'(.*)'$/.exec(meaning)?.[1];
  expect(entry?.text).toBe(given ?? entry?.text);
  expect(entry).toBeDefined();
});

describe('operatore.ruoli.1', () => {
  const rows = table('operatore.ruoli.1');

  it('lists each role of operators', () => {
    expect(rows.map(([role]) => role)).toEqual(OPERATOR_ROLES);
  });

  it.each(rows)('lists the name and rights of role %s, %s', (role, name, ...cells) => {
    expect(OPERATOR_ROLE_LABELS[role as OperatorRole]).toBe(name);
    expect(rightsOf(role as OperatorRole)).toEqual(OPERATOR_RIGHTS.filter((_, at) => cells[at] === 'x'));
  });
});

describe('pratica', () => {
  it('lists the rules of each kind of supply request in pratica.tipi.1', () => {
    const standings = { ACTIVE: 'an active supply', SUSPENDED: 'a suspended supply', ENDED: 'an ended supply' };
    const known = SUPPLY_REQUEST_KINDS.map((kind) => {
      const { of, commodities, isDistributed, hasWork, isSigned } = SUPPLY_REQUEST_RULES[kind];
      const cells = [isDistributed, hasWork, isSigned].map((holds) => (holds ? 'yes' : ''));
      const about = of === undefined ? 'a delivery point' : standings[of];
      return [kind, SUPPLY_REQUEST_KIND_LABELS[kind], about, commodities.join(', '), ...cells];
    });
    expect(table('pratica.tipi.1')).toEqual(known);
  });

  it('lists the questions and papers of each kind in pratica.domande.1 and pratica.carte.1', () => {
    const questions = SUPPLY_REQUEST_KINDS.map((kind) => {
      const asked = [...questionsOf(kind, {}), ...questionsOf(kind, { cambia: 'DATI_FISCALI' })];
      return [kind, [...new Set(asked)].join(', ')];
    });
    expect(table('pratica.domande.1')).toEqual(questions);
    expect(table('pratica.carte.1')).toEqual(SUPPLY_REQUEST_KINDS.map((kind) => [kind, papersOf(kind, {}).join(', ')]));
  });

  it.each([
    ['passi.1', REQUEST_STEP_LABELS],
    ['stati.1', REQUEST_STATE_LABELS],
    ['costo.1', COST_LINE_LABELS],
  ])('lists the labels in %s', (rule, labels) => {
    expect(Object.fromEntries(table(`pratica.${rule}`))).toEqual(labels);
  });

  it('lists words and next step of each code in pratica.rifiuti.1', () => {
    expect(table('pratica.rifiuti.1')).toEqual(
      Object.entries(REJECTIONS).map(([code, { words, next }]) => [code, words, next]),
    );
  });
});
