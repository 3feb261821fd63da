import { z } from 'zod';
import { defineCall } from '#kernel/api-call.ts';
import { UPLOAD_MAX_BYTES } from '#kernel/file-calls.ts';
import { idShape } from '#kernel/ids.ts';
import { LANGUAGES } from '#kernel/language.ts';
import type { Permission, PermissionRule } from '#kernel/permission.ts';
import { emailShape, isPrintable, NAME_MAX, optionalTextShape, TEXT_MAX, textShape } from '#kernel/text.ts';
import { done } from './session.calls.ts';
import { companyChoiceShape, sessionUserShape, THEME_MODES } from './session-user.shape.ts';

/** Lets its holder change the photo of colleagues whose account belongs to the company. */
export const PHOTO_OF_OTHERS: Permission = 'users-write';
/** Shows colleagues with their photo: the list of users, and those who act for a transport company. */
export const SEE_PHOTOS: PermissionRule = {
  anyOf: ['users-read', 'users-write', 'users-write-operator', 'provider-read'],
};

const BASE64_GROWTH = 1.4;
const PUSH_TOKEN_MAX = 4000;
export const COMPANY_CHOICES = 50;

export const currentUser = defineCall({
  id: 'session.currentUser',
  method: 'GET',
  path: '/users/current',
  summary: 'The signed-in person: profile, company, permissions, roles, preferences.',
  access: 'signed-in',
  reply: sessionUserShape,
});

/** Fields that are not sent keep their value; an empty value is removed where that is allowed. */
export const updateProfile = defineCall({
  id: 'session.updateProfile',
  method: 'PUT',
  path: '/users/profile',
  summary: 'Changes the caller’s own profile.',
  access: 'signed-in',
  body: z.strictObject({
    firstName: textShape(NAME_MAX).optional(),
    lastName: textShape(NAME_MAX).optional(),
    /** Calling code without plus; without it the company's country is assumed. */
    countryCode: z.string().trim().max(5).nullish(),
    phone: z.string().trim().max(30).nullish(),
    documentId: z.string().trim().max(50).nullish(),
    street: optionalTextShape(TEXT_MAX).optional(),
    language: z.enum(LANGUAGES).nullish(),
    themeMode: z.enum(THEME_MODES).optional(),
  }),
  reply: sessionUserShape,
});

export const changeEmail = defineCall({
  id: 'session.changeEmail',
  method: 'PUT',
  path: '/session/email',
  summary: 'Changes the address the caller signs in with; both addresses get a mail.',
  access: 'signed-in',
  confirmsPassword: true,
  rateLimit: { max: 10, seconds: 60, by: 'user' },
  body: z.strictObject({ email: emailShape }),
  reply: sessionUserShape,
});

export const updatePhoto = defineCall({
  id: 'session.updatePhoto',
  method: 'PUT',
  path: '/users/{id}/photo',
  summary: 'Replaces the photo of the caller, or of a person whose account belongs to the company.',
  access: 'signed-in',
  bodyLimit: Math.ceil(UPLOAD_MAX_BYTES * BASE64_GROWTH) + 100_000,
  params: z.object({ id: idShape }),
  body: z.strictObject({
    /** Base64 content, with or without a data URL prefix; null removes the photo. */
    photo: z
      .string()
      .min(1)
      .max(Math.ceil(UPLOAD_MAX_BYTES * BASE64_GROWTH))
      .nullable(),
  }),
  reply: z.object({ pathPhoto: z.string().nullable() }),
});

export const updatePushToken = defineCall({
  id: 'session.updatePushToken',
  method: 'PUT',
  path: '/users/pushTokenNotification',
  summary: 'Remembers where push messages for the caller go; null stops them.',
  access: 'signed-in',
  body: z.strictObject({
    pushToken: z
      .string()
      .trim()
      .min(1)
      .max(PUSH_TOKEN_MAX)
      .refine(isPrintable, { params: { code: 'characters' } })
      .nullable(),
  }),
  reply: done,
});

export const selectableCompanies = defineCall({
  id: 'session.companies',
  method: 'GET',
  path: '/session/companies',
  summary: `The companies the caller may work in, by name, at most ${COMPANY_CHOICES}; all of them for the super administrator.`,
  access: 'signed-in',
  query: z.object({
    search: z
      .string()
      .trim()
      .max(TEXT_MAX)
      .refine(isPrintable, { params: { code: 'characters' } })
      .optional(),
  }),
  reply: z.object({ companies: z.array(companyChoiceShape) }),
});

export const selectCompany = defineCall({
  id: 'session.selectCompany',
  method: 'PUT',
  path: '/session/company',
  summary:
    'Works in another company of the caller from now on, in every tab of this session; leaves one they had stepped into.',
  access: 'signed-in',
  body: z.strictObject({ companyId: idShape }),
  reply: sessionUserShape,
});

export const verifyAccess = defineCall({
  id: 'session.verifyAccess',
  method: 'GET',
  path: '/session/access/{permission}',
  summary: 'Whether the caller holds a permission in the selected company.',
  access: 'signed-in',
  params: z.object({ permission: z.string().max(NAME_MAX) }),
  reply: z.object({ allowed: z.boolean() }),
});
