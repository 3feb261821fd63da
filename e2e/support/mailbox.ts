import { type APIRequestContext, expect } from '@playwright/test';

/** The text of the newest mail to an address, once one with this text has arrived. */
export async function newestMail(request: APIRequestContext, recipient: string, holding = /./): Promise<string> {
  let text = '';
  await expect
    .poll(async () => {
      const reply = await request.get('/api/dev/mailbox', { params: { recipient } });
      text = (await reply.json()).messages[0]?.text ?? '';
      return text;
    })
    .toMatch(holding);
  return text;
}
