import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent } from 'storybook/test';
import { ProvinceBoard } from '@/features/lottery/ProvinceBoard';
import { ResultSheet } from '@/features/lottery/ResultSheet';
import { lotteryContent } from '@/testing/scenario/lotteryFixtures';
import { inScenario } from '../../inScenario';

const draws = lotteryContent('full').recentDraws.list.filter(({ gameCode }) =>
  ['VNVL', 'VNBD', 'VNTV', 'VNMN'].includes(gameCode),
);

const meta = {
  component: ProvinceBoard,
  ...inScenario,
  args: { caption: 'Kết quả Miền Nam', draws, isFresh: (): boolean => false, onOpen: fn() },
  decorators: [
    ...(inScenario.decorators as []),
    (Story) => (
      <ResultSheet title="Miền Nam" note="Thứ Sáu, 20/11">
        <Story />
      </ResultSheet>
    ),
  ],
  parameters: { requirements: ['LOTT-01'] },
} satisfies Meta<typeof ProvinceBoard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FourProvinces: Story = {
  tags: ['brand-matrix', 'phone'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Vĩnh Long/ }));
    await expect(args.onOpen).toHaveBeenCalledWith('VNVL');
    await expect(canvas.getAllByRole('rowheader').at(-1)).toHaveAccessibleName('Giải đặc biệt');
  },
};
/** The prizes drop into place 120 ms apart; under reduced motion they stand. */
export const Fresh: Story = { args: { isFresh: () => true } };
export const OneProvince: Story = { args: { draws: draws.slice(0, 1) } };
