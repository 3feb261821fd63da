import { z } from 'zod';
import { idShape } from '#kernel/ids.ts';
import { LANGUAGES } from '#kernel/language.ts';

export const THEME_MODES = ['light', 'dark', 'auto'] as const;

const imageUrl = z.string().nullable();

const themeShape = z.object({
  logo: imageUrl,
  favicon: imageUrl,
  loginBackground: imageUrl,
  marketplaceImage: imageUrl,
  primaryColor: z.string(),
  /** Ten shades of the primary colour, lightest first. */
  colorPalette: z.array(z.string()),
});

const typeShape = z.object({ _id: z.string(), name: z.string() });

export const companyChoiceShape = z.object({
  companyId: idShape,
  name: z.string(),
  country: z.string().nullable(),
  type: typeShape,
  logo: imageUrl,
  isAdmin: z.boolean(),
});
export type CompanyChoice = z.output<typeof companyChoiceShape>;

/** Everything the shell needs to know about the signed-in user and their company. */
export const sessionUserShape = z.object({
  userId: idShape,
  loggedIn: z.literal(true),
  profile: z.object({
    firstName: z.string(),
    lastName: z.string(),
    documentId: z.string().nullable(),
    pathPhoto: imageUrl,
  }),
  auth: z.object({ email: z.string(), countryCode: z.string().nullable(), phone: z.string().nullable() }),
  address: z.object({ street: z.string().nullable() }),
  permissions: z.array(z.string()),
  /** Whether they have a driver's account in the company they work in. */
  drives: z.boolean(),
  roles: z.array(z.object({ id: idShape, key: z.string(), name: z.string() })),
  isAdmin: z.boolean(),
  isSuperAdmin: z.boolean(),
  company: z
    .object({
      companyId: idShape,
      name: z.string(),
      type: typeShape,
      country: z.string().nullable(),
      timeZone: z.string(),
      /** The company of the platform itself, which has no loads of its own. */
      isPlatform: z.boolean(),
      theme: themeShape,
      /** Company settings that change forms. */
      settings: z.record(z.string(), z.unknown()),
    })
    .nullable(),
  /** Inside a company that is not theirs; `isOver` when the time has passed and they have not left yet. */
  steppedIn: z
    .object({ companyName: z.string(), reason: z.string(), since: z.string(), until: z.string(), isOver: z.boolean() })
    .nullable(),
  /** The companies the user may work in; the super administrator finds the others with `session.companies`. */
  companies: z.array(companyChoiceShape),
  preferences: z.object({ selectedCompany: idShape.nullable() }),
  automaticAssignment: z.boolean(),
  /** Places of the company by the module that offers them. */
  places: z.object({ warehouses: z.array(z.object({ _id: idShape, fullName: z.string() })) }),
  notifications: z.object({
    /** Number of unread notifications. */
    quantity: z.number().int(),
    pushRegistered: z.boolean(),
    /** Only what differs from the default; an absent type is notified in the app and by push. */
    settings: z.array(z.object({ type: z.string(), inApp: z.boolean(), push: z.boolean(), mail: z.boolean() })),
  }),
  /** The reminder may be due: it was not accepted today. */
  showAlert: z.boolean(),
  themeMode: z.enum(THEME_MODES),
  personalizationTms: z.object({ logo: imageUrl, favicon: imageUrl }),
  /** The chosen language, otherwise that of the company's country. */
  language: z.enum(LANGUAGES),
  countries: z.array(
    z.object({
      countryId: z.string(),
      countryCode: z.string(),
      codeName: z.string(),
      name: z.string(),
      emoji: z.string(),
      phoneCode: z.string(),
    }),
  ),
});
export type SessionUser = z.output<typeof sessionUserShape>;
