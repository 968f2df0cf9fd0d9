import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { userEvent } from 'storybook/test';
import { LimitRow } from '@/features/safer-play/LimitRow';
import * as given from '@/testing/scenario/saferPlayFixtures';
import { inScenario } from '../../inScenario';

const meta = {
  component: LimitRow,
  ...inScenario,
  // A row must be inside a list, as in the view.
  render: (args) => (
    <ul style={{ margin: 0, padding: 0, listStyle: 'none' }}>
      <LimitRow {...args} />
    </ul>
  ),
  parameters: { scenario: { role: 'member' }, requirements: ['SAFE-01', 'SAFE-06'] },
  args: {
    limit: given.rows.used,
    setLimit: given.limitTaken,
    confirmLimit: given.limitTaken,
  },
} satisfies Meta<typeof LimitRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Used: Story = {};
export const NotSet: Story = { args: { limit: given.rows.notSet } };
export const UsedUp: Story = { args: { limit: given.rows.usedUp } };
export const OnTime: Story = { args: { limit: given.timeLimit('day', 120, 45) } };
export const LongAmounts: Story = { tags: ['phone'], args: { limit: given.rows.long } };
export const Saved: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Đổi/ }));
    await userEvent.type(await canvas.findByRole('textbox'), '2000000{Enter}');
    await canvas.findByText(/^Đã lưu/);
  },
};
export const Opened: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Đổi/ }));
    await canvas.findByRole('form');
  },
};
