import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { RestSummary } from '@/shared/RestSummary';
import * as given from '@/testing/scenario/saferPlayFixtures';
import { inScenario } from '../inScenario';

const meta = {
  component: RestSummary,
  ...inScenario,
  parameters: { scenario: { role: 'member' }, requirements: ['SAFE-03'] },
  args: { pause: given.excluded },
} satisfies Meta<typeof RestSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Excluded: Story = {};
export const WithoutAnEnd: Story = { args: { pause: given.endless } };
