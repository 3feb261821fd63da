import type { ImportColumn, RowValues } from '#areas/imports/rules/import-column.ts';
import type { PropertyDefinition } from '#areas/load-orders/rules/property-definition.ts';
import { ASSIGNMENT_PROPERTY, type PropertyType } from '#areas/load-orders/rules/property-type.ts';
import type { PropertyValue } from '#areas/load-orders/rules/property-value.ts';

const KINDS: Readonly<Record<PropertyType, ImportColumn['kind']>> = {
  text: 'text',
  number: 'decimal',
  date: 'day',
  list: 'choice',
  flag: 'flag',
};
const ASSIGNMENT_NAMES = [
  'numero de assinalacao',
  'numero de atribuicao',
  'atribuicao',
  'numero de asignacion',
  'n asignacion',
  'asignacion',
  'assignment number',
  'assignment',
];

const fieldOf = (nameKey: string) => `propertiesOc.${nameKey}`;

/** A column for each custom property of the company, named by its name, or by its key in the keyed variant. */
export function attributeColumns(definitions: readonly PropertyDefinition[], byKey: boolean): ImportColumn[] {
  return definitions
    .filter(({ disable }) => !disable)
    .map(({ nameKey, name, type, values, required }) => ({
      field: fieldOf(nameKey),
      kind: KINDS[type],
      decimals: 3,
      required,
      heading: byKey ? nameKey : name,
      synonyms: [nameKey, name, ...(nameKey === ASSIGNMENT_PROPERTY ? ASSIGNMENT_NAMES : [])],
      ...(type === 'list' ? { choices: values.map((value) => ({ value })) } : {}),
    }));
}

/** The values of a line, each converted to its type. */
export function attributesOf(definitions: readonly PropertyDefinition[], values: RowValues) {
  const said = definitions.flatMap(({ nameKey, type }): [string, PropertyValue][] => {
    const text = values[fieldOf(nameKey)];
    if (text === undefined) return [];
    if (type === 'number') return [[nameKey, Number(text)]];
    return [[nameKey, type === 'flag' ? text === 'true' : text]];
  });
  return said.length > 0 ? { propertiesOc: Object.fromEntries(said) } : {};
}

/** The column of the number that identifies an order. */
export const ASSIGNMENT_COLUMN = fieldOf(ASSIGNMENT_PROPERTY);
