import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { MissionsPage } from '@/features/rewards/MissionsPage';
import { inScenario } from '../../inScenario';

const meta = {
  component: MissionsPage,
  ...inScenario,
  parameters: { scenario: { role: 'member' }, requirements: ['MEM-11', 'LOTT-02'] },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { tags: ['brand-matrix', 'picture', 'phone'] };
export const Nothing: Story = { parameters: { scenario: { role: 'member', data: 'empty' } } };
export const Waiting: Story = { parameters: { scenario: { role: 'member', waits: ['missionSummary'] } } };
export const Failed: Story = {
  parameters: { scenario: { role: 'member', refusals: { missionSummary: { message: 'try_again' } } } },
};
