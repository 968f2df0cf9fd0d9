import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ContractsPage } from '@/features/contracts/ContractsPage';
import { inScenario } from '../../inScenario';

const meta = {
  component: ContractsPage,
  ...inScenario,
  parameters: { scenario: { role: 'agent' }, requirements: ['AGENT-05'] },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { tags: ['brand-matrix', 'phone'] };
export const Nothing: Story = { parameters: { scenario: { role: 'agent', data: 'empty' } } };
export const Waiting: Story = { parameters: { scenario: { role: 'agent', waits: ['contracts'] } } };
export const Failed: Story = {
  parameters: { scenario: { role: 'agent', refusals: { contracts: { message: 'try_again' } } } },
};
