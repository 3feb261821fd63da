import type { Area, Label } from '#kernel/area.ts';
import type { BaseLanguage } from '#kernel/language.ts';
import { menuLabels, titleLabels } from '#kernel/menu-labels.ts';
import { type Generated, HEAD } from './composition.ts';

const LANGUAGES = ['pt-BR', 'es', 'en'] as const satisfies readonly BaseLanguage[];

type Labels = Readonly<Record<string, Label>>;
type Texts = { readonly [key: string]: string | Texts };

/**
 * The labels of the manifests as phrases, one file for each language and use: those of the menus are loaded with the
 * sign-in page, those of the permissions only with the roles.
 */
export function labelFiles(manifests: readonly Area[]): readonly Generated[] {
  return LANGUAGES.flatMap((language) => [
    fileOf(`src/app/web/phrases/menu.${language}.gen.ts`, language, {
      menu: {
        items: textsIn(language, menuLabels),
        renamed: textsIn(language, ({ renamed = {} }) => renamed),
        actions: textsIn(language, ({ actions = {} }) => actions),
      },
      titles: textsIn(language, titleLabels),
    }),
    fileOf(`src/app/web/phrases/permissions.${language}.gen.ts`, language, {
      permissionGroups: textsIn(language, groupsOf),
      permissions: textsIn(language, permissionsOf),
    }),
  ]);

  function textsIn(language: BaseLanguage, labelsOf: (area: Area) => Labels): Texts {
    const entries = manifests.flatMap((area) => Object.entries(labelsOf(area)));
    return Object.fromEntries(entries.map(([key, label]) => [key, label[language]]));
  }
}

const groupsOf = ({ permissions = {} }: Area): Labels =>
  Object.fromEntries(Object.entries(permissions).flatMap(([id, { label }]) => (label ? [[id, label]] : [])));

const permissionsOf = ({ permissions = {} }: Area): Labels =>
  Object.fromEntries(
    Object.values(permissions).flatMap(({ names }) => Object.entries(names).map(([name, { label }]) => [name, label])),
  );

function fileOf(path: string, language: BaseLanguage, texts: Texts): Generated {
  return [path, `${HEAD}export const ${language.replace('-', '')} = ${JSON.stringify(texts, null, 2)} as const;\n`];
}
