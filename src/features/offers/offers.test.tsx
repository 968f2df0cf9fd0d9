import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PromotionStatus } from '#contract/promotions';
import { detail, detailIn, promotionAnswers } from '@/testing/scenario/promotionFixtures';
import { renderPage } from '@/testing/testPage';
import { testGateway, testMember } from '@/testing/testSite';
import { OfferList } from './OfferList';
import { PromotionModal } from './PromotionModal';

const gateway = testGateway();
beforeAll(gateway.open);
afterEach(gateway.reset);
afterAll(gateway.close);

const asMember = () => {
  sessionStorage.setItem('token', 'secret');
  gateway.answers('memberInfo', testMember);
  gateway.answers('permission', { info: { imageCDNs: [] } } as never);
};
const open = async (offer: ReturnType<typeof detail>, isMember = true) => {
  gateway.answers('permission', { info: { imageCDNs: [] } } as never);
  if (isMember) asMember();
  gateway.answers('promotion', offer);
  await renderPage(<PromotionModal item="2" onClose={() => undefined} />, {
    visited: ['/promotions?modal=promotion&item=2'],
  });
  await screen.findByRole('heading', { name: 'Cách tham gia' });
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test.each<[PromotionStatus, string, string | undefined]>([
  ['join', 'Đang mở', 'Tham gia'],
  ['claim', 'Chờ nhận', 'Nhận thưởng'],
  ['joined', 'Đã tham gia', undefined],
  ['signed', 'Đã đăng ký', undefined],
  ['process', 'Đang thực hiện', undefined],
  ['applying', 'Đang xét đơn', undefined],
  ['issued', 'Đã phát', undefined],
  ['claimed', 'Đã nhận', undefined],
  ['rejected', 'Bị từ chối', undefined],
  ['close', 'Đã đóng', undefined],
  ['comingSoon', 'Chưa bắt đầu', undefined],
])('PROMO-01 whose status is %s is said to be "%s" and allows: %s', async (status, words, step) => {
  await open(detail({ status }));
  expect(await screen.findByText(words)).toBeInTheDocument();
  const steps = screen
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
    .filter((text) => text !== 'Đóng');
  expect(steps).toEqual(step === undefined ? [] : [step]);
});

test('PROMO-01 beside the text stand reward, wagering, games, end and what counts', async () => {
  await open(detail());
  for (const fact of [
    '100% tiền nạp, tối đa 8.888.000 ₫',
    '12 lần tiền thưởng, trong 30 ngày',
    'Mọi trò chơi',
    '100%',
    'Slots',
    '50%',
    'Casino trực tuyến, Baccarat',
  ])
    expect(screen.getByText(fact)).toBeInTheDocument();
  expect(screen.getByText('40.000 ₫ trên 100.000 ₫')).toBeInTheDocument();
});

test('PROMO-01 a visitor logs in first', async () => {
  await open(detailIn.visitor, false);
  expect(screen.getByRole('button', { name: 'Đăng nhập để tham gia' })).toBeInTheDocument();
  expect(screen.queryByText(/trên 100.000 ₫/)).toBeNull();
});

test('PROMO-02 a rejected application says why, keeps what was written, and is sent again', async () => {
  gateway.answers('promotionApply', {});
  await open(detailIn.rejected);
  expect(screen.getByText('Ảnh không đọc được. Vui lòng gửi ảnh rõ hơn.')).toBeInTheDocument();
  const remark = screen.getByLabelText('Ghi chú');
  expect(remark).toHaveValue('Zalo: minhanh92');
  expect(remark).toHaveAttribute('maxlength', '140');
  await press('Gửi đơn');
  await waitFor(async () =>
    expect(await gateway.bodiesOf('promotionApply')).toEqual([
      { id: 3, remark: 'Zalo: minhanh92', proofIds: [] },
    ]),
  );
});

test('PROMO-02 an application that says and shows nothing is not sent, and its field says so', async () => {
  gateway.answers('promotionApply', {});
  await open(detail({ action: 'apply', status: 'join', conditions: [] }));
  await press('Gửi đơn');
  expect(await screen.findByText('Viết ghi chú hoặc thêm ảnh')).toBeInTheDocument();
  expect(await gateway.bodiesOf('promotionApply')).toEqual([]);
});

test('PROMO-01 whoever can never meet a condition is told so, and offered no step', async () => {
  await open(detailIn.outOfReach);
  expect(await screen.findByText(/Tài khoản của bạn không tham gia được/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Tham gia' })).toBeNull();
});

test('PROMO-01 a card whose promotion is out of reach says why, and leads to its details alone', async () => {
  asMember();
  const { list } = promotionAnswers('full').promotions;
  gateway.answers('promotions', {
    list: list.map((offer) => (offer.id === 2 ? { ...offer, outOfReach: 'firstDeposit' as const } : offer)),
  });
  await renderPage(<OfferList />, { visited: ['/promotions'] });
  const card = within(await screen.findByRole('article', { name: 'Thưởng nạp đầu 100% đến 8.888K' }));
  expect(card.getByText('Chỉ dành cho lần nạp đầu')).toBeInTheDocument();
  expect(card.getByRole('link', { name: 'Chi tiết' })).toBeInTheDocument();
  expect(card.queryByRole('link', { name: 'Tham gia' })).toBeNull();
});

test('PROMO-03 a sign-up promotion is joined, and its reward asked for', async () => {
  gateway.answers('promotionJoin', { ticket: null });
  await open(detail({ action: 'signUp', status: 'join' }));
  await press('Đăng ký');
  expect(await screen.findByText('Bạn đã đăng ký.')).toBeInTheDocument();
  expect(await gateway.bodiesOf('promotionJoin')).toEqual([{ id: 2 }]);
});

test('PROMO-03 a prize of a raffle is claimed by its own call', async () => {
  gateway.answers('claimRaffle', promotionAnswers('full').claimRaffle);
  await open(detailIn.drawn);
  await press('Nhận giải');
  expect(await screen.findByText('8.888.000 ₫ đã vào ví của bạn.')).toBeInTheDocument();
  expect(await gateway.bodiesOf('claimRaffle')).toEqual([{ id: 5 }]);
});

test('PROMO-03 a red envelope tells what was in it and what it takes to withdraw it', async () => {
  gateway.answers('promotionReward', promotionAnswers('full').promotionReward);
  await open(detailIn.envelope);
  await press('Mở lì xì');
  expect(await screen.findByText('Trong phong có 68.000 ₫.')).toBeInTheDocument();
  expect(screen.getByText('Vòng cược: 5 lần tiền thưởng, trong 7 ngày.')).toBeInTheDocument();
});

test('PROMO-03 a claim of bonus rounds tells how many there are, and what becomes of what they win', async () => {
  gateway.answers('promotionReward', { amount: null, rounds: 20 });
  await open(detailIn.rounds);
  expect(screen.getByText('10 lần tiền thắng, trong 7 ngày')).toBeInTheDocument();
  await press('Nhận thưởng');
  expect(await screen.findByText('Bạn đã nhận 20 lượt quay thưởng.')).toBeInTheDocument();
});

test('PROMO-01 an offer that waits to be claimed says until when', async () => {
  const { entry } = detailIn.drawn;
  await open({ ...detailIn.drawn, entry: entry && { ...entry, claimBy: '2026-12-20T05:00:00.000Z' } });
  expect(screen.getByText(/^Nhận trước 12:00 20\/12\/2026/)).toBeInTheDocument();
});

test('PROMO-04 what is only to read stands in the list without a step', async () => {
  asMember();
  gateway.answers('promotions', promotionAnswers('full').promotions);
  await renderPage(<OfferList />, { visited: ['/promotions'] });
  const card = await screen.findByRole('article', { name: 'Cổ tức ngày 15' });
  expect(card.querySelectorAll('a')).toHaveLength(1);
});
