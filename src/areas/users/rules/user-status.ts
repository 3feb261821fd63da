/** active 'Activo', disabled 'Desactivado', pending 'Pendiente': invited, but without their own password yet. */
export const USER_STATUSES = ['active', 'disabled', 'pending'] as const;
