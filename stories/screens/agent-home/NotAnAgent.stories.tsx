import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { NotAnAgent } from '@/screens/agent-home/NotAnAgent';
import { inScenario } from '../../inScenario';

const meta = {
  component: NotAnAgent,
  ...inScenario,
  parameters: { scenario: { role: 'member' }, layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Player: Story = { tags: ['phone'] };
