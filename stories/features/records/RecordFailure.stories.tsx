import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { RecordFailure } from '@/features/records/RecordFailure';
import { inScenario } from '../../scenario/inScenario';

const meta = {
  component: RecordFailure,
  ...inScenario,
  parameters: { scenario: { role: 'member' }, requirements: ['MEM-08'] },
  args: { onRetry: () => undefined, busy: false },
} satisfies Meta<typeof RecordFailure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {};
export const Retrying: Story = { args: { busy: true } };
