import { types, type PluginObj } from '@babel/core';
import type { linguiTransformerBabelPreset } from '@lingui/vite-plugin';

/** Drops fields that only the API document and the server read: every byte of the home page's bundle counts. */
const forReaders = new Set(['summary', 'rules', 'example', 'modules', 'errors', 'maxBodyBytes']);

const definers = new Set(['defineCall', 'defineFileCall', 'defineEventsCall']);

const declarers = new Set(['ownId', 'deskId', 'freeCode']);

/** Strips examples, explanations and the kinds of codes from the client's call contracts. */
export function bareContracts(): ReturnType<typeof linguiTransformerBabelPreset> {
  const code = new RegExp(String.raw`\b(?:${[...definers, ...declarers, 'declared'].join('|')})\(`);
  return { preset: { plugins: [dropDocumentation] }, rolldown: { filter: { code } } };
}

/** A client reads the fields of such an answer by the contracts of other calls. */
const isReadByParts = (property: types.ObjectExpression['properties'][number]) =>
  types.isObjectProperty(property) && types.isIdentifier(property.key, { name: 'isReadByParts' });

function dropDocumentation(): PluginObj {
  return {
    visitor: {
      CallExpression(path) {
        const { node } = path;
        const [entry] = node.arguments;
        if (!types.isIdentifier(node.callee)) return;
        if (node.callee.name === 'declared' && types.isExpression(entry)) path.replaceWith(entry);
        if (declarers.has(node.callee.name) && types.isStringLiteral(entry)) {
          node.arguments = node.arguments.length > 1 ? [types.numericLiteral(0), ...node.arguments.slice(1)] : [];
        }
        if (!definers.has(node.callee.name)) return;
        if (!types.isObjectExpression(entry)) return;
        const dropped = entry.properties.some(isReadByParts) ? new Set([...forReaders, 'answer']) : forReaders;
        entry.properties = entry.properties.filter(
          (property) =>
            !types.isObjectProperty(property) || !types.isIdentifier(property.key) || !dropped.has(property.key.name),
        );
      },
    },
  };
}
