import { defineErrors } from '#kernel/errors.ts';

export const userErrors = defineErrors('users', {
  beyondOwnRights: 403,
  lastAdministrator: 409,
  notYourself: 409,
  ownAdministration: 409,
  belongsElsewhere: 409,
  alreadyActive: 409,
  disabled: 409,
  roleInUse: 409,
  roleShipped: 409,
  roleNameTaken: 409,
  tooManyRoles: 409,
  administratorNeeds: 409,
});
