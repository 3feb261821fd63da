import { randomUUID } from 'node:crypto';
import { connect } from './database.ts';

interface Notice {
  readonly type: string;
  readonly message: string;
  readonly data?: Readonly<Record<string, string>>;
}

/** Writes notifications directly into the database and notifies every open tab, as the server does. */
export async function notify(email: string, ...notices: readonly Notice[]): Promise<void> {
  const client = await connect();
  try {
    const { rows } = await client.query(
      `select u.id as user, m.company_id as company from app_user u join membership m on m.user_id = u.id where u.email = $1`,
      [email],
    );
    const { user, company } = rows[0];
    for (const { type, message, data = {} } of notices) {
      await client.query(
        'insert into notification (id, company_id, user_id, type, message, data) values ($1, $2, $3, $4, $5, $6)',
        [randomUUID(), company, user, type, message, data],
      );
    }
    const signal = JSON.stringify({ u: user, c: company, e: 'notifications.created', d: null });
    await client.query('select app.send_signals(array[$1::jsonb])', [signal]);
  } finally {
    await client.end();
  }
}

/** Removes what waits for an account of the demo, for journeys that count notifications. */
export async function forgetNotices(email: string): Promise<void> {
  const client = await connect();
  try {
    await client.query('delete from notification where user_id = (select id from app_user where email = $1)', [email]);
  } finally {
    await client.end();
  }
}
