import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { RealityCheck } from '@/features/safer-play/RealityCheck';
import { inScenario } from '../../inScenario';

const meta = {
  component: RealityCheck,
  ...inScenario,
  parameters: { scenario: { role: 'member' }, requirements: ['SAFE-02'] },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Due: Story = {};
