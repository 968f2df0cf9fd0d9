import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { AccountRecordPage } from '@/features/records/AccountRecordPage';
import { inScenario } from '../../inScenario';

const meta = {
  component: AccountRecordPage,
  ...inScenario,
  parameters: { scenario: { role: 'member' }, requirements: ['MEM-08'] },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { tags: ['brand-matrix', 'picture', 'phone'] };
export const Nothing: Story = { parameters: { scenario: { role: 'member', data: 'empty' } } };
export const Waiting: Story = { parameters: { scenario: { role: 'member', waits: ['accountRecord'] } } };
export const Failed: Story = {
  parameters: { scenario: { role: 'member', refusals: { accountRecord: { message: 'try_again' } } } },
};
