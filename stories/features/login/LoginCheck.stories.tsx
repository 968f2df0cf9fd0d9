import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent } from 'storybook/test';
import { LoginCheck } from '@/features/login/LoginCheck';
import { check } from '@/testing/scenario/accountFixtures';
import { inScenario } from '../../inScenario';

const meta = {
  component: LoginCheck,
  ...inScenario,
  args: { check: check('unregisteredIp'), remember: false, onDone: fn(), onGone: fn(), onBack: fn() },
} satisfies Meta<typeof LoginCheck>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByMessage: Story = { tags: ['phone'] };
export const ByBankName: Story = {
  play: ({ canvas }) => userEvent.click(canvas.getByRole('tab', { name: 'Tên chủ tài khoản' })),
};
export const ByRecoveryCode: Story = {
  args: { check: check('twoFactor') },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dùng mã khôi phục' }));
    await expect(canvas.getByLabelText('Mã khôi phục')).toHaveFocus();
  },
};
export const WrongCode: Story = {
  args: { check: check('twoFactor') },
  tags: ['brand-matrix'],
  parameters: { scenario: { refusals: { loginCheck: { message: 'code_invalid' } } } },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Mã của ứng dụng xác thực'), '730911');
    await expect(await canvas.findByText('Mã xác minh còn trống hoặc không đúng')).toBeVisible();
  },
};
