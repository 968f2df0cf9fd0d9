import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent } from 'storybook/test';
import { LineForm } from '@/features/transfer/LineForm';
import * as given from '@/testing/scenario/walletFixtures';
import { inScenario } from '../../inScenario';

const meta = {
  component: LineForm,
  ...inScenario,
  parameters: { scenario: { role: 'member' } },
  args: {
    desk: given.lineDesk,
    unresolved: undefined,
    retrying: false,
    onAsk: () => undefined,
    send: () => new Promise(() => undefined),
    onDone: () => undefined,
  },
} satisfies Meta<typeof LineForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const Agent: Story = { args: { desk: { ...given.lineDesk, toDownline: true } } };
export const ReceiverUnavailable: Story = {
  tags: ['phone'],
  args: {
    desk: { ...given.lineDesk, toDownline: true },
    send: async () => ({
      ok: false,
      failure: { kind: 'refused', status: 409, code: 'receiver_unavailable' },
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Tên đăng nhập tuyến dưới'), 'khach88');
    await userEvent.type(canvas.getByLabelText(/^Số tiền/), '250000');
    await userEvent.type(canvas.getByLabelText(/^Mật khẩu rút tiền/), '902817');
    await userEvent.click(canvas.getByRole('button', { name: 'Tiếp tục' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Chuyển tiền' }));
    await expect(await canvas.findByText(/^Tài khoản này hiện không nhận được/)).toBeVisible();
  },
};
