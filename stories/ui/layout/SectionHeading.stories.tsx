import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { stressTexts } from '@/testing/samples';
import { IconButton } from '@/ui/actions/IconButton';
import { CaretRightIcon } from '@/ui/media/icons';
import { SectionHeading } from '@/ui/layout/SectionHeading';

const meta = {
  component: SectionHeading,
  tags: ['brand-matrix'],
  args: { title: 'Trận đấu nổi bật' },
} satisfies Meta<typeof SectionHeading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithMore: Story = { args: { more: { label: 'Xem tất cả', href: '/promotions' } } };
export const WithEnd: Story = {
  args: {
    end: (
      <IconButton variant="soft" label="Sau">
        <CaretRightIcon fontSize={14} />
      </IconButton>
    ),
  },
};
export const LongTitle: Story = {
  tags: ['phone'],
  args: { title: stressTexts.longLabel, more: { label: 'Xem tất cả', href: '/promotions' } },
};
