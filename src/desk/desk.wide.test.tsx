import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DeskCallName } from '#contract/desk';
import type { Failure } from '@/api/failure';
import type { DeskClient } from '@/data/desk/deskClient';
import { DeskContext, type DeskServices } from '@/data/desk/deskContext';
import { deskAnswers, deskChatIn, deskOf } from '@/testing/scenario/deskFixtures';
import { renderPage } from '@/testing/testPage';
import { Desk } from './Desk';

interface Asked {
  readonly name: DeskCallName;
  readonly body: unknown;
}

/** A desk whose calls are answered from the fixtures, but for those refused. */
const openDesk = async (
  refused: Partial<Record<DeskCallName, number>> = {},
  services: Partial<DeskServices> = {},
  others: Partial<typeof deskAnswers> = {},
  refusals: Partial<Record<DeskCallName, Failure>> = {},
) => {
  const answers: typeof deskAnswers = { ...deskAnswers, ...others };
  const asked: Asked[] = [];
  const left = { ...refused };
  const call: DeskClient['call'] = (name, sent = {}) => {
    asked.push({ name, body: sent.body });
    const times = left[name] ?? 0;
    left[name] = times - 1;
    if (times > 0)
      return Promise.resolve({
        ok: false,
        failure: refusals[name] ?? {
          ...{ kind: 'refused', status: 401 },
          code: name === 'me' ? 'not_logged_in' : 'try_again',
        },
      });
    return Promise.resolve({ ok: true, value: answers[name] });
  };
  await act(() =>
    renderPage(
      <DeskContext value={{ ...deskOf(call), ...services }}>
        <Desk />
      </DeskContext>,
    ),
  );
  return {
    bodiesOf: (wanted: DeskCallName) => asked.flatMap(({ name, body }) => (name === wanted ? [body] : [])),
  };
};

test('INFO-03 staff logs in with name, password and code before anything of the desk is shown', async () => {
  const { bodiesOf } = await openDesk({ me: 1 });
  await userEvent.type(await screen.findByLabelText('Tên đăng nhập'), ' lan ');
  await userEvent.type(screen.getByLabelText('Mật khẩu'), 'secret');
  await userEvent.type(screen.getByLabelText('Mã của ứng dụng xác thực'), '123 456');
  expect(bodiesOf('chats')).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Đăng nhập' }));
  expect(await screen.findByRole('tab', { name: 'Đang chờ' })).toBeInTheDocument();
  expect(bodiesOf('logIn')).toEqual([{ name: 'lan', password: 'secret', code: '123456' }]);
});

test('INFO-03 a second code is asked for where strangers have used up the tries, and what was typed stays', async () => {
  const refusal = {
    kind: 'refused',
    status: 429,
    code: 'too_many_requests',
    value: { nextCode: true },
  } as const;
  const { bodiesOf } = await openDesk({ me: 1, logIn: 1 }, {}, {}, { logIn: refusal });
  await userEvent.type(await screen.findByLabelText('Tên đăng nhập'), 'lan');
  await userEvent.type(screen.getByLabelText('Mật khẩu'), 'secret');
  await userEvent.type(screen.getByLabelText('Mã của ứng dụng xác thực'), '123456');
  await userEvent.click(screen.getByRole('button', { name: 'Đăng nhập' }));
  await userEvent.type(await screen.findByLabelText('Mã tiếp theo'), '654 321');
  await userEvent.click(screen.getByRole('button', { name: 'Đăng nhập' }));
  expect(await screen.findByRole('tab', { name: 'Đang chờ' })).toBeInTheDocument();
  expect(bodiesOf('logIn').at(-1)).toEqual({
    ...{ name: 'lan', password: 'secret' },
    ...{ code: '123456', nextCode: '654321' },
  });
});

