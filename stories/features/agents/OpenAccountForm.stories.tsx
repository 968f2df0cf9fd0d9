import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { OpenAccountForm } from '@/features/agents/OpenAccountForm';
import { inScenario } from '../../inScenario';

const meta = {
  component: OpenAccountForm,
  ...inScenario,
  parameters: { scenario: { role: 'agent' }, requirements: ['AGENT-12'] },
  args: {
    own: { RNG: 120, LIVE: 80 },
    send: fn(() =>
      Promise.resolve({
        ok: true as const,
        value: {
          id: 'W4',
          account: 'anhthu2026',
          address: 'https://aurora.example/register#activate=x',
          expiresAt: '2026-11-27T05:00:00.000Z',
        },
      }),
    ),
    onDone: fn(),
  },
} satisfies Meta<typeof OpenAccountForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { tags: ['phone'] };
/** An agent without rebates can open accounts as well. */
export const NoRebates: Story = { args: { own: {} } };
export const Refused: Story = {
  play: async ({ canvas, args }) => {
    // The rule has come with the settings of the registration.
    await canvas.findByText(/^4-16 ký tự/);
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Tài khoản/ }), '1');
    await userEvent.click(canvas.getByRole('button', { name: 'Mở tài khoản' }));
    const account = await canvas.findByRole('textbox', { name: /^Tài khoản/ });
    await waitFor(() => expect(account).toBeInvalid());
    await expect(args.send).not.toHaveBeenCalled();
  },
};
/** What is sent, and that the form is empty again. */
export const Sent: Story = {
  play: async ({ canvas, args }) => {
    const account = await canvas.findByRole('textbox', { name: /^Tài khoản/ });
    await userEvent.type(account, 'anhthu2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Mở tài khoản' }));
    await expect(args.send).toHaveBeenCalledWith({
      username: 'anhthu2026',
      kind: 'member',
      rates: { RNG: 120, LIVE: 80 },
    });
    await expect(args.onDone).toHaveBeenCalledOnce();
  },
};
