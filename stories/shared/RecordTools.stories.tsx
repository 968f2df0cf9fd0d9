import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { RecordTools } from '@/shared/RecordTools';
import { useRecordState } from '@/shared/useRecordState';
import { Button } from '@/ui/actions/Button';
import { inScenario } from '../inScenario';

function Tools() {
  return <RecordTools state={useRecordState()} end={<Button>Xuất CSV</Button>} />;
}

const meta = {
  component: Tools,
  ...inScenario,
  parameters: { scenario: { role: 'member' }, requirements: ['MEM-08'] },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const LastWeek: Story = { tags: ['phone'] };
