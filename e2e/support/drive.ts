import { connect } from './database.ts';

/** Makes a person with an account the driver of an order. */
export async function makeDriver(email: string, orderId: string): Promise<void> {
  const client = await connect();
  try {
    await client.query(`update driver set user_id = null where user_id = (select id from app_user where email = $1)`, [
      email,
    ]);
    await client.query(
      `update driver d set user_id = u.id from app_user u, load_order o
       where u.email = $1 and o.id = $2 and d.id = o.driver_id`,
      [email, orderId],
    );
  } finally {
    await client.end();
  }
}
