import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { stressTexts } from '@/testing/samples';
import { CentrePage } from '@/ui/layout/CentrePage';
import { Note } from '@/ui/feedback/Note';

const meta = {
  component: CentrePage,
  args: { lead: '3 tin chưa đọc', children: <Note tone="info">{stressTexts.marks}</Note> },
} satisfies Meta<typeof CentrePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithLead: Story = {};
export const WithoutLead: Story = { render: ({ children }) => <CentrePage>{children}</CentrePage> };
export const LongText: Story = { args: { lead: stressTexts.longLabel } };
