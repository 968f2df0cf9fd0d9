import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, waitFor } from 'storybook/test';
import { SupportModal } from '@/features/support/SupportModal';
import { SupportPanel } from '@/features/support/SupportPanel';
import { inScenario } from '../../inScenario';

const meta = {
  component: SupportModal,
  ...inScenario,
  args: { onClose: fn() },
  parameters: { scenario: { role: 'member' }, requirements: ['INFO-03', 'MOD-01'] },
} satisfies Meta<typeof SupportModal>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The address of the chat opens the panel and leaves the address again. */
export const OpensThePanel: Story = {
  render: (args) => (
    <>
      <SupportModal {...args} />
      <SupportPanel />
    </>
  ),
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(await canvas.findByRole('dialog', { name: 'Hỗ trợ trực tuyến' })).toBeVisible();
  },
};
