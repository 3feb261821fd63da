import { expect, type Page } from '@playwright/test';
import { connect } from './database.ts';
import { PASSWORD } from './people.ts';

/** Types the password into the dialog that stands before acts that matter. */
export async function confirmPassword(page: Page, password = PASSWORD): Promise<void> {
  const dialog = page.getByRole('dialog', { name: /^(Confirme sua senha|Confirme su contraseña)$/ });
  await dialog.getByLabel(/^(Senha|Contraseña)/).fill(password);
  await dialog.getByRole('button', { name: 'Confirmar' }).click();
  await expect(dialog).toBeHidden();
}

const setConfirmed = async (email: string, at: string) => {
  const database = await connect();
  await database.query(
    `update user_session s set confirmed_at = ${at} from app_user u where u.id = s.user_id and u.email = $1`,
    [email],
  );
  await database.end();
};

/** As if nobody had confirmed the password lately: sessions are kept from one journey to the next. */
export const forgetConfirmation = (email: string): Promise<void> => setConfirmed(email, 'null');

/** For journeys about something else: as if the password had just been confirmed, in every open session. */
export const trust = (email: string): Promise<void> => setConfirmed(email, `now() + interval '1 hour'`);
