import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { HeadTailTable } from '@/features/lottery/HeadTailTable';
import { ResultSheet } from '@/features/lottery/ResultSheet';
import { openedDraws } from '@/testing/scenario/lotteryFixtures';
import { inScenario } from '../../inScenario';

const numbers = (openedDraws('VNMB').list[0]?.prizes ?? []).flatMap((prize) => prize.numbers);

const meta = {
  component: HeadTailTable,
  ...inScenario,
  args: { numbers },
  decorators: [
    ...(inScenario.decorators as []),
    (Story) => (
      <ResultSheet title="Đầu và đuôi" note="27 số">
        <Story />
      </ResultSheet>
    ),
  ],
  parameters: { requirements: ['LOTT-01'] },
} satisfies Meta<typeof HeadTailTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const North: Story = {
  tags: ['phone'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(10);
  },
};
/** All numbers end alike, so that one row has all of them. */
export const OneHead: Story = { tags: ['phone'], args: { numbers: Array.from({ length: 27 }, () => '55') } };
