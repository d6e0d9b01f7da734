import { types, type PluginObj } from '@babel/core';
import type { linguiTransformerBabelPreset } from '@lingui/vite-plugin';

/** Only the document and the server read these of an entry, and every byte of the home counts. */
const forReaders = new Set(['summary', 'rules', 'example', 'modules', 'errors', 'maxBodyBytes']);

const definers = new Set(['defineCall', 'defineFileCall', 'defineEventsCall']);

/** Only the server looks up the kind of a code. */
const declarers = new Set(['ownId', 'deskId', 'freeCode']);

/** Leaves examples, explanations and the kinds of codes out of the calls' contracts. */
export function bareContracts(): ReturnType<typeof linguiTransformerBabelPreset> {
  const code = new RegExp(String.raw`\b(?:${[...definers, ...declarers, 'declared'].join('|')})\(`);
  return { preset: { plugins: [dropDocumentation] }, rolldown: { filter: { code } } };
}

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
        entry.properties = entry.properties.filter(
          (property) =>
            !types.isObjectProperty(property) ||
            !types.isIdentifier(property.key) ||
            !forReaders.has(property.key.name),
        );
      },
    },
  };
}
