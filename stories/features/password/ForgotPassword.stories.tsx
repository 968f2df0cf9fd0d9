import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ForgotPassword } from '@/features/password/ForgotPassword';
import { inScenario } from '../../inScenario';

const meta = {
  component: ForgotPassword,
  ...inScenario,
  args: { onEntered: fn(), onLogin: fn() },
} satisfies Meta<typeof ForgotPassword>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EmailSent: Story = {
  tags: ['phone'],
  parameters: { requirements: ['PWD-02'] },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(await canvas.findByLabelText('Tên đăng nhập'), 'minhanh92');
    await userEvent.type(canvas.getByLabelText('Email'), 'ten@vidu.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi liên kết' }));
    const page = canvasElement.ownerDocument.body;
    await waitFor(() => expect(page).toHaveTextContent('Đã gửi email'));
  },
};
export const LogInAgain: Story = {
  parameters: {
    scenario: { modules: ['CHNGPASSVERIF3'], answers: { forgotByPhone: null } },
    requirements: ['PWD-05'],
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Số điện thoại'), '0912345678');
    await userEvent.type(canvas.getByLabelText('Mã SMS'), '482013');
    await userEvent.type(canvas.getByLabelText('Mật khẩu mới'), 'Aurora8_new');
    await userEvent.click(canvas.getByRole('button', { name: 'Đặt lại và đăng nhập' }));
    await expect(await canvas.findByText('Đã đặt lại mật khẩu, vui lòng đăng nhập lại')).toBeVisible();
  },
};
