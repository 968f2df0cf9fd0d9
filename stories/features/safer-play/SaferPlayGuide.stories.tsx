import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SaferPlayGuide } from '@/features/safer-play/SaferPlayGuide';
import { inScenario } from '../../inScenario';

const meta = {
  component: SaferPlayGuide,
  ...inScenario,
  parameters: { requirements: ['SAFE-06'] },
  args: { guest: true },
} satisfies Meta<typeof SaferPlayGuide>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {};
export const Trial: Story = { args: { guest: false } };
