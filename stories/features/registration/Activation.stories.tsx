import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Activation } from '@/features/registration/Activation';
import { member } from '@/testing/scenario/fixtures';
import { inScenario } from '../../inScenario';

const meta = {
  component: Activation,
  ...inScenario,
  args: { token: 'story', onDone: fn() },
  parameters: { requirements: ['AGENT-12'] },
} satisfies Meta<typeof Activation>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ForAPlayer: Story = { tags: ['phone'] };
export const ForAnAgent: Story = {
  parameters: {
    scenario: {
      modules: ['REGMOBVERF3'],
      answers: {
        activation: {
          account: 'daily.cantho',
          nickname: 'daily.cantho',
          kind: 'agent',
          expiresAt: '2026-11-27T05:00:00.000Z',
        },
      },
    },
  },
};
export const Waiting: Story = { parameters: { scenario: { waits: ['activation'] } } };
export const Unreachable: Story = {
  parameters: { scenario: { refusals: { activation: { message: 'try_again' } } } },
};
export const Expired: Story = {
  tags: ['phone'],
  parameters: { scenario: { refusals: { activation: { message: 'activation_expired' } } } },
};
export const LoggedInAlready: Story = { parameters: { scenario: { role: 'member' } } };

const password = 'Hoa.Sen-2026';
const fillIn = async (canvas: { findByLabelText: (text: RegExp) => Promise<HTMLElement> }) => {
  await userEvent.type(await canvas.findByLabelText(/^Mật khẩu/), password);
  await userEvent.type(await canvas.findByLabelText(/^Nhập lại mật khẩu/), password);
};

/** Nobody is registered without having confirmed the age. */
export const AgeNotConfirmed: Story = {
  play: async ({ canvas, args }) => {
    await fillIn(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Kích hoạt tài khoản' }));
    const ofAge = await canvas.findByRole('checkbox', { name: /đủ 21 tuổi/ });
    await waitFor(() => expect(ofAge).toBeInvalid());
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};
export const Activated: Story = {
  parameters: { scenario: { answers: { memberInfo: member } } },
  play: async ({ canvas, args }) => {
    await fillIn(canvas);
    await userEvent.click(await canvas.findByRole('checkbox', { name: /đủ 21 tuổi/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Kích hoạt tài khoản' }));
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
  },
};
