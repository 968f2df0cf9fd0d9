import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { PauseSummary } from '@/shared/PauseSummary';
import * as given from '@/testing/scenario/saferPlayFixtures';
import { inScenario } from '../inScenario';

const meta = {
  component: PauseSummary,
  ...inScenario,
  parameters: { scenario: { role: 'member' }, requirements: ['SAFE-03'] },
  args: { pause: given.excluded },
} satisfies Meta<typeof PauseSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Excluded: Story = {};
export const WithoutAnEnd: Story = { args: { pause: given.endless } };
