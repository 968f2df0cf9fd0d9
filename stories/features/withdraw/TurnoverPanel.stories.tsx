import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { TurnoverPanel } from '@/features/withdraw/TurnoverPanel';
import * as given from '@/testing/scenario/cashierFixtures';
import { inScenario } from '../../inScenario';

const meta = {
  component: TurnoverPanel,
  ...inScenario,
  parameters: { scenario: { role: 'member' }, requirements: ['MEM-05'] },
  args: { turnover: given.turnoverOpen },
} satisfies Meta<typeof TurnoverPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = { tags: ['brand-matrix', 'phone'] };
export const Met: Story = { args: { turnover: given.turnoverMet } };
/** Nothing has been wagered yet: the whole deposit is bound. */
export const AfterADeposit: Story = {
  args: {
    turnover: {
      ...given.turnoverOpen,
      open: given.turnoverOpen.open.filter(({ source }) => source === 'deposit'),
    },
  },
};
