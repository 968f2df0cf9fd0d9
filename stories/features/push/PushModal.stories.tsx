import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen, waitFor } from 'storybook/test';
import { PushModal } from '@/features/push/PushModal';
import { inScenario } from '../../inScenario';

const meta = {
  component: PushModal,
  ...inScenario,
  args: { onClose: () => undefined },
  parameters: { scenario: { role: 'member', push: 'off' } },
} satisfies Meta<typeof PushModal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = { tags: ['brand-matrix', 'phone'] };
export const On: Story = {
  tags: ['phone'],
  parameters: { scenario: { role: 'member', push: 'on' } },
};
export const Agent: Story = { parameters: { scenario: { role: 'agent', push: 'off' } } };
export const NotSupported: Story = {
  tags: ['phone'],
  parameters: { scenario: { role: 'member', push: undefined } },
};
export const Denied: Story = { parameters: { scenario: { role: 'member', push: 'denied' } } };
export const Waiting: Story = {
  parameters: { scenario: { role: 'member', push: 'on', waits: ['pushHere'] } },
};
export const Failed: Story = {
  parameters: {
    scenario: { role: 'member', push: 'on', refusals: { pushHere: { message: 'try_again' } } },
  },
};
export const Refused: Story = {
  parameters: {
    scenario: { role: 'member', push: 'off', refusals: { pushOn: { message: 'push_service_unknown' } } },
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Bật thông báo' }));
    const alert = await screen.findByRole('alert');
    await waitFor(() => expect(alert).toBeVisible());
  },
};
