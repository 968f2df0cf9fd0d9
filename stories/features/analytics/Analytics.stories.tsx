import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Analytics } from '@/features/analytics/Analytics';
import { inScenario } from '../../inScenario';

const meta = {
  component: Analytics,
  ...inScenario,
  parameters: { layout: 'fullscreen', requirements: ['SYS-13'] },
  args: { id: 'G-STORY123' },
} satisfies Meta<typeof Analytics>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Asks: Story = {};
export const MalformedId: Story = { args: { id: 'G-1";alert(1)' } };
