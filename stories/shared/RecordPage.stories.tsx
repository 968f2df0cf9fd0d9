import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { MoveTiles } from '@/features/records/MoveTiles';
import { RecordPage } from '@/shared/RecordPage';
import { useRecordState } from '@/shared/useRecordState';
import { useAccountRecord } from '@/data/resources/useRecords';
import { inScenario } from '../inScenario';

function Page() {
  const state = useRecordState();
  return (
    <RecordPage state={state} record={useAccountRecord(state.query)}>
      {(value) => <MoveTiles sums={value?.sums} />}
    </RecordPage>
  );
}

const meta = {
  component: Page,
  ...inScenario,
  parameters: { scenario: { role: 'member' }, requirements: ['MEM-08'] },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Failed: Story = {
  parameters: { scenario: { role: 'member', refusals: { accountRecord: { message: 'try_again' } } } },
};
