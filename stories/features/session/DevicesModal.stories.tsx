import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { DevicesModal } from '@/features/session/DevicesModal';
import { inScenario } from '../../scenario/inScenario';

const meta = { component: DevicesModal, ...inScenario, args: { onClose: () => undefined } } satisfies Meta<
  typeof DevicesModal
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  tags: ['brand-matrix', 'phone'],
  parameters: { scenario: { role: 'member' } },
};
