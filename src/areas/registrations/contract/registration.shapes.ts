import { z } from 'zod';
import { fleetDocumentTypeShape } from '#areas/documents/contract/document.shapes.ts';
import { MAX_DOCUMENT_CHANGES } from '#areas/documents/rules/document-limits.ts';
import { VEHICLE_KINDS } from '#areas/fleet/rules/vehicle-fleet.ts';
import { BRAND_MAX } from '#areas/fleet/rules/vehicle-limits.ts';
import { COUNTRY_CODES } from '#countries/country-type.ts';
import { dayShape } from '#kernel/date-shapes.ts';
import { fileShape } from '#kernel/file-calls.ts';
import { idShape } from '#kernel/ids.ts';
import { LANGUAGES } from '#kernel/language.ts';
import { callingCodeText, EMAIL_MAX, NAME_MAX, optionalTextShape, textShape } from '#kernel/text.ts';
import {
  DRIVERS_MAX,
  REGISTRANT_KINDS,
  REGISTRATION_STATES,
  REGISTRATION_STEPS,
  SHOWN_STATES,
  VEHICLES_MAX,
} from '../rules/registration.ts';

/** Longer than any number with its separators; the country sets the real limit. */
const NUMBER_MAX = 60;
const PLATE_MAX = 20;
const RECIPIENT_MAX = 200;
const YEAR_MAX = 9999;

/** Without plus. */
const callingCode = callingCodeText.nullish().transform((code) => code?.replace('+', '') ?? null);
const email = z
  .string()
  .trim()
  .max(EMAIL_MAX)
  .transform((text) => text.toLowerCase())
  .refine((text) => text === '' || z.email().safeParse(text).success, { params: { code: 'email' } })
  .nullish()
  .transform((text) => text || null);

export const sentDocumentShape = z.strictObject({
  type: fleetDocumentTypeShape,
  fileId: idShape.nullish().transform((id) => id ?? null),
  expirationDate: dayShape.nullish().transform((day) => day ?? null),
});
const documents = z.array(sentDocumentShape).max(MAX_DOCUMENT_CHANGES).default([]);

const person = {
  firstName: textShape(NAME_MAX),
  lastName: textShape(NAME_MAX),
  countryCode: callingCode,
  phone: textShape(NUMBER_MAX),
};

export const sentDriverShape = z.strictObject({
  ...person,
  typeDocumentId: textShape(NUMBER_MAX),
  documentId: optionalTextShape(NUMBER_MAX),
  birthDate: dayShape,
  driverLicense: textShape(NUMBER_MAX),
  driverLicenseCategory: optionalTextShape(NUMBER_MAX),
  documents,
});
export type SentDriver = z.output<typeof sentDriverShape>;

export const sentVehicleShape = z.strictObject({
  kind: z.enum(VEHICLE_KINDS),
  plate: textShape(PLATE_MAX),
  typeId: textShape(NUMBER_MAX),
  brand: optionalTextShape(BRAND_MAX),
  year: z
    .number()
    .int()
    .min(0)
    .max(YEAR_MAX)
    .nullish()
    .transform((year) => year ?? null),
  documents,
});
export type SentVehicle = z.output<typeof sentVehicleShape>;

/** What the holder of an invitation sends. An independent driver is the only driver, and their own contact. */
export const registrationFormShape = z.strictObject({
  kind: z.enum(REGISTRANT_KINDS),
  /** Of the firm; an independent driver may have one too. */
  name: optionalTextShape(NAME_MAX),
  taxId: optionalTextShape(NUMBER_MAX),
  email,
  /** Whom to ask at the firm. */
  contact: z
    .strictObject(person)
    .nullish()
    .transform((contact) => contact ?? null),
  drivers: z.array(sentDriverShape).max(DRIVERS_MAX),
  vehicles: z.array(sentVehicleShape).min(1).max(VEHICLES_MAX),
});
export type RegistrationForm = z.output<typeof registrationFormShape>;

/** The documents that are asked of drivers, by the type of their identity document, and of vehicles by their kind. */
const slotShape = z.object({ type: fleetDocumentTypeShape, required: z.boolean(), expires: z.boolean() });
export type AskedDocument = z.output<typeof slotShape>;
export const askedDocumentsShape = z.object({
  drivers: z.record(z.string(), z.array(slotShape)),
  truck: z.array(slotShape),
  semitrailer: z.array(slotShape),
});
export type AskedDocuments = z.output<typeof askedDocumentsShape>;

const matched = { known: z.object({ _id: idShape, name: z.string() }).nullable() };
const instant = z.iso.datetime();
const author = z.object({ _id: idShape, name: z.string() }).nullable();

export const registrationShape = z.object({
  _id: idShape,
  version: z.number().int(),
  country: z.enum(COUNTRY_CODES),
  state: z.enum(SHOWN_STATES),
  kind: z.enum(REGISTRANT_KINDS).nullable(),
  name: z.string().nullable(),
  recipient: z.string().nullable(),
  language: z.enum(LANGUAGES).nullable(),
  /** Of the invitation. */
  expiresAt: instant,
  revokedAt: instant.nullable(),
  accessCount: z.number().int(),
  lastAccessAt: instant.nullable(),
  invitedBy: author,
  createdAt: instant,
  sentAt: instant.nullable(),
  decidedAt: instant.nullable(),
  decidedBy: author,
  reason: z.string().nullable(),
  /** The decision, ready to be sent to whoever registered. */
  notice: z.object({ text: z.string(), whatsapp: z.string() }).nullable(),
  partnerId: idShape.nullable(),
  form: registrationFormShape.nullable(),
  /** The files of the form. */
  files: z.array(fileShape),
  /** What the company has already: it is taken as it is when the registration is approved. */
  matches: z.object({
    ...matched,
    /** With the number that belongs to another driver of the company: such a form cannot be approved. */
    drivers: z.array(
      z.object({
        ...matched,
        clash: z.object({ field: z.enum(['phone', 'driverLicense']), _id: idShape, name: z.string() }).nullable(),
      }),
    ),
    vehicles: z.array(z.object(matched)),
  }),
  asked: askedDocumentsShape,
  history: z.array(
    z.object({
      _id: idShape,
      type: z.enum(REGISTRATION_STEPS),
      at: instant,
      by: author,
      reason: z.string().nullable(),
    }),
  ),
});
export type RegistrationView = z.output<typeof registrationShape>;

export const invitationShape = z.strictObject({
  country: z.enum(COUNTRY_CODES),
  recipient: optionalTextShape(RECIPIENT_MAX),
  language: z.enum(LANGUAGES).nullish(),
});

/** What the holder of an invitation sees: who invites, and what they sent themselves. */
export const registerPageShape = z.object({
  company: z.object({
    name: z.string(),
    logo: z.string().nullable(),
    primaryColor: z.string(),
    timeZone: z.string(),
    country: z.string().nullable(),
  }),
  country: z.enum(COUNTRY_CODES),
  language: z.enum(LANGUAGES).nullable(),
  state: z.enum(REGISTRATION_STATES),
  reason: z.string().nullable(),
  sentAt: instant.nullable(),
  /** How often it was sent, so that a corrected form begins with what was sent before. */
  sending: z.number().int(),
  asked: askedDocumentsShape,
  /** Only while it can be corrected. */
  form: registrationFormShape.nullable(),
  files: z.array(fileShape),
});
export type RegisterPage = z.output<typeof registerPageShape>;
