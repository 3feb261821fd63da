import { countryFields } from '#areas/fleet/rules/driver-rules.ts';
import { COUNTRY_COLUMN } from '#areas/imports/rules/country-column.ts';
import { column, type ImportColumn } from '#areas/imports/rules/import-column.ts';
import { COUNTRIES } from '#countries/country.ts';
import type { Country } from '#countries/country-type.ts';
import { dynamicKey } from '#kernel/phrase-key.ts';
import { FLEET_TYPE_CHOICES, FLEET_TYPE_SYNONYMS } from './fleet-type-column.ts';
import { TRANSPORT_COMPANY } from './transport-company.ts';

const offered = (values: readonly string[]) => values.map((value) => ({ value }));
const TAX_ID_LABELS = COUNTRIES.map(({ taxId }) => taxId.label);

/** The columns of a driver's form; each country uses its own part of them. */
export function driverColumns(country: Country): readonly ImportColumn[] {
  const { personalDocuments, licenceCategories } = country;
  const has = countryFields(country);
  const states = [...new Set(personalDocuments.flatMap(({ issuingStates }) => issuingStates))];
  const dates = new Set(
    personalDocuments.flatMap(({ type }) =>
      country.driverDocuments(type).flatMap(({ expiration }) => expiration ?? []),
    ),
  );
  const induction = { hidden: !dates.has('securityExpirationDate') };
  const columns: readonly ImportColumn[] = [
    column(
      'firstName',
      'text',
      ['nome', 'nomes', 'primeiro nome', 'nombre', 'nombres', 'first name', 'given name', 'name'],
      {
        required: true,
      },
    ),
    column(
      'lastName',
      'text',
      ['sobrenome', 'sobrenomes', 'apellido', 'apellidos', 'last name', 'surname', 'family name'],
      {
        required: true,
      },
    ),
    COUNTRY_COLUMN,
    column(
      'phone',
      'text',
      [
        'celular',
        'telefone',
        'telefone celular',
        'fone',
        'whatsapp',
        'telefono',
        'movil',
        'telefono celular',
        'numero de telefono',
        'phone',
        'phone number',
        'mobile',
        'cellphone',
        'cell phone',
      ],
      {
        required: true,
      },
    ),
    column(
      'countryCode',
      'text',
      [
        'ddi',
        'codigo de telefone',
        'codigo telefonico',
        'codigo de pais del telefono',
        'prefijo',
        'calling code',
        'phone code',
        'dial code',
      ],
      {
        phrase: 'imports.columns.callingCode',
        hint: 'callingCode',
      },
    ),
    column(
      'typeDocumentId',
      'text',
      ['tipo documento', 'tipo de identificacao', 'tipo de identificacion', 'tipo doc', 'document type', 'id type'],
      {
        required: personalDocuments.length > 1,
        choices: offered(personalDocuments.map(({ type }) => type)),
      },
    ),
    column(
      'documentId',
      'text',
      [
        'documento',
        'numero de documento',
        'no documento',
        'documento de identidade',
        'documento de identidad',
        'identidade',
        'cedula',
        'cedula de identidad',
        'carnet',
        'carnet de identidad',
        'ci',
        'dni',
        'rg',
        'cpf',
        'run',
        'ine',
        'document',
        'document number',
        'id number',
        'identity document',
      ],
      {
        required: personalDocuments.some(({ rule }) => rule.required),
      },
    ),
    column(
      'documentState',
      'text',
      ['expedido', 'expedido en', 'extension', 'emitido em', 'uf', 'issued in', 'issuing state'],
      {
        hidden: states.length === 0,
        choices: offered(states),
      },
    ),
    column(
      'documentIdExpirationDate',
      'day',
      [
        'vencimento do documento',
        'validade do documento',
        'vencimiento documento',
        'vencimiento ci',
        'vencimiento dni',
        'document expiry',
        'document expiration',
      ],
      {
        hidden: !dates.has('documentIdExpirationDate'),
      },
    ),
    column(
      'birthDate',
      'day',
      [
        'nascimento',
        'data nascimento',
        'nacimiento',
        'fecha nacimiento',
        'fecha de nacimiento',
        'birth date',
        'date of birth',
        'birthday',
        'dob',
      ],
      {
        required: true,
      },
    ),
    column(
      'driverLicense',
      'text',
      [
        'cnh',
        'habilitacao',
        'carteira de habilitacao',
        'carteira',
        'numero da cnh',
        'licencia',
        'licencia de conducir',
        'nro licencia',
        'numero de licencia',
        'brevete',
        'license',
        'licence',
        'driver license',
        'driver licence',
        'drivers license',
        'license number',
      ],
      {
        required: true,
      },
    ),
    column(
      'driverLicenseCategory',
      'text',
      [
        'categoria',
        'categoria cnh',
        'categoria da cnh',
        'categoria licencia',
        'categoria de licencia',
        'clase',
        'category',
        'license category',
        'licence category',
        'license class',
      ],
      {
        choices: offered(licenceCategories),
      },
    ),
    column(
      'driverLicenseExpirationDate',
      'day',
      [
        'validade cnh',
        'vencimento cnh',
        'vencimento da cnh',
        'validade da cnh',
        'vencimiento licencia',
        'vencimiento de licencia',
        'vencimiento de la licencia',
        'vencimiento brevete',
        'license expiry',
        'license expiration',
        'licence expiry',
      ],
      {
        hidden: !dates.has('driverLicenseExpirationDate'),
      },
    ),
    column(
      'securityIssuedDate',
      'day',
      [
        'emision induccion',
        'fecha de induccion',
        'inducao de seguranca',
        'induccion de seguridad',
        'security induction',
        'induction date',
      ],
      induction,
    ),
    column(
      'securityExpirationDate',
      'day',
      ['vencimiento induccion', 'vencimento inducao', 'vencimiento de la induccion', 'induction expiry'],
      induction,
    ),
    column(
      'taxId',
      'text',
      [...TAX_ID_LABELS, 'cuit', 'cuil', 'documento fiscal', 'identificacao fiscal', 'identificacion fiscal', 'tax id'],
      {
        phrase: 'imports.columns.taxId',
      },
    ),
    column('businessName', 'text', ['razao social', 'razon social', 'business name']),
    column('personReference', 'text', [
      'referencia',
      'contato de referencia',
      'persona de referencia',
      'contacto de referencia',
      'reference',
      'reference person',
      'reference contact',
    ]),
    column('phoneReference', 'text', [
      'telefone referencia',
      'telefone de contato',
      'telefono de referencia',
      'telefono referencia',
      'reference phone',
    ]),
    column('street', 'text', ['endereco', 'rua', 'logradouro', 'direccion', 'domicilio', 'calle', 'address', 'street']),
    column('typeOfFleet', 'choice', FLEET_TYPE_SYNONYMS, { choices: FLEET_TYPE_CHOICES, hidden: !has.typeOfFleet }),
    column('curp', 'text', ['clave curp'], { hidden: !has.curp }),
    column('chatExpirationDate', 'day', ['vencimiento chat', 'vencimento chat', 'chat expiry'], {
      hidden: !has.chatExpirationDate,
    }),
    column('operator', 'text', ['operador', 'transportista operador', 'operator'], { hidden: !has.operator }),
    column('eventualTrucker', 'flag', ['eventual', 'conductor eventual', 'chofer eventual', 'eventual driver']),
    TRANSPORT_COMPANY,
  ];
  return columns.map((one) => ({ phrase: dynamicKey('fleet.drivers.fields', one.field), ...one }));
}
