import { types, type NodePath, type PluginItem, type PluginObj } from '@babel/core';
import { getConfig } from '@lingui/conf';
import { linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

/**
 * Expands Lingui's macros and compiles each text into the chunk that shows it, instead of one catalogue for all: the
 * ICU message parser need not be shipped.
 */
export function texts(root: string): ReturnType<typeof linguiTransformerBabelPreset> {
  const { preset, rolldown } = linguiTransformerBabelPreset(
    { descriptorFields: 'message', linguiConfig: getConfig({ cwd: root }) },
    { cwd: root },
  );
  const { plugins } = preset as { plugins: PluginItem[] };
  return { preset: { plugins: [...plugins, compileTexts] }, rolldown };
}

/**
 * `{ id: "…", message: "Ciao {name}" }` becomes `{ id: "", message: ["Ciao ", ["name"]] }`: no text is looked up by
 * id.
 */
function compileTexts(): PluginObj {
  return {
    visitor: {
      Program: {
        exit: (program) => program.traverse({ ObjectExpression: compileText }),
      },
    },
  };
}

function compileText({ node }: NodePath<types.ObjectExpression>): void {
  const id = propertyOf(node, 'id');
  const message = propertyOf(node, 'message');
  if (!types.isStringLiteral(id?.value) || !types.isStringLiteral(message?.value)) return;
  message.value = types.valueToNode(compileMessageOrThrow(message.value.value));
  // The ids are random letters, which together cost the home page a kilobyte.
  id.value = types.stringLiteral('');
}

function propertyOf(node: types.ObjectExpression, name: string): types.ObjectProperty | undefined {
  return node.properties.find(
    (property) => types.isObjectProperty(property) && types.isIdentifier(property.key, { name }),
  ) as types.ObjectProperty | undefined;
}
