import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { TwoFactor } from '@/features/security/TwoFactor';
import { inScenario } from '../../inScenario';
import type { ScenarioOptions } from '@/testing/scenario/scenario';

const member = (more: ScenarioOptions = {}) => ({ scenario: { role: 'member', ...more } });

const meta = {
  component: TwoFactor,
  ...inScenario,
  parameters: { ...member(), requirements: ['LOGIN-13'] },
  args: { onDone: fn() },
} satisfies Meta<typeof TwoFactor>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const prove = async (canvas: Canvas) => {
  await userEvent.type(await canvas.findByLabelText('Mật khẩu đăng nhập'), 'Aurora8_old');
  await userEvent.click(canvas.getByRole('button', { name: 'Tiếp tục' }));
};
const enterCode = async (canvas: Canvas) => {
  await prove(canvas);
  await userEvent.type(await canvas.findByLabelText('Mã 6 số của ứng dụng'), '730911');
};

export const Loading: Story = { parameters: member({ waits: ['twoFactor'] }) };
export const NotLoaded: Story = { parameters: member({ refusals: { twoFactor: { message: 'try_again' } } }) };
export const Begin: Story = {};
export const WrongPassword: Story = {
  parameters: member({ refusals: { twoFactorEnrol: { message: 'wrong_account_or_password' } } }),
  play: async ({ canvas }) => {
    await prove(canvas);
    await expect(await canvas.findByText('Sai mật khẩu')).toBeVisible();
  },
};
export const Scan: Story = {
  tags: ['brand-matrix', 'phone'],
  play: async ({ canvas }) => {
    await prove(canvas);
    await expect(await canvas.findByRole('img', { name: 'Mã QR cho ứng dụng xác thực' })).toBeVisible();
    await expect(canvas.getByLabelText('Khóa nhập tay')).toHaveTextContent('JBSW Y3DP');
  },
};
export const WrongCode: Story = {
  parameters: member({ refusals: { twoFactorConfirm: { message: 'code_invalid' } } }),
  play: async ({ canvas }) => {
    await enterCode(canvas);
    await expect(await canvas.findByText('Mã xác minh còn trống hoặc không đúng')).toBeVisible();
    await expect(canvas.getByLabelText('Mã 6 số của ứng dụng')).toHaveValue('');
  },
};
export const RecoveryCodes: Story = {
  tags: ['brand-matrix', 'phone'],
  play: async ({ canvas, args }) => {
    await enterCode(canvas);
    const codes = await canvas.findByRole('list', { name: 'Mã khôi phục' });
    await expect(codes.children).toHaveLength(10);
    await userEvent.click(canvas.getByRole('button', { name: 'Tôi đã lưu mã' }));
    await waitFor(() => expect(args.onDone).toHaveBeenCalled());
  },
};
export const TurnOff: Story = {
  tags: ['phone'],
  parameters: member({ answers: { twoFactor: { enabled: true, recoveryCodesLeft: 8 } } }),
};
export const FewCodesLeft: Story = {
  parameters: member({ answers: { twoFactor: { enabled: true, recoveryCodesLeft: 1 } } }),
};
export const TurnOffRefused: Story = {
  parameters: member({
    answers: { twoFactor: { enabled: true, recoveryCodesLeft: 8 } },
    refusals: { twoFactorDisable: { message: 'code_invalid' } },
  }),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Mật khẩu đăng nhập'), 'Aurora8_old');
    await userEvent.type(canvas.getByLabelText('Mã của ứng dụng hoặc mã khôi phục'), 'k4m7x-9tqre');
    await userEvent.click(canvas.getByRole('button', { name: 'Tắt xác minh hai bước' }));
    await expect(await canvas.findByText('Mã xác minh còn trống hoặc không đúng')).toBeVisible();
  },
};
