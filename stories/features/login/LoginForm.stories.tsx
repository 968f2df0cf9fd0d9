import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { LoginForm } from '@/features/login/LoginForm';
import { inScenario } from '../../scenario/inScenario';

const meta = { component: LoginForm, ...inScenario, args: { onDone: fn() } } satisfies Meta<typeof LoginForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SentEmpty: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Đăng nhập' }));
    await waitFor(() => expect(canvas.getByLabelText('Tên đăng nhập')).toHaveFocus());
  },
};
export const LoggedIn: Story = {
  parameters: { scenario: { role: 'member' }, requirements: ['LOGIN-05'] },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Tên đăng nhập'), 'minhanh92');
    await userEvent.type(canvas.getByLabelText('Mật khẩu'), 'Mật khẩu 8');
    await userEvent.click(canvas.getByRole('button', { name: 'Đăng nhập' }));
    await waitFor(() => expect(args.onDone).toHaveBeenCalled());
  },
};
