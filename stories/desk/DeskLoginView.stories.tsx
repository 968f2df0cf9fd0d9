import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn } from 'storybook/test';
import { DeskLoginView } from '@/desk/DeskLoginView';
import { atDesk } from './atDesk';

const meta = {
  component: DeskLoginView,
  ...atDesk,
  args: { brand: 'Aurora88', busy: false, needsNextCode: false, refusal: undefined, onLogIn: fn() },
  parameters: { layout: 'fullscreen', requirements: ['INFO-03'] },
} satisfies Meta<typeof DeskLoginView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { tags: ['every-brand', 'phone'] };
export const Busy: Story = { args: { busy: true } };
export const Refused: Story = { args: { refusal: 'Sai tên hoặc mật khẩu' } };
/** Strangers have used up the tries of the name; whoever has the app gives two codes in a row. */
export const SecondCode: Story = {
  tags: ['every-brand', 'phone'],
  args: { needsNextCode: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(await canvas.findByLabelText('Tên đăng nhập'), 'lan');
    await userEvent.type(canvas.getByLabelText('Mật khẩu'), 'secret');
    await userEvent.type(canvas.getByLabelText('Mã của ứng dụng xác thực'), '123456');
    await userEvent.type(canvas.getByLabelText('Mã tiếp theo'), '123456');
    await userEvent.click(canvas.getByRole('button', { name: 'Đăng nhập' }));
    await expect(await canvas.findByText('Nhập mã hiện ra sau mã ở trên.')).toBeVisible();
    await expect(args.onLogIn).not.toHaveBeenCalled();
  },
};
export const Missing: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(await canvas.findByLabelText('Tên đăng nhập'), 'lan');
    await userEvent.click(canvas.getByRole('button', { name: 'Đăng nhập' }));
    await expect(await canvas.findByText('Mã có 6 chữ số.')).toBeVisible();
    await expect(args.onLogIn).not.toHaveBeenCalled();
  },
};
