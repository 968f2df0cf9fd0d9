import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { RoundModal } from '@/features/records/RoundModal';
import { inScenario } from '../../inScenario';

const meta = {
  component: RoundModal,
  ...inScenario,
  parameters: { scenario: { role: 'member' }, requirements: ['MEM-08'] },
  args: { item: 'story', onClose: () => undefined },
} satisfies Meta<typeof RoundModal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { tags: ['brand-matrix', 'phone'] };
