import type { ImportDefinition } from '#areas/imports/contract/import-definition.ts';
import { COUNTRY_COLUMN } from '#areas/imports/rules/country-column.ts';
import type { ImportColumn } from '#areas/imports/rules/import-column.ts';
import { defineTarget, type ImportRow, type ImportTarget } from '#areas/imports/server/index.ts';
import type { PartnerDetails } from '#areas/partners/rules/partner-details.ts';
import type { PartnerKind } from '#areas/partners/rules/partner-kind.ts';
import { CITY_MAX, NOTES_MAX } from '#areas/partners/rules/partner-limits.ts';
import { readPartner } from '#areas/partners/rules/read-partner.ts';
import { COUNTRIES } from '#countries/country.ts';
import { textRule } from '#countries/rule.ts';
import { readByRule } from '#countries/rule-problem.ts';
import type { FieldProblem } from '#kernel/errors.ts';
import { emailShape, NAME_MAX, TEXT_MAX } from '#kernel/text.ts';
import { findImportedPartners, type ImportedPartner, importPartners } from './import-partners.ts';

const text = (field: string, synonyms: readonly string[], required = false): ImportColumn => ({
  field,
  kind: 'text',
  required,
  synonyms,
});

const TAX_ID_LABELS = COUNTRIES.map(({ taxId }) => taxId.label);

const COLUMNS: readonly ImportColumn[] = [
  text(
    'name',
    [
      'nome',
      'razao social',
      'nome da empresa',
      'empresa',
      'cliente',
      'fornecedor',
      'nombre',
      'razon social',
      'nombre de la empresa',
      'proveedor',
      'transportista',
      'company',
      'company name',
      'business name',
      'client',
      'customer',
    ],
    true,
  ),
  COUNTRY_COLUMN,
  text(
    'taxId',
    [
      ...TAX_ID_LABELS,
      'cuit',
      'cuil',
      'documento fiscal',
      'identificacao fiscal',
      'identificacion fiscal',
      'id fiscal',
      'numero fiscal',
      'tax id',
      'tax number',
      'vat',
    ],
    true,
  ),
  text('address', ['endereco', 'logradouro', 'rua', 'direccion', 'domicilio', 'calle', 'street', 'street address']),
  text('city', ['cidade', 'municipio', 'ciudad', 'localidad', 'localidade', 'town']),
  text('notes', ['observacoes', 'notas', 'observaciones', 'comentarios', 'remarks', 'comments', 'note']),
  text('contactName', [
    'contato',
    'nome do contato',
    'pessoa de contato',
    'contacto',
    'nombre del contacto',
    'nombre contacto',
    'persona de contacto',
    'contact',
    'contact person',
  ]),
  text('contactPhone', [
    'telefone',
    'celular',
    'telefone do contato',
    'fone',
    'whatsapp',
    'telefono',
    'telefono del contacto',
    'movil',
    'phone',
    'phone number',
    'mobile',
    'cellphone',
  ]),
  text('contactEmail', [
    'e mail',
    'email',
    'mail',
    'email do contato',
    'correo',
    'correo electronico',
    'email del contacto',
    'correo del contacto',
    'contact e mail',
  ]),
];

/** The form's fields by column, so that problems are reported at their column. */
const COLUMN_OF: Readonly<Record<string, string>> = {
  'contacts.0.phone': 'contactPhone',
  'contacts.0.countryCode': 'contactPhone',
  'contacts.0.email': 'contactEmail',
};

const LIMITS = {
  address: textRule({ max: TEXT_MAX }),
  city: textRule({ max: CITY_MAX }),
  notes: textRule({ max: NOTES_MAX }),
  contactName: textRule({ max: NAME_MAX * 2 }),
};

/** Clients and transport companies, identified by country and tax id; existing ones are updated. */
export function partnerTarget(definition: ImportDefinition, kind: PartnerKind): ImportTarget {
  return defineTarget<ImportedPartner>({
    definition,
    columns: () => COLUMNS,
    read: (row) => read(kind, row),
    keys: ({ country, details }) => ({ taxId: `${country} ${details.taxId}` }),
    judge: async (context, partners) =>
      (await findImportedPartners(context, kind, partners)).map((found) =>
        found === 'closed' ? { problems: { [COUNTRY_COLUMN.field]: { code: 'choice' } } } : found ? 'update' : 'insert',
      ),
    store: (context, partners) => importPartners(context, kind, partners),
  });
}

function read(kind: PartnerKind, { country, values }: ImportRow) {
  const problems: Record<string, FieldProblem> = {};
  const limited = (field: keyof typeof LIMITS): string | null => {
    const reading = readByRule(LIMITS[field], values[field] ?? '');
    if ('value' in reading) return reading.value || null;
    problems[field] = reading.problem;
    return null;
  };
  const { contactPhone = null, contactEmail } = values;
  const email = contactEmail === undefined ? undefined : emailShape.safeParse(contactEmail);
  if (email?.success === false) problems.contactEmail = { code: 'email' };
  const contactName = limited('contactName') ?? email?.data ?? contactPhone;
  const given: PartnerDetails = {
    name: values.name ?? '',
    taxId: values.taxId ?? null,
    address: limited('address'),
    city: limited('city'),
    notes: limited('notes'),
    // A contact without a name is called by its phone or mail.
    contacts: contactName
      ? [{ fullName: contactName, countryCode: null, phone: contactPhone, email: email?.data ?? null }]
      : [],
    addresses: [],
  };
  const reading = readPartner(kind, country, given);
  for (const [field, problem] of Object.entries(reading.problems)) problems[COLUMN_OF[field] ?? field] = problem;
  if (Object.keys(problems).length > 0) return { problems };
  return { record: { country: country.code, details: reading.details } };
}
