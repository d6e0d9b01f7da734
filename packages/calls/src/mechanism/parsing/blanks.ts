import { isBlank } from '@sportello/domain';
import type * as core from 'zod/v4/core';

/**
 * Removes the fields of a schema that are blank, at any depth: empty, white space or invisible counts as absent
 * (formato.testo.2). Unknown fields stay, to be rejected; so do list items, whose position counts.
 */
export function withoutBlanks(schema: core.$ZodType, value: unknown): unknown {
  const { def } = (schema as core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return isObject(value) ? Object.fromEntries(keptFields(def.shape, value)) : value;
    case 'array':
      return Array.isArray(value) ? value.map((item) => withoutBlanks(def.element, item)) : value;
    case 'optional':
    case 'nullable':
      return withoutBlanks(def.innerType, value);
    default:
      return value;
  }
}

function keptFields(shape: core.$ZodShape, value: object): [string, unknown][] {
  return Object.entries(value).flatMap(([name, field]: [string, unknown]): [string, unknown][] => {
    const schema = Object.hasOwn(shape, name) ? shape[name] : undefined;
    if (schema === undefined) return [[name, field]];
    return typeof field === 'string' && isBlank(field) ? [] : [[name, withoutBlanks(schema, field)]];
  });
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
