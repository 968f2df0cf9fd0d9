import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent } from 'storybook/test';
import { stressTexts } from '@/testing/samples';
import { GiftIcon, WrenchFillIcon } from '@/ui/media/icons';
import { NoticeList } from '@/features/announcements/NoticeList';

const items = Array.from({ length: 11 }, (_, index) => ({
  id: String(index),
  title: index === 3 ? stressTexts.longLabel : `Bảo trì định kỳ lần ${index + 1}`,
  time: '20:45 20/11/2026',
}));

const meta = {
  component: NoticeList,
  args: {
    items,
    page: 1,
    open: null,
    onPage: fn(),
    onOpen: fn(),
    renderContent: () => <p>{stressTexts.consent}</p>,
    labels: { region: 'Trang', previous: 'Trang trước', next: 'Trang sau', page: (page) => `Trang ${page}` },
  },
} satisfies Meta<typeof NoticeList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EightToAPage: Story = {
  tags: ['brand-matrix', 'phone'],
  parameters: { requirements: ['MOD-04'] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8);
    await userEvent.click(canvas.getByRole('button', { name: 'Trang 2' }));
    await expect(args.onPage).toHaveBeenCalledWith(2, expect.anything());
  },
};
export const LastPage: Story = { args: { page: 2 } };
export const OneOpen: Story = { tags: ['phone'], args: { open: '2' } };
export const WithTeasers: Story = {
  tags: ['brand-matrix', 'phone'],
  args: {
    items: items.map((item, place) => ({
      ...item,
      icon: place % 2 ? <GiftIcon fontSize={22} /> : <WrenchFillIcon fontSize={22} />,
      teaser: stressTexts.consent,
    })),
  },
};
export const OnlyOne: Story = { args: { items: items.slice(0, 1) } };
