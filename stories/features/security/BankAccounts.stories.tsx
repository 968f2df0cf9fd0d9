import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { BankAccounts } from '@/features/security/BankAccounts';
import { inScenario } from '../../inScenario';

const meta = {
  component: BankAccounts,
  ...inScenario,
  parameters: { scenario: { role: 'member' }, requirements: ['MEM-02'] },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = { tags: ['phone'] };
export const Nothing: Story = { parameters: { scenario: { role: 'member', data: 'empty' } } };
export const Failed: Story = {
  parameters: { scenario: { role: 'member', refusals: { bankAccounts: { message: 'try_again' } } } },
};
