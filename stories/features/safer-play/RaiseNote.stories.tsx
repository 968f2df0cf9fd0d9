import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { RaiseNote } from '@/features/safer-play/RaiseNote';
import * as given from '@/testing/scenario/saferPlayFixtures';
import { inScenario } from '../../inScenario';

const meta = {
  component: RaiseNote,
  ...inScenario,
  parameters: { scenario: { role: 'member' }, requirements: ['SAFE-01'] },
  args: {
    limit: given.rows.waiting,
    setLimit: given.limitTaken,
    confirmLimit: given.limitTaken,
    onDone: () => undefined,
  },
} satisfies Meta<typeof RaiseNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};
export const ReadyToConfirm: Story = { args: { limit: given.rows.ready } };
export const NoLimitReadyToConfirm: Story = { args: { limit: given.rows.readyForNone } };
