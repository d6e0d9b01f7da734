import { types, type PluginObj } from '@babel/core';
import type { linguiTransformerBabelPreset } from '@lingui/vite-plugin';

/** Only the document and the server read these of an entry, and every byte of the home counts. */
const forReaders = new Set(['summary', 'rules', 'example', 'modules', 'owned', 'errors', 'maxBodyBytes']);

const definers = new Set(['defineCall', 'defineFileCall', 'defineEventsCall']);

/** Leaves examples and explanations out of the calls' contracts. */
export function bareContracts(): ReturnType<typeof linguiTransformerBabelPreset> {
  return { preset: { plugins: [dropDocumentation] }, rolldown: { filter: { code: /\bdefine(?:File|Events)?Call\(/ } } };
}

function dropDocumentation(): PluginObj {
  return {
    visitor: {
      CallExpression({ node }) {
        const [entry] = node.arguments;
        if (!types.isIdentifier(node.callee) || !definers.has(node.callee.name)) return;
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
