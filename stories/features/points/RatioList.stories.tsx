import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { RatioList } from '@/features/points/RatioList';
import { inScenario } from '../../inScenario';

const meta = {
  component: RatioList,
  ...inScenario,
  parameters: { scenario: { role: 'member' }, requirements: ['POINT-01'] },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { tags: ['brand-matrix', 'phone'] };
export const Nothing: Story = { parameters: { scenario: { role: 'member', data: 'empty' } } };
export const Waiting: Story = { parameters: { scenario: { role: 'member', waits: ['pointsConfig'] } } };
export const Failed: Story = {
  parameters: { scenario: { role: 'member', refusals: { pointsConfig: { message: 'try_again' } } } },
};
