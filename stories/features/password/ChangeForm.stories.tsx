import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ChangeForm } from '@/features/password/ChangeForm';
import { withoutPassword } from '@/testing/scenario/memberFixtures';
import { inScenario } from '../../inScenario';

const meta = {
  component: ChangeForm,
  ...inScenario,
  parameters: { scenario: { role: 'member' }, requirements: ['PWD-01'] },
  args: { onDone: fn() },
} satisfies Meta<typeof ChangeForm>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const fill = async (canvas: Canvas, confirmation: string) => {
  await userEvent.type(canvas.getByLabelText('Mật khẩu hiện tại'), 'Aurora8_old');
  await userEvent.type(canvas.getByLabelText('Mật khẩu mới'), 'Aurora8_new');
  await userEvent.type(canvas.getByLabelText('Nhập lại mật khẩu'), confirmation);
  await userEvent.click(canvas.getByRole('button', { name: 'Lưu mật khẩu' }));
};

export const Untouched: Story = {};
export const TheFirstOne: Story = {
  parameters: { scenario: { role: 'member', answers: { memberProfile: withoutPassword } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Tên đăng nhập của bạn là minhanh92')).toBeVisible();
    await expect(canvas.queryByLabelText('Mật khẩu hiện tại')).toBeNull();
  },
};
export const NoLongerFresh: Story = {
  parameters: {
    scenario: {
      role: 'member',
      answers: { memberProfile: withoutPassword },
      refusals: { changePassword: { message: 'log_in_again' } },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Mật khẩu mới'), 'Aurora8_new');
    await userEvent.type(canvas.getByLabelText('Nhập lại mật khẩu'), 'Aurora8_new');
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu mật khẩu' }));
    await expect(await canvas.findByText(/^Vui lòng đăng nhập lại trước khi/)).toBeVisible();
  },
};
export const NotTheSame: Story = {
  tags: ['brand-matrix', 'phone'],
  play: async ({ canvas }) => {
    await fill(canvas, 'Aurora8_nwe');
    await expect(await canvas.findByText('Mật khẩu nhập lại chưa khớp.')).toBeVisible();
  },
};
export const OldOneIsWrong: Story = {
  parameters: {
    scenario: { role: 'member', refusals: { changePassword: { message: 'wrong_account_or_password' } } },
  },
  play: async ({ canvas }) => {
    await fill(canvas, 'Aurora8_new');
    await expect(await canvas.findByText('Sai mật khẩu')).toBeVisible();
  },
};
export const Done: Story = {
  play: async ({ canvas, args }) => {
    await fill(canvas, 'Aurora8_new');
    await waitFor(() => expect(args.onDone).toHaveBeenCalled());
  },
};
export const GuessedSoon: Story = {
  tags: ['phone'],
  parameters: {
    requirements: ['PWD-01', 'SOUND-04'],
    scenario: { role: 'member', answers: { passwordHint: { weakness: 'pattern' } } },
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Mật khẩu mới'), 'Abcdef1_');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^Dãy liền nhau/));
  },
};
