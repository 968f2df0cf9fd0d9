import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { CalendarInLanguage, type CalendarInLanguageProps } from '@/ui/fields/CalendarInLanguage';
import { BelowButton } from '../../BelowButton';

const Opened = (props: Omit<CalendarInLanguageProps, 'anchor'>) => (
  <BelowButton label="Lịch">{(anchor) => <CalendarInLanguage {...props} anchor={anchor} />}</BelowButton>
);

const meta = {
  component: Opened,
  args: {
    label: 'Từ ngày',
    closeLabel: 'Đóng',
    language: 'vi',
    today: '2026-11-20',
    day: undefined,
    min: undefined,
    max: undefined,
    from: undefined,
    onChange: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof Opened>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InVietnamese: Story = {};
export const InChinese: Story = {
  globals: { language: 'CN' },
  args: { label: '开始日期', closeLabel: '关闭', language: 'zh' },
};
export const InMalay: Story = { args: { label: 'Dari tarikh', closeLabel: 'Tutup', language: 'ms' } };
export const InThai: Story = {
  globals: { language: 'TY' },
  args: { label: 'ตั้งแต่วันที่', closeLabel: 'ปิด', language: 'th' },
};
export const InPortuguese: Story = { args: { label: 'De', closeLabel: 'Fechar', language: 'pt' } };
