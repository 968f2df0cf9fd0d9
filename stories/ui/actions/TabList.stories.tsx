import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent } from 'storybook/test';
import { pictures } from '@/testing/samples';
import { TabList } from '@/ui/actions/TabList';
import { tabIds } from '@/ui/actions/tabIds';
import { inBrandsAndOnPhone } from '../../modes';

const meta = {
  component: TabList,
  render: (args) => (
    <>
      <TabList {...args} />
      <div
        role="tabpanel"
        id={tabIds(args.idBase, args.value).panel}
        aria-labelledby={tabIds(args.idBase, args.value).tab}
      />
    </>
  ),
  args: {
    label: 'Sảnh trò chơi',
    idBase: 'lobby',
    value: 'RNG',
    onChange: fn(),
    tabs: [
      { id: 'WINNER', label: 'Thắng lớn', icon: <img src={pictures.trophy} alt="" width={24} height={24} /> },
      { id: 'RNG', label: 'Slots', icon: <img src={pictures.slots} alt="" width={24} height={24} /> },
      { id: 'LIVE', label: 'Casino', icon: <img src={pictures.live} alt="" width={24} height={24} /> },
      { id: 'FISH', label: 'Bắn cá', icon: <img src={pictures.fish} alt="" width={24} height={24} /> },
      { id: 'PVP', label: 'Game bài', icon: <img src={pictures.cards} alt="" width={24} height={24} /> },
    ],
  },
} satisfies Meta<typeof TabList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithArt: Story = {
  tags: ['brand-matrix', 'picture', 'phone'],
  parameters: { chromatic: { modes: inBrandsAndOnPhone } },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Slots' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenCalledWith('LIVE', expect.anything());
  },
};
export const Segment: Story = {
  tags: ['brand-matrix'],
  args: {
    variant: 'segment',
    value: 'a',
    label: 'Cách đăng nhập',
    tabs: [
      { id: 'a', label: 'Tên đăng nhập' },
      { id: 'b', label: 'Số điện thoại' },
    ],
  },
};
