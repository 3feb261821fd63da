import { expect } from '@playwright/test';
import { OPERATOR, operatorCalls } from '../load-orders/office.ts';
import { signIn } from '../support/people.ts';
import { expectPlainText } from '../support/shown-text.ts';
import { expectSnackbar } from '../support/snackbar.ts';
import { test } from '../support/test.ts';
import { publishedOffer } from './offers.ts';

test('a load is taken back and published again from the list, which asks before it cancels', async ({
  page,
  request,
}) => {
  const { code } = await publishedOffer(await operatorCalls(request));
  await signIn(page, OPERATOR, { at: `/opportunity/list?search=${code}` });
  const choose = async (action: string) => {
    await page.getByRole('button', { name: `Ações de ${code}` }).click();
    await page.getByRole('menuitem', { name: action }).click();
  };
  await expectSnackbar(page, 'Oportunidade despublicada', () => choose('Despublicar'));
  await expectSnackbar(page, 'Oportunidade publicada com sucesso', () => choose('Publicar'));
  await choose('Cancelar oportunidade');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox')).toBeVisible();
  await expectPlainText(page);
});
