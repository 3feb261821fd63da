import type { Permission } from '#kernel/permission.ts';

const rule = <const T extends Permission>(name: T): T => name;

export const PROFILE_READ = { anyOf: [rule('company-profile-read'), rule('company-profile-write')] } as const;
export const PROFILE_WRITE = rule('company-profile-write');
export const ASSOCIATE = rule('associated-companies');
/** Opens every screen of the platform about its companies. */
export const COMPANIES = rule('companies-read');
export const DOWNLOAD = rule('download-listings');
/** Shows of which country a company or a partner is, in columns and filters. */
export const SEE_COUNTRIES = rule('view-company-countries');

/** Permissions that take a right away from their holder. */
export const FORBID_LOGO = rule('forbid-modify-logo');
export const FORBID_COLOR = rule('forbid-modify-color');
