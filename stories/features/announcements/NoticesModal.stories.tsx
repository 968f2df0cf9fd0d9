import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { NoticesModal } from '@/features/announcements/NoticesModal';
import { inScenario } from '../../inScenario';
import { inBrandsAndOnPhone } from '../../modes';

const meta = {
  component: NoticesModal,
  ...inScenario,
  parameters: { requirements: ['MOD-04'] },
  args: { onClose: () => undefined },
} satisfies Meta<typeof NoticesModal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  tags: ['brand-matrix', 'picture', 'phone'],
  parameters: { chromatic: { modes: inBrandsAndOnPhone } },
};
export const Failed: Story = { parameters: { scenario: { data: 'error' } } };
