import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { MyBets } from '@/features/sports/MyBets';
import { useMatchWords } from '@/features/sports/useMatchWords';
import { inScenario } from '../../inScenario';

function OwnBets() {
  return <MyBets words={useMatchWords('decimal')} />;
}

const meta = {
  component: OwnBets,
  ...inScenario,
  parameters: { scenario: { role: 'member' }, requirements: ['SPORT-01'] },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('+1.150.000 ₫')).toBeInTheDocument();
  },
};
export const Empty: Story = { parameters: { scenario: { role: 'member', data: 'empty' } } };
export const Loading: Story = { parameters: { scenario: { role: 'member', waits: ['sportsBets'] } } };
export const Failed: Story = {
  parameters: { scenario: { role: 'member', refusals: { sportsBets: { message: 'try_again' } } } },
};
