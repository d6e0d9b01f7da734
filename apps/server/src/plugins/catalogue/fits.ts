import * as core from 'zod/v4/core';

type Fits = (answer: unknown) => boolean;

/**
 * Compiles a contract to a function that returns true for an answer that fits it as it is, without the copy that Zod
 * makes of everything. Returns undefined for contracts with something else than what answers mostly consist of.
 *
 * It may reject what Zod takes, never the reverse.
 */
export function fitsOf(schema: core.$ZodType): Fits | undefined {
  const parts: unknown[] = [];
  let count = 0;
  const part = (value: unknown) => `p[${parts.push(value) - 1}]`;
  /** Returns statements that return false unless the variable fits. */
  const check = (given: core.$ZodType, name: string): string => {
    const { def } = (given as core.$ZodTypes)._zod;
    const reject = (unless: string) => `if (!(${unless})) return false;\n`;
    if (isCoerced(def) || (def.checks?.length && def.type !== 'string' && def.type !== 'number')) throw unknownKind;
    switch (def.type) {
      case 'object': {
        if (!isStrict(def)) throw unknownKind;
        const fields = Object.entries(def.shape);
        const isOptional = (field: core.$ZodType) => field._zod.optout === 'optional';
        if (fields.every(([, field]) => isOptional(field))) throw unknownKind;
        const keys = `n${(count += 1)}`;
        return [
          reject(`typeof ${name} === 'object' && ${name} !== null && !Array.isArray(${name})`),
          `let ${keys} = 0;\nfor (const key in ${name}) ${keys} += 1;\n`,
          ...fields.map(([key, field]) => {
            const value = `v${(count += 1)}`;
            const own = JSON.stringify(key);
            const there = `${keys} -= 1;\nconst ${value} = ${name}[${own}];\n${check(required(field), value)}`;
            return isOptional(field) ? `if (${own} in ${name}) {\n${there}}\n` : there;
          }),
          reject(`${keys} === 0`),
        ].join('');
      }
      case 'array': {
        const each = `e${(count += 1)}`;
        return `${reject(`Array.isArray(${name})`)}for (const ${each} of ${name}) {\n${check(def.element, each)}}\n`;
      }
      case 'nullable': {
        const value = `v${(count += 1)}`;
        return `const ${value} = ${name};\nif (${value} !== null) {\n${check(def.innerType, value)}}\n`;
      }
      case 'boolean':
        return reject(`typeof ${name} === 'boolean'`);
      case 'literal':
        if (!def.values.every(isPlain)) throw unknownKind;
        return reject(def.values.map((value) => `${name} === ${JSON.stringify(value)}`).join(' || '));
      case 'enum':
        return reject(`${part(new Set(Object.values(def.entries)))}.has(${name})`);
      case 'number':
        if (def.checks?.length || 'format' in def) return reject(`${part(unchanged(given))}(${name})`);
        return reject(`typeof ${name} === 'number' && Number.isFinite(${name})`);
      case 'string': {
        const { format, pattern, checks } = def as core.$ZodStringFormatDef;
        const tests = (checks ?? []).map(({ _zod }) => (_zod.def as { fn?: (value: string) => unknown }).fn);
        const isSimple = format === undefined || (days.has(format) && pattern?.global === false && !pattern.sticky);
        if (!isSimple || tests.includes(undefined)) return reject(`${part(unchanged(given))}(${name})`);
        return reject(
          [
            `typeof ${name} === 'string'`,
            ...(pattern ? [`${part(pattern)}.test(${name})`] : []),
            ...tests.map((test) => `${part(test)}(${name}) === true`),
          ].join(' && '),
        );
      }
      default:
        throw unknownKind;
    }
  };
  try {
    const body = check(schema, 'answer');
    // Zod compiles its own checks the same way; all texts come from our contracts.
    // oxlint-disable-next-line typescript/no-implied-eval
    return new Function('p', `return (answer) => {\n${body}return true;\n};`)(parts) as Fits;
  } catch (error) {
    if (error === unknownKind) return undefined;
    throw error;
  }
}

const unknownKind = new Error('a kind of schema that only Zod checks');

/** Formats that are their pattern and nothing else. */
const days: ReadonlySet<string> = new Set(['date', 'datetime']);

const isCoerced = (def: object) => 'coerce' in def && def.coerce === true;
const required = (field: core.$ZodType): core.$ZodType => {
  const { def } = (field as core.$ZodTypes)._zod;
  return def.type === 'optional' ? def.innerType : field;
};
const isStrict = ({ catchall }: core.$ZodObjectDef) => catchall?._zod.def.type === 'never';
const isPlain = (value: unknown) => value === null || ['string', 'boolean', 'number'].includes(typeof value);

/** For values with checks of their own, which may also change them. */
function unchanged(schema: core.$ZodType): Fits {
  return (value) => {
    const checked = core.safeEncode(schema, value);
    return checked.success && checked.data === value;
  };
}
