import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { Button } from '@/ui/actions/Button';
import { CalendarPopover, type CalendarPopoverProps } from '@/ui/fields/CalendarPopover';
import { calendarWords as vietnamese } from '@/ui/fields/calendarWords/vi';

function Opened(props: Omit<CalendarPopoverProps, 'anchor'>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <span ref={setAnchor}>
        <Button>Lịch</Button>
      </span>
      {anchor && <CalendarPopover {...props} anchor={anchor} />}
    </>
  );
}

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
