import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { MemberArea } from '@/features/member-area/MemberArea';
import { inScenario } from '../../inScenario';

const meta = {
  component: MemberArea,
  ...inScenario,
  parameters: { requirements: ['HDR-04', 'HDR-05'], scenario: { role: 'member' } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Member: Story = { tags: ['brand-matrix', 'phone'] };
export const Trial: Story = { parameters: { scenario: { role: 'trial' } } };
export const Agent: Story = { parameters: { scenario: { role: 'agent' } } };
export const Loading: Story = { parameters: { scenario: { role: 'member', data: 'loading' } } };
export const Failed: Story = { parameters: { scenario: { role: 'member', data: 'error' } } };
export const LongName: Story = {
  tags: ['phone'],
  parameters: { scenario: { role: 'member', data: 'long' } },
};
