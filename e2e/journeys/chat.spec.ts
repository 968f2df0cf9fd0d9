import type { Page } from '@playwright/test';
import { logInFromParentSite } from '../support/cashier';
import { newMember } from '../support/members';
import { expect, test } from '../support/test';

test.use({ expectedComplaints: { patterns: [/ERR_INTERNET_DISCONNECTED/, /WebSocket/] } });

/** The bubbles of the chat, each once, in their order. */
const saidIn = (page: Page) => page.getByRole('list', { name: 'Tin nhắn' }).getByRole('listitem');

test('INFO-03 a chat between a phone and the staff, with the line cut three times: every message once, in order', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await newMember(site, 'aurora', 'chatsnow');
  await logInFromParentSite(page, site, 'chatsnow');
  await page.goto(site.address('aurora', '/noticePage?modal=chat'), { waitUntil: 'domcontentloaded' });
  const chat = page.getByRole('dialog', { name: 'Hỗ trợ trực tuyến' });
  const write = async (text: string) => {
    await chat.getByLabel('Tin nhắn của bạn').fill(text);
    await chat.getByRole('button', { name: 'Gửi', exact: true }).click();
  };
  const staff = (...act: string[]) => site.operator('chat', ...act, '--brand', 'aurora');
  await write('Câu 1');
  await expect(chat.getByText('Đang chờ nhân viên.')).toBeVisible();
  for (const turn of [2, 3, 4]) {
    await page.context().setOffline(true);
    await write(`Câu ${turn}a`);
    await write(`Câu ${turn}b`);
    await expect(chat.getByText('Đang gửi')).toHaveCount(2);
    await staff('say', 'chatsnow', '--text', `Trả lời ${turn}`, '--as', 'Lan');
    await page.context().setOffline(false);
    await expect(chat.getByText('Đang gửi')).toHaveCount(0, { timeout: 30_000 });
    await expect(chat.getByText(`Trả lời ${turn}`)).toBeVisible({ timeout: 30_000 });
  }
  await staff('close', 'chatsnow');
  await chat.getByRole('button', { name: '5 sao' }).click();
  await expect(chat.getByText(/Bạn đã cho 5 sao/)).toBeVisible();
  const wanted = [
    'Câu 1',
    ...[2, 3, 4].flatMap((turn) => [`Trả lời ${turn}`, `Câu ${turn}a`, `Câu ${turn}b`]),
  ];
  await expect(saidIn(page)).toHaveCount(wanted.length);
  for (const [place, text] of wanted.entries()) await expect(saidIn(page).nth(place)).toContainText(text);
  const kept = JSON.parse(await staff('read', 'chatsnow', '--json')) as { text: string }[];
  expect(kept.map(({ text }) => text)).toEqual(wanted);
  await page.reload();
  await expect(saidIn(page)).toHaveCount(wanted.length);
});
