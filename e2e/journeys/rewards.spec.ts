import { logInFromParentSite, ledgerOf, openCentre } from '../support/cashier';
import { expect, test } from '../support/test';

const figure = (text: string | null): number => Number((text ?? '').replace(/\D/g, ''));

test(
  'MEM-09 MEM-11 a rebate and a mission are claimed once each, and both are in the ledger',
  { tag: '@long' },
  async ({ page, site }) => {
    await logInFromParentSite(page, site, 'demo');
    const before = Number(await ledgerOf(site, 'demo'));
    const rebate = await openCentre(page, site, 'manualRebate');
    const row = rebate.getByRole('row', { name: /^Tổng/ });
    const back = figure(await row.getByRole('cell').last().textContent());
    expect(back).toBeGreaterThan(1_000);
    await rebate.getByRole('button', { name: 'Nhận hoàn trả' }).click();
    await expect(rebate.getByText('Chưa có cược hợp lệ để hoàn trả')).toBeVisible();
    await expect(rebate.getByRole('button', { name: 'Nhận hoàn trả' })).toBeDisabled();

    const missions = await openCentre(page, site, 'missionLeaderboard');
    await missions.getByRole('button', { name: 'Nhận Chơi 5 trò khác nhau' }).click();
    await expect(missions.getByText('Đã nhận', { exact: true })).toBeVisible();
    await expect(missions.getByRole('listitem').filter({ hasText: 'Bạn' })).toBeVisible();
    expect(Number(await ledgerOf(site, 'demo')) - before).toBe(back + 15_000);
  },
);
