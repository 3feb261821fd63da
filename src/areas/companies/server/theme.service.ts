import type { updateTheme } from '#areas/companies/contract/company.calls.ts';
import { companyErrors } from '#areas/companies/contract/company.errors.ts';
import { FORBID_COLOR, FORBID_LOGO } from '#areas/companies/contract/company.permissions.ts';
import { refusedThemePart, THEME_IMAGES, type ThemeImage } from '#areas/companies/rules/theme.ts';
import type { ParsedInput } from '#kernel/api-call.ts';
import { holds } from '#kernel/permission.ts';
import { type Actor, companyOf } from '#platform/actor.ts';
import { deleteFile } from '#platform/files/attached-file.ts';
import type { PreparationContext, RequestContext } from '#platform/http/route.ts';
import { presentTheme } from './company.presenter.ts';
import type { CompanyRecord, CompanyValues } from './company.repository.ts';
import { changeCompany, lockVersion } from './company.service.ts';
import { prepareSentImage, receiveImage, type SentFile } from './receive-file.ts';

type Context = RequestContext<Actor>;
type ThemeInput = ParsedInput<typeof updateTheme>['body'];

const COLUMN_OF = {
  logo: 'logo_file_id',
  favicon: 'favicon_file_id',
  loginBackground: 'login_background_file_id',
  marketplaceImage: 'marketplace_image_file_id',
} as const satisfies Record<ThemeImage, keyof CompanyRecord>;

type SentImages = Partial<Record<ThemeImage, SentFile | null>>;

/** Sends the images to the store, before the transaction; null removes one. */
export async function prepareTheme(context: PreparationContext<Actor>, input: ThemeInput): Promise<SentImages> {
  const sent: SentImages = {};
  for (const image of THEME_IMAGES) {
    const file = input[image];
    if (file !== undefined) sent[image] = file && (await prepareSentImage(context, file));
  }
  return sent;
}

export async function changeTheme(context: Context, input: ThemeInput, images: SentImages) {
  const before = await lockVersion(context, companyOf(context.actor), input.version);
  const sent = THEME_IMAGES.filter((image) => input[image] !== undefined);
  refuseForbidden(context.actor, before, input, sent);
  const values: CompanyValues = input.primaryColor ? { primary_color: input.primaryColor } : {};
  for (const image of sent) {
    const file = images[image];
    values[COLUMN_OF[image]] = file ? await receiveImage(context, file) : null;
  }
  const after = await changeCompany(context, before, values, 'companies.updateTheme');
  for (const image of sent) {
    const replaced = before[COLUMN_OF[image]];
    if (replaced && replaced !== after[COLUMN_OF[image]]) await deleteFile(context.trx, replaced);
  }
  return { version: after.version, theme: presentTheme(after) };
}

function refuseForbidden(
  actor: Actor,
  before: CompanyRecord,
  { primaryColor }: ThemeInput,
  images: readonly ThemeImage[],
): void {
  const rights = { logo: !holds(actor.permissions, FORBID_LOGO), color: !holds(actor.permissions, FORBID_COLOR) };
  const refused = refusedThemePart(before.primary_color, { primaryColor, images }, rights);
  if (refused === 'logo') throw companyErrors.logoForbidden();
  if (refused === 'color') throw companyErrors.colorForbidden();
}
