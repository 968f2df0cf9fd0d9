import type { Page } from '@playwright/test';
import { logInFromParentSite } from '../support/cashier';
import { openDesk } from '../support/desk';
import { onePixel } from '../support/onePixel';
import { newMember } from '../support/members';
import { expect, test } from '../support/test';

test.use({
  expectedComplaints: {
    patterns: [/ERR_INTERNET_DISCONNECTED/, /ERR_CONNECTION_REFUSED/, /WebSocket/, /Failed to load resource/],
  },
});

/** The bubbles of the chat, each once, in their order. */
const saidIn = (page: Page) => page.getByRole('list', { name: 'Tin nhắn' }).getByRole('listitem');

test('INFO-03 a chat between a phone and the desk, the line cut three times and the gateway killed once: every message once, in order', async ({
  page,
  browser,
  site,
}) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  await newMember(site, 'aurora', 'chatsnow');
  await logInFromParentSite(page, site, 'chatsnow');
  await page.goto(site.address('aurora', '/noticePage?modal=chat'), { waitUntil: 'domcontentloaded' });
  const chat = page.getByRole('dialog', { name: 'Hỗ trợ trực tuyến' });
  const write = async (text: string) => {
    await chat.getByLabel('Tin nhắn của bạn').fill(text);
    await chat.getByRole('button', { name: 'Gửi', exact: true }).click();
  };
  await write('Câu 1');
  await expect(chat.getByText('Đang chờ nhân viên.')).toBeVisible();

  const desk = await openDesk(browser, site, 'aurora', 'lan');
  await desk.page.getByRole('button', { name: /chatsnow/ }).click();
  await desk.page.getByRole('button', { name: 'Nhận', exact: true }).click();
  const answer = async (text: string) => {
    await desk.page.getByLabel('Câu trả lời').fill(text);
    await desk.page.getByRole('button', { name: 'Gửi', exact: true }).click();
    await expect(desk.page.getByLabel('Câu trả lời')).toHaveValue('');
  };
  await desk.page.getByLabel('Câu trả lời').pressSequentially('Chào');
  await expect(chat.getByText('Lan đang viết…')).toBeVisible();

  for (const turn of [2, 3, 4]) {
    await page.context().setOffline(true);
    await write(`Câu ${turn}a`);
    await write(`Câu ${turn}b`);
    await expect(chat.getByText('Đang gửi')).toHaveCount(2);
    await answer(`Trả lời ${turn}`);
    await page.context().setOffline(false);
    await expect(saidIn(desk.page).getByText(`Câu ${turn}b`)).toBeVisible();
    await expect(chat.getByText(`Trả lời ${turn}`)).toBeVisible();
  }
  await site.kill();
  await write('Câu 5a');
  await write('Câu 5b');
  await expect(chat.getByText('Đang gửi')).toHaveCount(2);
  await site.start();
  await expect(saidIn(desk.page).getByText('Câu 5b')).toBeVisible();
  await answer('Trả lời 5');
  await expect(chat.getByText('Trả lời 5')).toBeVisible();

  await desk.page.locator('input[type=file]').setInputFiles(onePixel);
  await expect(desk.page.getByRole('img', { name: 'sao-ke.png' })).toBeVisible();
  await desk.page.getByRole('button', { name: 'Gửi', exact: true }).click();
  await expect(chat.getByRole('button', { name: 'Xem ảnh sao-ke.png' })).toBeVisible();

  await desk.page.getByRole('button', { name: 'Kết thúc' }).click();
  await chat.getByRole('button', { name: '5 sao' }).click();
  await expect(chat.getByText(/Bạn đã cho 5 sao/)).toBeVisible();
  const wanted = [
    'Câu 1',
    ...[2, 3, 4].flatMap((turn) => [`Trả lời ${turn}`, `Câu ${turn}a`, `Câu ${turn}b`]),
    ...['Câu 5a', 'Câu 5b', 'Trả lời 5'],
  ];
  for (const side of [page, desk.page]) {
    await expect(saidIn(side)).toHaveCount(wanted.length + 1);
    for (const [place, text] of wanted.entries()) await expect(saidIn(side).nth(place)).toContainText(text);
    await expect(saidIn(side).last().getByLabel('Xem ảnh sao-ke.png')).toBeVisible();
  }
  const kept = JSON.parse(await site.operator('chat', 'read', 'chatsnow', '--brand', 'aurora', '--json')) as {
    text: string;
  }[];
  expect(kept.map(({ text }) => text)).toEqual([...wanted, 'sao-ke.png']);
  expect(desk.complaints).toEqual([]);
  await desk.page.context().close();
});

test('INFO-03 the chat stays beside the page, and an answer that comes while it is closed is announced and counted', async ({
  page,
  browser,
  site,
}) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 900 });
  await newMember(site, 'aurora', 'chatside');
  await logInFromParentSite(page, site, 'chatside');
  await page.goto(site.address('aurora', '/noticePage'), { waitUntil: 'domcontentloaded' });
  await page.getByRole('banner').getByRole('link', { name: 'Hỗ trợ' }).click();
  const chat = page.getByRole('dialog', { name: 'Hỗ trợ trực tuyến' });
  await chat.getByLabel('Tin nhắn của bạn').fill('Xin chào');
  await page.keyboard.press('Enter');
  await expect(chat.getByText('Xin chào')).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Tin tức' }).first().click();
  await expect(page).toHaveURL(/\/news/);
  await expect(chat.getByText('Xin chào')).toBeVisible();
  await page.reload();
  await expect(chat.getByText('Xin chào')).toBeVisible();

  const desk = await openDesk(browser, site, 'aurora', 'hoa');
  await desk.page.getByRole('button', { name: /chatside/ }).click();
  await desk.page.getByRole('button', { name: 'Nhận', exact: true }).click();
  await expect(chat.getByText('Lan đã nhận và sẽ trả lời bạn ngay')).toBeVisible();
  await chat.getByRole('button', { name: 'Đóng' }).click();
  await expect(desk.page.getByLabel('Câu trả lời')).toBeFocused();
  await desk.page.keyboard.type('Chào bạn');
  await desk.page.keyboard.press('Enter');
  await expect(page.getByText('Nhân viên hỗ trợ đã trả lời bạn')).toBeVisible();
  const button = page.getByRole('banner').getByRole('link', { name: '1 câu trả lời mới của hỗ trợ' });
  await expect(button).toBeVisible();
  await page.getByRole('button', { name: 'Xem', exact: true }).click();
  await expect(chat.getByText('Chào bạn')).toBeVisible();
  await expect(button).toHaveCount(0);
  await desk.page.getByRole('button', { name: 'Nạp, rút và hạn mức' }).click();
  await expect(desk.page.getByRole('heading', { name: 'Lần nạp gần đây' })).toBeVisible();
});
