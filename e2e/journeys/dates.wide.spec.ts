import { logInFromParentSite, openCentre } from '../support/cashier';
import { expect, test } from '../support/test';

test.describe('a date', () => {
  test('LIB-05 of a record is chosen from the calendar and typed, by keyboard, under the content policy of production', async ({
    page,
    site,
  }) => {
    await logInFromParentSite(page, site, 'demo');
    const centre = await openCentre(page, site, 'personalHistoryCopy');
    const from = centre.getByLabel('Từ ngày', { exact: true });
    const before = await from.inputValue();

    const opener = centre.getByRole('button', { name: 'Mở lịch: Từ ngày' });
    await opener.press('Enter');
    const calendar = page.getByRole('dialog', { name: 'Từ ngày' });
    await expect(calendar.getByRole('gridcell', { selected: true })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
    await expect(from).toHaveValue(before);

    await opener.press('Enter');
    await expect(calendar.getByRole('gridcell', { selected: true })).toBeFocused();
    const asked = page.waitForRequest(/record\/bets/);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(calendar).toHaveCount(0);
    await expect(from).not.toHaveValue(before);
    const day = new URL((await asked).url()).searchParams.get('from') ?? '';
    expect(await from.inputValue()).toBe(day.split('-').reverse().join('/'));

    const [year, month] = day.split('-').map(Number);
    await from.fill(`1/${month}/${year}`);
    await from.press('Tab');
    await expect(from).toHaveValue(`01/${String(month).padStart(2, '0')}/${year}`);
    await from.fill('1/2/2020');
    await from.press('Tab');
    await expect(centre.getByText('Chọn tối đa 366 ngày')).toBeVisible();
  });

  test('LIB-05 of birth is chosen on a phone by year, month and day, from a sheet at the foot of the page', async ({
    page,
    site,
  }) => {
    await site.operator(
      'rule',
      'set',
      'birthday',
      '--enabled',
      'yes',
      '--pattern',
      'date',
      '--brand',
      'lotus',
    );
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(site.address('lotus', '/register'));
    await page.getByRole('button', { name: 'Mở lịch: Ngày sinh' }).click();
    const calendar = page.getByRole('dialog', { name: 'Ngày sinh' });
    await expect(calendar.getByRole('radiogroup')).toBeVisible();
    const box = await calendar.boundingBox();
    expect([box?.x, box?.width, (box?.y ?? 0) + (box?.height ?? 0)]).toEqual([0, 390, 844]);
    await calendar.getByRole('radio', { name: '1990' }).click();
    await calendar.getByRole('radio', { name: 'tháng 3' }).click();
    await calendar.getByRole('gridcell', { name: '5', exact: true }).click();
    await expect(page.getByRole('textbox', { name: /^Ngày sinh/ })).toHaveValue('05/03/1990');
    await site.operator('rule', 'reset', 'birthday', '--brand', 'lotus');
  });
});
