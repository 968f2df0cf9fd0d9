import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { PrizeBoard } from '@/ui/gaming/PrizeBoard';
import { inBrandsAndOnPhone } from '../../modes';
import { openedDraws } from '@/testing/scenario/lotteryFixtures';

const names = [
  'Giải đặc biệt',
  'Giải nhất',
  'Giải nhì',
  'Giải ba',
  'Giải tư',
  'Giải năm',
  'Giải sáu',
  'Giải bảy',
  'Giải tám',
];

const board = (code: string) =>
  (openedDraws(code).list[0]?.prizes ?? []).map(({ tier, numbers }, place) => ({
    id: tier,
    label: names[place] ?? tier,
    numbers,
  }));

const meta = {
  component: PrizeBoard,
  args: { caption: 'Kết quả Hà Nội 5 phút', prizes: board('VNHN5M') },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 512 }}>
        <Story />
      </div>
    ),
  ],
  parameters: { requirements: ['LOTT-01'] },
} satisfies Meta<typeof PrizeBoard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const North: Story = {
  tags: ['brand-matrix', 'phone'],
  parameters: { chromatic: { modes: inBrandsAndOnPhone } },
};
export const South: Story = {
  tags: ['brand-matrix', 'phone'],
  args: { prizes: board('VNMN'), lastStandsOut: true },
};
export const FourDigits: Story = { tags: ['phone'], args: { prizes: board('SEAQ1M') } };
export const WithHits: Story = { args: { marked: ['68', '07'] } };
/** Each prize drops 120 ms after the one above it; under reduced motion all stand at once. */
export const Fresh: Story = { tags: ['phone'], args: { fresh: true, shortLabels: true } };
