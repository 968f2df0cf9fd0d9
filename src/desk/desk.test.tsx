import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DeskCallName } from '#contract/desk';
import type { DeskClient } from '@/data/desk/deskClient';
import { DeskContext, type DeskServices } from '@/data/desk/deskContext';
import { deskAnswers, deskOf } from '@/testing/scenario/deskFixtures';
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
) => {
  const asked: Asked[] = [];
  const left = { ...refused };
  const call: DeskClient['call'] = (name, sent = {}) => {
    asked.push({ name, body: sent.body });
    const times = left[name] ?? 0;
    left[name] = times - 1;
    if (times > 0)
      return Promise.resolve({
        ok: false,
        failure: { kind: 'refused', status: 401, code: name === 'me' ? 'not_logged_in' : 'try_again' },
      });
    return Promise.resolve({ ok: true, value: deskAnswers[name] });
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
