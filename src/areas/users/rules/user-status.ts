/** active 'Activo', disabled 'Desactivado', pending 'Pendiente': invited, but without a password of their own yet. */
export const USER_STATUSES = ['active', 'disabled', 'pending'] as const;
