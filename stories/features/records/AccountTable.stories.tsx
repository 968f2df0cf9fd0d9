import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { AccountTable } from '@/features/records/AccountTable';
import * as centre from '@/testing/scenario/recordFixtures';
import { inScenario } from '../../inScenario';

const meta = {
  component: AccountTable,
  ...inScenario,
  parameters: { scenario: { role: 'member' }, requirements: ['MEM-08'] },
  args: { record: centre.accountRecord, page: 1, onPage: () => undefined },
} satisfies Meta<typeof AccountTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { tags: ['phone'] };
export const Waiting: Story = { args: { record: undefined } };
