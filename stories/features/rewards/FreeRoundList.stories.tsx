import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { FreeRoundList } from '@/features/rewards/FreeRoundList';
import { inScenario } from '../../inScenario';

const meta = {
  component: FreeRoundList,
  ...inScenario,
  parameters: { scenario: { role: 'member' }, requirements: ['MEM-09'] },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = { tags: ['phone'] };
export const Waiting: Story = { parameters: { scenario: { role: 'member', waits: ['freeRounds'] } } };
export const Failed: Story = {
  parameters: { scenario: { role: 'member', refusals: { freeRounds: { message: 'try_again' } } } },
};
