/**
 * Three roles without a login, each with one purpose. The connecting user of DATABASE_URL becomes a member of all
 * three; every pooled connection starts as `app`.
 */
export const ROLES = {
  owner: 'tropeiro_owner',
  app: 'tropeiro_app',
  platform: 'tropeiro_platform',
} as const;
