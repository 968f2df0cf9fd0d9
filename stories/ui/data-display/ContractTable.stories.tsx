import { styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Amount } from '@/ui/typography/Amount';
import { Button } from '@/ui/actions/Button';
import { ContractTable, type TableColumn } from '@/ui/data-display/ContractTable';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { StatusLabel } from '@/ui/feedback/StatusLabel';
import { sideScrollClasses } from '@/ui/layout/SideScroll';
import { stressTexts } from '@/testing/samples';
import { inBrandsAndOnPhone } from '../../modes';

interface Tier {
  id: string;
  name: string;
  bet: string;
  members: string;
  profit: string;
  rate: string;
  state: 'success' | 'warning' | 'danger';
}

const states = { success: 'Đã ký', warning: 'Chờ xử lý', danger: 'Từ chối' } as const;

const tier = (index: number): Tier => ({
  id: String(index),
  name: index === 2 ? stressTexts.longLabel : `Cổ tức bậc ${index + 1}`,
  bet: `${((index + 1) * 250).toLocaleString('vi-VN')}.000.000 ₫`,
  members: String((index + 1) * 5),
  profit: index % 2 ? `−${index}.250.000 ₫` : `+${index + 4}.250.000 ₫`,
  rate: `${(index + 1) * 2},5%`,
  state: (['success', 'warning', 'danger'] as const)[index % 3] ?? 'success',
});

const columns: TableColumn<Tier>[] = [
  { id: 'name', label: 'Hợp đồng', render: ({ name }) => name },
  {
    id: 'bet',
    label: 'Cược hợp lệ',
    figures: true,
    sortable: true,
    render: ({ bet }) => bet,
    total: '3.750.000.000 ₫',
  },
  {
    id: 'members',
    label: 'Thành viên hoạt động',
    figures: true,
    sortable: true,
    render: ({ members }) => members,
    total: '75',
  },
  {
    id: 'profit',
    label: 'Lãi lỗ',
    figures: true,
    render: ({ profit }) => <Amount tone={profit.startsWith('+') ? 'gain' : 'loss'}>{profit}</Amount>,
    total: '+16.250.000 ₫',
  },
  { id: 'rate', label: 'Tỷ lệ', figures: true, render: ({ rate }) => rate },
  {
    id: 'state',
    label: 'Trạng thái',
    render: ({ state }) => <StatusLabel tone={state}>{states[state]}</StatusLabel>,
  },
];

/** As wide as the page of a centre at 768, and at 1024. */
const OnTablet = styled('div')({ maxWidth: 430 });
const OnLaptop = styled('div')({ maxWidth: 640 });

const labels = {
  region: 'Trang',
  previous: 'Trang trước',
  next: 'Trang sau',
  page: (page: number) => `Trang ${page}`,
};

const meta = {
  component: ContractTable<Tier>,
  parameters: { requirements: ['WL-07'] },
  args: {
    caption: 'Hợp đồng cổ tức',
    columns,
    rows: Array.from({ length: 5 }, (_, index) => tier(index)),
    keyOf: ({ id }) => id,
    sort: { column: 'bet', way: 'descending' },
    onSort: fn(),
    totalLabel: 'Tổng trang này',
    exportLabel: 'Xuất CSV',
    onExport: fn(),
    paging: { page: 1, count: 4, onChange: fn(), labels },
  },
} satisfies Meta<typeof ContractTable<Tier>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  tags: ['brand-matrix', 'picture', 'phone'],
  parameters: { chromatic: { modes: inBrandsAndOnPhone } },
  play: async ({ canvas, args }) => {
    if (innerWidth < 600) return;
    await expect(canvas.getByRole('columnheader', { name: 'Cược hợp lệ' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Cược hợp lệ' }));
    await expect(args.onSort).toHaveBeenCalledWith({ column: 'bet', way: 'ascending' });
    await userEvent.click(canvas.getByRole('button', { name: 'Xuất CSV' }));
    await expect(args.onExport).toHaveBeenCalledOnce();
  },
};
export const Loading: Story = { tags: ['phone'], args: { loading: true } };
export const Empty: Story = {
  tags: ['brand-matrix'],
  args: {
    rows: [],
    nothing: <EmptyState plain title="Chưa có hợp đồng" action={<Button>Đổi ngày</Button>} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Chưa có hợp đồng')).toBeVisible();
    await expect(canvas.queryByText('Tổng trang này')).not.toBeInTheDocument();
  },
};
export const Failed: Story = {
  args: {
    rows: [],
    nothing: <ErrorState plain title="Chưa tải được hợp đồng" retryLabel="Thử lại" onRetry={fn()} />,
  },
};
export const OnePage: Story = { args: { paging: undefined } };
export const WithoutTotals: Story = { args: { totalLabel: undefined, onExport: undefined } };
export const ManyRows: Story = {
  args: { rows: Array.from({ length: 40 }, (_, index) => tier(index)) },
  play: async ({ canvasElement }) => {
    const head = within(canvasElement).getByRole('columnheader', { name: 'Hợp đồng' });
    const scroll = canvasElement.querySelector(`.${sideScrollClasses.area}`);
    const top = head.getBoundingClientRect().top;
    scroll?.scrollTo(0, 400);
    await expect(head.getBoundingClientRect().top).toBeCloseTo(top, 0);
  },
};
/** Beside the menu of a centre a tablet has no more room than a phone. */
export const InACentreOnATablet: Story = {
  args: { rows: [tier(0), tier(2)] },
  render: (args) => (
    <OnTablet>
      <ContractTable {...args} />
    </OnTablet>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Hợp đồng cổ tức' })).not.toHaveAttribute('tabindex');
  },
};
/** More columns than there is room for: the table fades where it goes on. */
export const MoreColumns: Story = {
  args: { rows: [tier(0), tier(2)] },
  render: (args) => (
    <OnLaptop>
      <ContractTable {...args} />
    </OnLaptop>
  ),
  play: async ({ canvas }) => {
    if (innerWidth < 700) return;
    const area = canvas.getByRole('group', { name: 'Hợp đồng cổ tức' });
    await expect(area).toHaveAttribute('tabindex', '0');
    await waitFor(() =>
      expect(getComputedStyle(area.parentElement ?? area, '::after').content).not.toBe('none'),
    );
  },
};
