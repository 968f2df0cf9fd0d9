import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { HandedLink } from '@/features/agents/HandedLink';
import { inScenario } from '../../inScenario';

const meta = {
  component: HandedLink,
  ...inScenario,
  parameters: { scenario: { role: 'agent' }, requirements: ['AGENT-02'] },
  args: { address: 'https://aurora.example/register?affiliateCode=MINHANH' },
} satisfies Meta<typeof HandedLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { tags: ['phone'] };
