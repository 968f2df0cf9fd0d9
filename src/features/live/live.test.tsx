import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Value } from '#contract/wireTypes';
import { testGateway, testMember } from '@/testing/testSite';
import { renderPage } from '@/testing/testPage';
import { treatAllAsNear } from '@/testing/testNear';
import { LiveRooms } from './LiveRooms';
import { RoomChatModal } from './RoomChatModal';

const gateway = testGateway();
beforeAll(treatAllAsNear);
beforeAll(gateway.open);
afterEach(gateway.reset);
afterAll(gateway.close);

type Room = Value<'roomList'>['list'][number];

const vnd = (amount: string) => ({ amount, currency: 'VND' }) as const;

const room = (place: number, given: Partial<Room> = {}): Room => ({
  roomId: `LIVE${place}`,
  game: {
    nodeId: place,
    gameCode: `LIVE${place}`,
    gameName: `Bàn ${place}`,
    showIcon: `/covers/LIVE${place}`,
    vassalage: 'LUMEN',
    vendorName: 'Lumen',
    gameType: 'LIVE',
    isGame: 'GAME',
    supportPlay: '1',
    tag: 'none',
    maintenanceEnd: null,
  },
  state: 'open',
  bettingUntil: null,
  players: 3,
  seats: 7,
  minBet: vnd('1000'),
  maxBet: vnd('1000000'),
  modelId: null,
  results: ['player', 'banker', 'banker', 'tie'],
  ...given,
});

const answers = (list: Room[], asMember = true) => {
  gateway.answers('permission', { info: { imageCDNs: [] } } as never);
  gateway.answers('roomList', { list });
  gateway.answers('liveModels', {
    list: [
      {
        modelId: 'linh',
        name: 'Khánh Linh',
        pictureUrl: '/art/dealers/linh.svg',
        languages: ['VI', 'EN'],
        roomIds: ['LIVE1'],
        until: '2026-11-20T16:00:00Z',
      },
    ],
  });
  if (!asMember) return;
  sessionStorage.setItem('token', 'secret');
  gateway.answers('memberInfo', testMember);
  gateway.answers('favourites', { list: [] });
};

const address = () => screen.getByLabelText('address', { selector: 'output' }).textContent;
const show = async (list: Room[], asMember = true) => {
  answers(list, asMember);
  await renderPage(<LiveRooms />);
};

const tile = async (name: string) => within(await screen.findByRole('article', { name }));

test('STAGE-03 tables of dice and coins name their roads by what is bet on there', async () => {
  await show([
    room(1, { results: ['big', 'small', 'triple', 'big'] }),
    room(2, { results: ['even', 'odd', 'odd'] }),
  ]);
  const [dice, coins] = [await tile('Bàn 1'), await tile('Bàn 2')];
  expect(dice.getByLabelText('4 phiên gần nhất: Tài 2, Xỉu 1, bộ ba 1')).toBeInTheDocument();
  expect(coins.getByLabelText('3 phiên gần nhất: Chẵn 1, Lẻ 2')).toBeInTheDocument();
});

test('GAME-11 each table shows its state, its limits, its dealer and its last results', async () => {
  const closed = room(2, { state: 'closed', results: [] });
  await show([room(1, { modelId: 'linh' }), closed]);
  const first = await tile('Bàn 1');
  expect(first.getByText('Đang chia bài')).toBeInTheDocument();
  expect(first.getByText(/Khánh Linh chia bài/)).toBeInTheDocument();
  expect(first.getByRole('img', { name: '3 người chơi trên 7 chỗ' })).toBeInTheDocument();
  expect(first.getByRole('img', { name: '4 ván gần nhất: Con 1, Cái 2, Hòa 1' })).toBeInTheDocument();
  expect((await tile('Bàn 2')).getByText('Bảo trì')).toBeInTheDocument();
  expect((await tile('Khánh Linh')).getByText('Bàn 1')).toBeInTheDocument();
});

test('GAME-11 entering a table launches its game; one that is full offers no seat', async () => {
  await show([room(1), room(2, { state: 'full' })]);
  await userEvent.click((await tile('Bàn 1')).getByRole('button', { name: 'Vào bàn Bàn 1' }));
  expect(address()).toContain('/seamless');
  expect(address()).toContain('LIVE1');
});

test('GAME-11 a full table cannot be entered, but its chat can', async () => {
  await show([room(2, { state: 'full' })]);
  const full = await tile('Bàn 2');
  expect(full.queryByRole('button', { name: 'Vào bàn Bàn 2' })).toBeNull();
  await userEvent.click(full.getByRole('button', { name: 'Trò chuyện tại Bàn 2' }));
  expect(address()).toContain('modal=roomChat');
  expect(address()).toContain('item=LIVE2');
});

test('GAME-11 nine tables are shown until the visitor asks for all', async () => {
  await show(Array.from({ length: 12 }, (_, place) => room(place + 1)));
  expect(await screen.findByText('12 bàn')).toBeInTheDocument();
  expect(screen.getAllByRole('article', { name: /^Bàn/ })).toHaveLength(9);
  await userEvent.click(screen.getByRole('button', { name: 'Xem cả 12 bàn' }));
  expect(screen.getAllByRole('article', { name: /^Bàn/ })).toHaveLength(12);
});

test('GAME-11 without tables the page says so', async () => {
  await show([], false);
  expect(await screen.findByText('Chưa có bàn trực tiếp nào')).toBeInTheDocument();
});

test('GAME-11 a word to the table is sent as it was typed, and stays in the field when it is refused', async () => {
  answers([room(1)]);
  gateway.answers('liveChat', { list: [] });
  await renderPage(<RoomChatModal item="LIVE1" onClose={() => undefined} />);
  const field = await screen.findByRole('textbox', { name: 'Nhắn với cả bàn' });
  expect(screen.getByText('Chưa ai nói gì ở bàn này.')).toBeInTheDocument();
  const word = {
    id: 'w',
    no: 1,
    from: 'minh***92',
    isOwn: true,
    text: 'Xin chào',
    saidAt: '2026-11-20T13:00:00Z',
  };
  gateway.answers('liveChat', { list: [word] });
  await userEvent.type(field, 'Xin chào');
  await userEvent.click(screen.getByRole('button', { name: 'Gửi' }));
  expect(await screen.findByText('Xin chào')).toBeInTheDocument();
  expect(field).toHaveValue('');
  gateway.refuses('liveChat', 'too_many_requests', 429);
  await userEvent.type(field, 'Nữa');
  await userEvent.click(screen.getByRole('button', { name: 'Gửi' }));
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(field).toHaveValue('Nữa');
  cleanup();
  gateway.answers('liveChat', { list: [word] });
  await renderPage(<RoomChatModal item="LIVE1" onClose={() => undefined} />);
  expect(await screen.findByRole('textbox', { name: 'Nhắn với cả bàn' })).toHaveValue('Nữa');
});

test('GAME-11 a word of somebody else can be reported once, and the page says that it was', async () => {
  answers([room(1)]);
  const said = { isOwn: false, saidAt: '2026-11-20T13:00:00Z' };
  gateway.answers('liveChat', {
    list: [{ ...said, id: 'w1', no: 1, from: 'huyn***88', text: 'Mua điểm rẻ' }],
  });
  gateway.answers('liveReport', {});
  await renderPage(<RoomChatModal item="LIVE1" onClose={() => undefined} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Báo cáo lời của huyn***88' }));
  expect(await screen.findByText('Đã báo cáo. Cảm ơn bạn.')).toBeInTheDocument();
  expect(await gateway.bodiesOf('liveReport')).toEqual([{ wordId: 'w1' }]);
});
