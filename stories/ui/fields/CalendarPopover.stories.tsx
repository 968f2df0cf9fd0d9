import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { CalendarPopover, type CalendarPopoverProps } from '@/ui/fields/CalendarPopover';
import { calendarWords as vietnamese } from '@/ui/fields/calendarWords/vi';
import { BelowButton } from '../../BelowButton';

const Opened = (props: Omit<CalendarPopoverProps, 'anchor'>) => (
  <BelowButton label="Lịch">{(anchor) => <CalendarPopover {...props} anchor={anchor} />}</BelowButton>
);

const meta = {
  component: Opened,
  args: {
    label: 'Từ ngày',
    closeLabel: 'Đóng',
    words: vietnamese,
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

export const NothingChosen: Story = {};
/** A month with days in six weeks, and a selected day outside of today's month. */
export const LongMonth: Story = { args: { day: '2026-08-31' } };