test('INFO-03 a chat that was taken is in the list of one’s own, which is shown from then on', async () => {
  const chat = { chat: deskChatIn.waiting, list: [] };
  const { bodiesOf } = await openDesk({ take: 1 }, {}, { chat });
  expect(await screen.findByText('Chọn một cuộc trò chuyện')).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: /Minh Anh/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Nhận' }));
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(screen.getByRole('tab', { name: 'Đang chờ' })).toHaveAttribute('aria-selected', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Nhận' }));
  await waitFor(() =>
    expect(screen.getByRole('tab', { name: 'Của tôi' })).toHaveAttribute('aria-selected', 'true'),
  );
  expect(bodiesOf('take')).toHaveLength(2);
});

test('INFO-03 an answer that was not kept stays in its field, and goes again under the same key', async () => {
  const { bodiesOf } = await openDesk({ say: 1 });
  await userEvent.click(await screen.findByRole('button', { name: /Minh Anh/ }));
  const field = await screen.findByLabelText('Câu trả lời');
  await userEvent.type(field, 'Chào bạn');
  await userEvent.click(screen.getByRole('button', { name: 'Gửi' }));
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(field).toHaveValue('Chào bạn');
  await userEvent.click(screen.getByRole('button', { name: 'Gửi' }));
  await waitFor(() => expect(field).toHaveValue(''));
  const [first, second] = bodiesOf('say');
  expect(second).toEqual(first);
});

test('INFO-03 what is typed outlasts a look at another chat', async () => {
  await openDesk();
  await userEvent.click(await screen.findByRole('button', { name: /Minh Anh/ }));
  await userEvent.type(await screen.findByLabelText('Câu trả lời'), 'Nửa câu');
  await userEvent.click(screen.getByRole('button', { name: 'Về danh sách' }));
  await userEvent.click(screen.getByRole('button', { name: /Minh Anh/ }));
  expect(await screen.findByLabelText('Câu trả lời')).toHaveValue('Nửa câu');
});

test('INFO-03 a picture is looked at, sent again after a fault, and goes with the answer that names it', async () => {
  const { bodiesOf } = await openDesk({ picture: 1 });
  await userEvent.click(await screen.findByRole('button', { name: /Minh Anh/ }));
  const input = await screen.findByLabelText('Đính kèm ảnh', { selector: 'input' });
  await userEvent.upload(input, new File(['x'], 'anh.png', { type: 'image/png' }));
  expect(await screen.findByRole('img', { name: 'anh.png' })).toBeInTheDocument();
  const retry = await screen.findByRole('button', { name: 'Thử lại anh.png' });
  expect(screen.getByRole('button', { name: 'Gửi' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(retry);
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Gửi' })).not.toHaveAttribute('aria-disabled'),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Gửi' }));
  await waitFor(() => expect(screen.queryByRole('img', { name: 'anh.png' })).toBeNull());
  expect(bodiesOf('say')).toEqual([
    expect.objectContaining({ text: 'anh.png', pictureId: deskAnswers.picture.id }),
  ]);
});

test('INFO-03 a picture that is too large is refused at once, and what is attached can be taken away', async () => {
  const { bodiesOf } = await openDesk();
  await userEvent.click(await screen.findByRole('button', { name: /Minh Anh/ }));
  const input = await screen.findByLabelText('Đính kèm ảnh', { selector: 'input' });
  const large = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'to.png', { type: 'image/png' });
  await userEvent.upload(input, large);
  expect(await screen.findByRole('alert')).toHaveTextContent('to.png');
  expect(bodiesOf('picture')).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Bỏ ảnh to.png' }));
  expect(screen.queryByRole('img', { name: 'to.png' })).toBeNull();
});

test('INFO-03 a socket is closed with its room, even before it is open', async () => {
  const close = jest.fn();
  await openDesk({}, { open: () => ({ send: () => undefined, close }) });
  expect(close).not.toHaveBeenCalled();
  await userEvent.click(await screen.findByRole('tab', { name: 'Giờ làm việc' }));
  expect(close).toHaveBeenCalledTimes(1);
});

test('INFO-03 without a socket the desk asks again, and opens none', async () => {
  jest.useFakeTimers();
  const open = jest.fn();
  const { bodiesOf } = await openDesk({}, { boot: { ...deskOf(jest.fn()).boot, socket: false }, open });
  expect(bodiesOf('chats')).toHaveLength(1);
  await act(() => jest.advanceTimersByTimeAsync(5_100));
  expect(bodiesOf('chats')).toHaveLength(2);
  expect(open).not.toHaveBeenCalled();
  jest.useRealTimers();
});

test('ERR-04 a room that cannot be drawn leaves the others, and one press draws it', async () => {
  const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let isBroken = true;
  await openDesk(
    {},
    {
      now: () => {
        if (isBroken) throw new Error('No clock');
        return Date.now();
      },
    },
  );
  const again = await screen.findByRole('button', { name: 'Thử lại' });
  expect(screen.getByRole('button', { name: 'Đăng xuất' })).toBeInTheDocument();
  isBroken = false;
  await userEvent.click(again);
  expect(await screen.findByRole('button', { name: /Minh Anh/ })).toBeInTheDocument();
  silence.mockRestore();
});
